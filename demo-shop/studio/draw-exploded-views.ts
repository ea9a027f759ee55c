import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEMO_SHOP_FOLDER, readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { ENCODED_FOLDER } from '#backoffice/demo/media-manifest.ts';
import type { PositionRecord, ViewRecord } from '#backoffice/shop/parts/part-record.ts';
import { readViews } from '#backoffice/shop/parts/read-views.ts';
import { writeViews } from '#backoffice/shop/parts/write-parts.ts';
import { drawView, OVERSAMPLING } from './exploded/draw-view.ts';
import { readDrawnParts, type DrawnPart } from './exploded/drawn-parts.ts';
import { innerParts } from './exploded/inner-parts.ts';
import { readModel } from './exploded/read-model.ts';

const FOLDER = 'schemas';
const HASH_LENGTH = 10;
const BYTES_PER_KIB = 1024;
const MAX_BYTES = 60 * BYTES_PER_KIB;
const ANY_KEY = { file: '', keys: { has: () => true, keys: () => [] } };

type Drawing = ReturnType<typeof drawView>;

/**
 * Draws the exploded views of the demo shop from the models of demo-shop/studio/imagery/export_parts.py, and writes sizes and
 * positions to its tables: `node demo-shop/studio/draw-exploded-views.ts <folder of models>`.
 */
const [from] = process.argv.slice(2);
if (!from) throw new Error('Where are the models?');
const target = join(ENCODED_FOLDER, FOLDER);
await mkdir(target, { recursive: true });
const { views, positions, drawn } = await readDemoShop(async (folder, findings) => ({
  ...(await readViews(folder, findings, { categories: ANY_KEY, products: ANY_KEY, parts: ANY_KEY })),
  drawn: await readDrawnParts(folder, findings),
}));
const models = new Set(await readdir(from));
const results = [];
for (const view of views) {
  const own = positions.filter((position) => position.view === view.code);
  results.push(models.has(`${view.code}.json`) ? await draw(view, own) : { view, positions: own });
}
const files = writeViews({
  views: results.map(({ view }) => view),
  positions: results.flatMap((result) => result.positions),
});
for (const [path, text] of files) await writeFile(join(DEMO_SHOP_FOLDER, path), text);
const named = new Set(results.flatMap(({ view }) => [view.image, view.image.replace(/avif$/, 'webp')]));
for (const file of await readdir(target)) if (!named.has(`${FOLDER}/${file}`)) await rm(join(target, file));

async function draw(view: ViewRecord, own: PositionRecord[]) {
  const keys = drawn.filter((part) => part.view === view.code);
  const sold = new Set(keys.map(({ key }) => key));
  const model = readModel(await readFile(join(from ?? '', `${view.code}.json`), 'utf8'));
  const inner = innerParts(model).filter(({ key }) => sold.has(key));
  const drawing = drawView([...model.parts.filter(({ key }) => sold.has(key)), ...inner]);
  return { view: { ...view, ...(await encode(view.code, drawing)) }, positions: place(own, keys, drawing) };
}

/** Positions with their place in the drawing. Variants of a part share its number: `5a`, `5b`. */
function place(own: PositionRecord[], keys: readonly DrawnPart[], { hotspots }: Drawing): PositionRecord[] {
  return own.map((position) => {
    const key = keys.find(({ number }) => number === Number.parseInt(position.number, 10))?.key;
    const spot = hotspots.find((hotspot) => hotspot.key === key);
    return { ...position, x: spot?.x ?? null, y: spot?.y ?? null, r: spot?.r ?? null };
  });
}

async function encode(code: string, view: Drawing): Promise<Pick<ViewRecord, 'image' | 'width' | 'height'>> {
  const width = Math.round(view.width / OVERSAMPLING);
  const height = Math.round((view.height * width) / view.width);
  const picture = sharp(view.grey, { raw: { width: view.width, height: view.height, channels: 1 } })
    .resize({ width, kernel: 'mitchell' })
    .toColourspace('b-w');
  let webp = await picture.clone().webp({ quality: 70, effort: 6 }).toBuffer();
  // Grilles have more lines than others and get fewer grey levels.
  for (let quality = 60; webp.length > MAX_BYTES && quality > 10; quality -= 10) {
    webp = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
  }
  const avif = await picture.clone().avif({ quality: 46, effort: 4 }).toBuffer();
  const hash = createHash('sha256').update(webp).update(avif).digest('hex').slice(0, HASH_LENGTH);
  const name = `${code}-${hash}`;
  await writeFile(join(target, `${name}.webp`), webp);
  await writeFile(join(target, `${name}.avif`), avif);
  process.stdout.write(
    `${code} ${width} × ${height}, ${view.hotspots.length} parts, webp ${kib(webp)} avif ${kib(avif)} KiB\n`,
  );
  return { image: `${FOLDER}/${name}.avif`, width, height };
}

function kib(buffer: Buffer): number {
  return Math.round(buffer.length / BYTES_PER_KIB);
}
