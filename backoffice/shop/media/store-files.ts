import { createHash, hash as hashAtOnce, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Locale } from '#shared/locale.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { stemOf } from '../pictures/assign-pictures.ts';
import type { PictureRecord } from '../pictures/read-pictures.ts';

/** A file of a shop's folder as the table `shop_file` stores it. */
export type StoredShopFile = {
  /** In the folder of the shop: `media/lame-1.jpg`. */
  path: string;
  /** SHA-256, hexadecimal. */
  hash: string;
  bytes: number;
  /** Below the folder of media: `originals/….jpg`, or where it is served from. */
  stored: string;
  focus: PictureRecord['focus'];
  alt: Partial<Record<Locale, string>>;
};

const FOLDERS = ['media', 'documents'];
const ENCODED = /^media\/encoded\/((?:pictures|scenes|shares|schemas)\/[^/]+\.(?:avif|webp|jpg))$/;
const VIDEO = /^media\/(videos\/[^/]+\.(?:mp4|webm|vtt))$/;
const MODEL = /^media\/(models\/[^/]+\.glb)$/;
const HASHED = /-[\da-f]{10}\.glb$/;
const HASH_LENGTH = 10;
const CONCURRENCY = 16;
const MAX_WHOLE_BYTES = 1024 * 1024;

/**
 * Copies the files of `media/` and `documents/` into the folder of media, each once: those that are served as they are
 * to where they are served from, all others to `originals/`, named by their content.
 * @param to folder of media; `undefined` copies nothing
 */
export async function storeFiles(
  folder: ShopFolder,
  pictures: readonly PictureRecord[],
  to: string | undefined,
): Promise<StoredShopFile[]> {
  const notes = new Map(pictures.map(({ file, focus, alt }) => [file, { focus, alt }]));
  const store = async (path: string): Promise<StoredShopFile> => {
    const source = folder.absolute(path);
    const { size } = await stat(source);
    const hash = await hashOf(source, size);
    const stored = placeOf(path, hash);
    if (to !== undefined) await copyOnce(source, join(to, stored), size);
    return { path, hash, bytes: size, stored, ...(notes.get(path) ?? { focus: null, alt: {} }) };
  };
  const paths = (await Promise.all(FOLDERS.map((start) => folder.list(start)))).flat();
  const files: StoredShopFile[] = [];
  for (let from = 0; from < paths.length; from += CONCURRENCY)
    files.push(...(await Promise.all(paths.slice(from, from + CONCURRENCY).map(store))));
  return files;
}

/** Path below the folder of media. @param hash SHA-256 of the content, hexadecimal */
export function placeOf(path: string, hash: string): string {
  const [, served] = ENCODED.exec(path) ?? VIDEO.exec(path) ?? [];
  if (served !== undefined) return served;
  const [, model] = MODEL.exec(path) ?? [];
  if (model === undefined) return `originals/${hash}${extname(path).toLowerCase()}`;
  return HASHED.test(model) ? model : `models/${stemOf(path)}-${hash.slice(0, HASH_LENGTH)}.glb`;
}

/** Reads small files at once, which is faster, and others in chunks. */
async function hashOf(file: string, size: number): Promise<string> {
  if (size < MAX_WHOLE_BYTES) return hashAtOnce('sha256', await readFile(file));
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function copyOnce(source: string, target: string, size: number): Promise<void> {
  const known = await stat(target).catch(() => undefined);
  if (known?.size === size) return;
  await mkdir(dirname(target), { recursive: true });
  // Two files of the folder may have the same content, and so the same target, at the same time.
  const part = `${target}.${randomUUID()}.part`;
  await copyFile(source, part);
  await rename(part, target);
}
