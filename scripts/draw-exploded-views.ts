import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { MANIFEST_NAME } from '#backoffice/demo/media-manifest.ts';
import { partSetOf } from '#backoffice/demo/parts/part-sets.ts';
import { SCHEMAS_FOLDER, type SchemaFiles } from '#backoffice/demo/parts/schema-manifest.ts';
import { drawView, OVERSAMPLING } from './exploded/draw-view.ts';
import { innerParts } from './exploded/inner-parts.ts';
import { readModel } from './exploded/read-model.ts';

const HASH_LENGTH = 10;
const BYTES_PER_KIB = 1024;
const MAX_BYTES = 60 * BYTES_PER_KIB;

/**
 * Draws the exploded views of the models from scripts/imagery/export_parts.py: `node
 * scripts/draw-exploded-views.ts <folder of models>`.
 */
const [from] = process.argv.slice(2);
if (!from) throw new Error('Name the folder of the models.');
await mkdir(SCHEMAS_FOLDER, { recursive: true });
const there = new Set(await readdir(from));
const manifest: SchemaFiles[] = [];
for (const product of (await readDemoCatalogue()).products) {
  const file = `${product.key}.json`;
  if (!there.has(file)) continue;
  const model = readModel(await readFile(join(from, file), 'utf8'));
  const sold = new Set(partSetOf(product).templates.map(({ key }) => key));
  const inner = innerParts(model).filter(({ key }) => sold.has(key));
  const view = drawView([...model.parts.filter(({ key }) => sold.has(key)), ...inner]);
  manifest.push(await encode(product.key, view));
}
await writeFile(join(SCHEMAS_FOLDER, MANIFEST_NAME), `${JSON.stringify(manifest)}\n`);
const named = new Set(manifest.flatMap(({ name }) => [`${name}.avif`, `${name}.webp`]));
for (const file of await readdir(SCHEMAS_FOLDER)) {
  if (file !== MANIFEST_NAME && !named.has(file)) await rm(join(SCHEMAS_FOLDER, file));
}

async function encode(product: string, view: ReturnType<typeof drawView>): Promise<SchemaFiles> {
  const width = Math.round(view.width / OVERSAMPLING);
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
  const name = `${product}-${hash}`;
  await writeFile(join(SCHEMAS_FOLDER, `${name}.webp`), webp);
  await writeFile(join(SCHEMAS_FOLDER, `${name}.avif`), avif);
  process.stdout.write(
    `${product} ${width} × ${Math.round((view.height * width) / view.width)}, ${view.hotspots.length} parts, webp ${kib(webp)} avif ${kib(avif)} KiB\n`,
  );
  return {
    product,
    name,
    width,
    height: Math.round((view.height * width) / view.width),
    hotspots: view.hotspots,
  };
}

function kib(buffer: Buffer): number {
  return Math.round(buffer.length / BYTES_PER_KIB);
}
