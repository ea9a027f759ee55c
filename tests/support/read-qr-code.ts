import readCode from 'jsqr';

/** Pixels per module: decoders need several. */
const SCALE = 4;

/** The text of a page's QR code, decoded from its drawing; `undefined` without one. */
export function readQrCode(html: string): string | undefined {
  const svg = /<svg[^>]*viewBox="0 0 (\d+) \d+"[^>]*shape-rendering="crispEdges".*?<\/svg>/s.exec(html);
  if (!svg) return undefined;
  const size = Number(svg[1]) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of svg[0].matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    paint(pixels, size, { x: Number(x), y: Number(y), length: Number(length) });
  }
  return readCode(pixels, size, size)?.data;
}

function paint(pixels: Uint8ClampedArray, size: number, run: { x: number; y: number; length: number }): void {
  for (let y = run.y * SCALE; y < (run.y + 1) * SCALE; y += 1) {
    for (let x = run.x * SCALE; x < (run.x + run.length) * SCALE; x += 1) {
      pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
}
