import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { colourModel } from './colour-model.ts';
import { FINISHES } from './finishes.ts';
import { MODEL_TYPES, modelAddress, modelColours, type ModelFormat } from './model-address.ts';
import { readModelManifest, type ModelEntry } from './model-manifest.ts';
import { writeModel } from './write-model.ts';

const MAX_BYTES = 48 * 1_048_576;
const FORMATS = Object.keys(MODEL_TYPES) as ModelFormat[];

type Requested = { model: ModelEntry; colour: string; format: ModelFormat };
/** A GLB is also compressed, to less than half its size; Quick Look is not known to decompress. */
type ConvertedFile = { bytes: Buffer; compressed: Buffer | null };

/**
 * Serves the models of a folder in each of their colours. One file per product is stored; the
 * others are converted on request, once for concurrent requests, and cached in an LRU.
 */
export function createModelFiles(folder: string): Router {
  const addresses = listAddresses(readModelManifest(folder).models);
  const files = new LRUCache<string, ConvertedFile, Requested>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, compressed }) => bytes.length + (compressed?.length ?? 0),
    fetchMethod: (_address, _old, { context }) => convert(folder, context),
  });
  const router = Router();
  router.get('/models/:file', (request, response, next) => {
    const address = `models/${request.params.file}`;
    const requested = addresses.get(address);
    if (!requested) return next();
    return files.forceFetch(address, { context: requested }).then((converted) => {
      response.set({
        'content-type': MODEL_TYPES[requested.format],
        'cache-control': 'public, max-age=31536000, immutable',
      });
      send(response, converted, Boolean(request.acceptsEncodings('gzip')));
    });
  });
  return router;
}

function listAddresses(models: readonly ModelEntry[]): Map<string, Requested> {
  return new Map(
    models.flatMap((model) =>
      modelColours(model).flatMap((colour) =>
        FORMATS.map((format) => [modelAddress(model, colour, format), { model, colour, format }] as const),
      ),
    ),
  );
}

async function convert(folder: string, { model, colour, format }: Requested): Promise<ConvertedFile> {
  const finish = FINISHES[colour];
  if (!finish) throw new Error(`No model can be ${colour}.`);
  const document = await colourModel(await readFile(join(folder, model.file)), finish);
  const bytes = Buffer.from(await writeModel(document, format, model.placement));
  return { bytes, compressed: format === 'glb' ? await promisify(gzip)(bytes) : null };
}

function send(response: Response, { bytes, compressed }: ConvertedFile, acceptsGzip: boolean): void {
  if (compressed) response.vary('accept-encoding');
  if (compressed && acceptsGzip) response.set('content-encoding', 'gzip').send(compressed);
  else response.send(bytes);
}
