import sharp from 'sharp';

export type Tone = 'light' | 'dark';

const SAMPLE_WIDTH = 64;
/** Share of the width, from the left, where headlines stand. */
const HEADLINE_SHARE = 0.55;
/** Below this relative luminance (WCAG 2.2) white text has the higher contrast; the scrim does the rest. */
const MIN_LIGHT = 0.3;

/** Tone of the part of a picture that headlines stand on. @throws when the picture cannot be decoded */
export async function toneOf(source: Buffer): Promise<Tone> {
  const { data, info } = await sharp(source)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: SAMPLE_WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const width = Math.round(info.width * HEADLINE_SHARE);
  let sum = 0;
  for (let row = 0; row < info.height; row += 1)
    for (let column = 0; column < width; column += 1)
      sum += luminance(data, (row * info.width + column) * info.channels);
  return sum / (width * info.height) < MIN_LIGHT ? 'dark' : 'light';
}

function luminance(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => linear((data[at + channel] ?? 0) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
