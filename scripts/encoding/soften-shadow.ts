import sharp from 'sharp';

/** Shadow this faint is the renderer's noise floor: it would draw the frame as a box. Above the second, all is kept. */
const FLOOR = { none: 0.05, whole: 0.16 };
const OPAQUE = 250;

/**
 * The shadow of a cut-out brought to nothing before it reaches the frame: its faintest part goes, and the rest fades
 * over the margin (in pixels of the picture) that lies around the product. The product itself stays as it is.
 */
export async function softenShadow(cutOut: Buffer, margin: number): Promise<Buffer> {
  const { data, info } = await sharp(cutOut).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const across = fadeOf(width, margin);
  const down = fadeOf(height, margin);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = (y * width + x) * channels + 3;
      const alpha = data[place] ?? 0;
      if (alpha >= OPAQUE) continue;
      const fade = (across[x] ?? 0) * (down[y] ?? 0);
      data[place] = Math.round(alpha * smooth(FLOOR.none, FLOOR.whole, alpha / 255) * fade);
    }
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** From 0 at either end to 1 where the margin is over. */
function fadeOf(size: number, margin: number): Float32Array {
  return Float32Array.from({ length: size }, (_, place) =>
    smooth(0, Math.max(1, margin), Math.min(place, size - 1 - place)),
  );
}

function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
