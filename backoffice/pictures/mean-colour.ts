import sharp from 'sharp';

/** A shadow is less opaque than its object. */
const OPAQUE = 250;
/** A small copy has the same mean. */
const SAMPLE_WIDTH = 160;

/** Mean colour of a picture's opaque pixels, as `#rrggbb`. @throws when it has none */
export async function meanColour(source: Buffer): Promise<string> {
  const { data, info } = await sharp(source)
    .ensureAlpha()
    .resize({ width: SAMPLE_WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at + 3] ?? 0) < OPAQUE) continue;
    count += 1;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
  }
  if (count === 0) throw new Error('The picture has no opaque pixel.');
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
