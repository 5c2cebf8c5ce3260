// Collects the memories of the programs of a document: a script that runs before all others.
export const collectMemories = () => {
  self.memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const made = WebAssembly[name];
    WebAssembly[name] = async (...asked) => {
      const result = await made.apply(WebAssembly, asked);
      self.memories.push(...Object.values((result.instance ?? result).exports).filter((one) => one instanceof WebAssembly.Memory));
      return result;
    };
  }
};
