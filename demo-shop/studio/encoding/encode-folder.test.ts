import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { MediaManifest } from '#backoffice/demo/media-manifest.ts';
import { encodeFolder, type EncodedSize } from './encode-folder.ts';

const FRAME = { margin: 50, closeUp: 4, closeUpBelow: 100 };
const PANEL: EncodedSize = {
  key: 'panel',
  width: 600,
  height: 300,
  colours: ['red', 'blue'],
};
/** A wider size of the same product. */
const WIDE_PANEL: EncodedSize = { ...PANEL, width: 900, colours: ['red'] };
/** A small product, rendered close up with a quarter of the margin. */
const KNOB: EncodedSize = { key: 'knob', width: 75, height: 75, colours: ['red'] };

let root: string;
let from: string;
let to: string;
let manifest: MediaManifest;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atre-encoding-'));
  from = join(root, 'from');
  to = join(root, 'to');
  await mkdir(from);
  await draw('panel-600x300-red', '#c81e0a', { width: 700, height: 400 });
  await draw('panel-600x300-blue', '#0a1ec8', { width: 700, height: 400 });
  await draw('panel-900x300-red', '#c81e0a', { width: 500, height: 200 });
  await draw('knob-75x75-red', '#c81e0a', { width: 200, height: 200 });
  manifest = await encode([PANEL, WIDE_PANEL, KNOB]);
});
afterAll(() => rm(root, { recursive: true }));

const encode = (sizes: EncodedSize[], onPicture?: (label: string) => void) =>
  encodeFolder({ from, to, sizes, frame: FRAME, ...(onPicture && { onPicture }) });

/** A rectangle in the middle of a transparent background, above half-transparent black as a shadow. */
async function draw(name: string, colour: string, { width, height }: { width: number; height: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect x="30" y="60" width="${width - 80}" height="${height - 80}" fill="#000" fill-opacity=".5"/>
    <rect x="50" y="50" width="${width - 100}" height="${height - 100}" fill="${colour}"/></svg>`;
  await writeFile(join(from, `${name}.png`), await sharp(Buffer.from(svg)).png().toBuffer());
}

const pictureOf = (product: string, colour: string, width?: number) => {
  const found = manifest.pictures.find(
    (picture) =>
      picture.product === product &&
      picture.colour === colour &&
      (width === undefined || picture.product_width === width),
  );
  if (!found) throw new Error(`${product} has no picture in ${colour}.`);
  return found;
};

describe('encoding of cut-outs', () => {
  it('[TP-05] cut-out: AVIF and WebP in each width that the source allows, with transparency', async () => {
    const { name, widths, height } = pictureOf('panel', 'red');
    expect([widths, height]).toEqual([[320, 640], 366]);
    for (const width of widths) {
      for (const [suffix, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ]) {
        const file = sharp(join(to, `${name}-${width}.${suffix}`));
        expect(await file.metadata()).toMatchObject({ width, format, hasAlpha: true });
        const { data } = await file.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
        expect(data[3]).toBeLessThan(4);
      }
    }
  });

  it('source narrower than all widths: encoded in its own width', () => {
    expect(pictureOf('knob', 'red').widths).toEqual([200]);
  });

  it('placeholder: mean colour of opaque pixels, without shadows', () => {
    expect([pictureOf('panel', 'red').placeholder, pictureOf('panel', 'blue').placeholder]).toEqual([
      '#c81e0a',
      '#0a1ec8',
    ]);
  });

  it('manifest: has the true scale, with the closer frame of small products', () => {
    expect(pictureOf('panel', 'red')).toMatchObject({ product_width: 600, product_height: 300, margin: 50 });
    expect(pictureOf('knob', 'red')).toMatchObject({ product_width: 75, product_height: 75, margin: 12.5 });
  });

  it('sizes of a product: each has its own picture at its own scale', () => {
    const [narrow, wide] = [pictureOf('panel', 'red', 600), pictureOf('panel', 'red', 900)];
    expect(wide).toMatchObject({
      product: 'panel',
      product_width: 900,
      product_height: 300,
      widths: [320, 500],
    });
    expect(wide.name).not.toBe(narrow.name);
  });

  it('second run: encodes only changed pictures, under a new name, and removes unreferenced files', async () => {
    const messages: string[] = [];
    const before = pictureOf('panel', 'blue').name;
    await encode([PANEL, WIDE_PANEL, KNOB], (label) => messages.push(label));
    expect(messages).toEqual([]);
    await draw('panel-600x300-blue', '#0a1e96', { width: 700, height: 400 });
    manifest = await encode([PANEL, WIDE_PANEL, KNOB], (label) => messages.push(label));
    expect(messages).toEqual(['panel-600x300-blue']);
    expect(pictureOf('panel', 'blue').name).not.toBe(before);
    const names = await readdir(to);
    expect(names.filter((name) => name.startsWith(before))).toEqual([]);
    expect(names).toHaveLength(1 + 2 + 4 + 4 + 4);
  });

  it('missing source: its encoded files stay; a picture of the wrong shape is reported', async () => {
    await rm(join(from, 'knob-75x75-red.png'));
    const second = await encode([PANEL, WIDE_PANEL, KNOB]);
    expect(second).toEqual(manifest);
    expect(JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8'))).toEqual(manifest);
    await draw('knob-75x75-red', '#c81e0a', { width: 400, height: 200 });
    await expect(encode([PANEL, WIDE_PANEL, KNOB])).rejects.toThrow('knob-75x75-red.png is 400 × 200');
  });
});
