import sharp from 'sharp';

/** Below `none`, alpha is the renderer's noise, which would show the frame as a box; above `whole`, it is unchanged. */
const FLOOR = { none: 0.05, whole: 0.16 };
const OPAQUE = 250;

/**
 * Fades the shadow of a cut-out before it reaches the frame: removes the faintest alpha, and fades the rest
 * over the margin (in pixels) around the product. The product stays unchanged.
 */
export async function softenShadow(cutOut: Buffer, margin: number): Promise<Buffer> {
  const { data, info } = await sharp(cutOut).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const across = fadeOf(width, margin);
  const down = fadeOf(height, margin);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = (y * width + x) * channels + 3;
      const alpha = data[index] ?? 0;
      if (alpha >= OPAQUE) continue;
      const fade = (across[x] ?? 0) * (down[y] ?? 0);
      data[index] = Math.round(alpha * smooth(FLOOR.none, FLOOR.whole, alpha / 255) * fade);
    }
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** 0 at either end, 1 beyond the margin. */
function fadeOf(size: number, margin: number): Float32Array {
  return Float32Array.from({ length: size }, (_, index) =>
    smooth(0, Math.max(1, margin), Math.min(index, size - 1 - index)),
  );
}

function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
