// Prints the time that a browser takes for a square of a plane, in a canvas and as SVG, and the quotient of the two.
// A plane of 1000 × 1000 values is coloured and put onto a canvas; 100 × 100 squares are written as SVG.
import { openBrowser } from "./browser.mjs";

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1100, height: 1100 } });
const { picture, squares } = await page.evaluate(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const side = 1000;
  const values = new Uint16Array(side * side).map((_, at) => ((at % side) * 7 + Math.floor(at / side) * 13) % 997);
  const palette = new Uint32Array(1024).map((_, value) => 0xff000000 | (value * 0x9e3779) % 0xffffff);
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  document.body.append(canvas);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const image = pen.createImageData(side, side);
  const colours = new Uint32Array(image.data.buffer);
  // The clock of a page is coarse: a batch is timed as one.
  const paint = (times) => {
    for (let i = 0; i < times; i += 1) {
      for (let at = 0; at < colours.length; at += 1) colours[at] = palette[(values[at] + i) & 1023];
      pen.putImageData(image, 0, 0);
      // Reading a pixel back forces the browser to paint; else it may skip pictures that are painted over.
      pen.getImageData(0, 0, 1, 1);
    }
  };
  const few = 100;
  const box = document.createElement("div");
  document.body.prepend(box);
  const draw = (round) => {
    const rects = [];
    for (let at = 0; at < few * few; at += 1) {
      const colour = palette[(values[at] + round) & 1023] & 0xffffff;
      rects.push(`<rect x="${(at % few) * 6}" y="${Math.floor(at / few) * 6}" width="6" height="6" fill="#${colour.toString(16).padStart(6, "0")}"/>`);
    }
    box.innerHTML = `<svg width="600" height="600">${rects.join("")}</svg>`;
    // Reading a size forces the layout.
    return box.firstChild.lastChild.getBoundingClientRect().width;
  };
  let [picture, squares] = [Infinity, Infinity];
  for (let round = 0; round < 12; round += 1) {
    await frame();
    let before = performance.now();
    paint(10);
    picture = Math.min(picture, (performance.now() - before) / 10);
    await frame();
    before = performance.now();
    draw(round);
    squares = Math.min(squares, performance.now() - before);
  }
  return { picture: picture / (side * side), squares: squares / (few * few) };
});
await browser.close();
const nanos = (time) => (time * 1e6).toFixed(1);
console.log(`a square of a picture ${nanos(picture)} ns, of SVG ${nanos(squares)} ns, quotient ${(picture / squares).toFixed(6)}`);
