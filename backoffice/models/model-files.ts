import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Response } from 'express';
import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { colourModel } from './colour-model.ts';
import { FINISHES } from './finishes.ts';
import { MODEL_TYPES, modelAddress, modelColours, type ModelFormat } from './model-address.ts';
import type { StoredModel } from '#backoffice/products/product-record.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { writeModel } from './write-model.ts';

const MAX_BYTES = 48 * 1_048_576;
const NAME = /^[a-z\d-]{1,120}\.(?:glb|usdz)$/;
const FORMATS = Object.keys(MODEL_TYPES) as ModelFormat[];

type Requested = { model: StoredModel; colour: string; format: ModelFormat };
/** A GLB is also compressed, to less than half its size; Quick Look is not known to decompress. */
type ConvertedFile = { bytes: Buffer; compressed: Buffer | null };

/**
 * Serves the models of products in each of their colours. One file per product is stored in one of the folders; the
 * others are converted on request, once for concurrent requests, and cached in an LRU.
 */
export function createModelFiles(db: Kysely<Schema>, folders: readonly string[]): Router {
  const files = new LRUCache<string, ConvertedFile, Requested>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, compressed }) => bytes.length + (compressed?.length ?? 0),
    fetchMethod: (_address, _old, { context }) => convert(folders, context),
  });
  const router = Router();
  router.get('/models/:file', async (request, response, next) => {
    const { file } = request.params;
    const requested = NAME.test(file) ? await findModel(db, file) : undefined;
    if (!requested) return next();
    const converted = await files.forceFetch(file, { context: requested });
    response.set({
      'content-type': MODEL_TYPES[requested.format],
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return send(response, converted, Boolean(request.acceptsEncodings('gzip')));
  });
  return router;
}

/** Addresses start with the key of the product. */
async function findModel(db: Kysely<Schema>, file: string): Promise<Requested | undefined> {
  const rows = await db
    .selectFrom('product_model')
    .where(sql<boolean>`starts_with(${file}, (data ->> 'product') || '-')`)
    .select('data')
    .execute();
  return rows
    .flatMap(({ data }) => {
      const model = data as StoredModel;
      return modelColours(model).flatMap((colour) => FORMATS.map((format) => ({ model, colour, format })));
    })
    .find(({ model, colour, format }) => modelAddress(model, colour, format) === `models/${file}`);
}

async function convert(
  folders: readonly string[],
  { model, colour, format }: Requested,
): Promise<ConvertedFile> {
  const stored = await readFirst(folders.map((folder) => join(folder, model.file)));
  const bytes = model.plain && format === 'glb' ? stored : await recolour(stored, { model, colour, format });
  return { bytes, compressed: format === 'glb' ? await promisify(gzip)(bytes) : null };
}

async function recolour(stored: Buffer, { model, colour, format }: Requested): Promise<Buffer> {
  const finish = model.plain ? undefined : FINISHES[colour];
  const document = await colourModel(stored, finish);
  return Buffer.from(await writeModel(document, format, model.placement));
}

/** @throws when none of the files exists */
async function readFirst([path, ...others]: readonly string[]): Promise<Buffer> {
  if (path === undefined) throw new Error('No folder has the file of the model.');
  try {
    return await readFile(path);
  } catch {
    return readFirst(others);
  }
}

function send(response: Response, { bytes, compressed }: ConvertedFile, acceptsGzip: boolean): void {
  if (compressed) response.vary('accept-encoding');
  if (compressed && acceptsGzip) response.set('content-encoding', 'gzip').send(compressed);
  else response.send(bytes);
}
