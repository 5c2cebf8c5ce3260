// Times kernels of a module as it is told: a line with a name, answered by nanoseconds of processor time and the checksum.
const readline = require("node:readline");

const kernels = require(process.argv[2]);

// Wythoff's plane in plain JavaScript: the values on all three lines of each square are marked.
function planeInScript(side) {
  const values = new Uint32Array(side * side);
  const stamps = new Uint32Array(4 * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const stamp = y * side + x + 1;
      for (let other = 0; other < x; other += 1) stamps[values[y * side + other]] = stamp;
      for (let other = 0; other < y; other += 1) stamps[values[other * side + x]] = stamp;
      for (let by = 1; by <= Math.min(x, y); by += 1) stamps[values[(y - by) * side + x - by]] = stamp;
      let value = 0;
      while (stamps[value] === stamp) value += 1;
      values[y * side + x] = value;
    }
  }
  let sum = 0n;
  for (let n = 0; n < side; n += 1) {
    sum += BigInt(n | 1) * BigInt(values[n * side + n] + values[(side - 1) * side + n]);
  }
  return sum;
}

const scripts = { "plane-1000-script": () => planeInScript(1000) };

function once(name) {
  if (scripts[name]) return scripts[name]();
  const run = kernels.begin(name);
  if (!run) return undefined;
  for (;;) {
    const sum = run.step();
    if (sum !== undefined) {
      run.free();
      return sum;
    }
  }
}

function spent() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

// The least time that is believed, in microseconds; "cold" runs are not repeated.
const enough = process.argv.includes("--cold") ? 0 : 20_000;

function timed(name) {
  for (let runs = 1; ; runs *= 4) {
    const before = spent();
    let sum;
    for (let i = 0; i < runs; i += 1) sum = once(name);
    const time = spent() - before;
    if (sum === undefined) return "-";
    if (time >= enough) return `${Math.round((time * 1000) / runs)} ${sum}`;
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => console.log(timed(line.trim())));
