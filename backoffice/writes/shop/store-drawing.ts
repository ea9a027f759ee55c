import { sql, type Kysely } from 'kysely';
import sharp from 'sharp';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SentFile } from '#backoffice/http/form-with-files.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { logChange, type Author } from '#backoffice/operators/operator-log.ts';
import { hashOf, SCENE_ENCODING } from '#backoffice/pictures/encode-picture.ts';
import { storeOriginal } from '#backoffice/writes/media/original-files.ts';
import { readCheckedFile, refused } from '#backoffice/writes/media/read-file.ts';
import type { StoredDrawing } from '#shared/contract/shop/part-record.ts';

/** Folder of the drawings in the files of a shop. */
const FOLDER = 'media/encoded/schemas';
/** Wide enough for the closest zoom on a large screen. */
const MAX_WIDTH = 2400;

type Upload = Author & { scope: Scope; code: string; files: readonly SentFile[]; mediaFolder: string };

/**
 * Stores a drawing as AVIF and as WebP of the same name, which the next export has too.
 * @throws Failure 422 for a file that is no picture
 */
export async function storeDrawing(
  db: Kysely<Schema>,
  { scope, code, files: sent, mediaFolder, ...author }: Upload,
): Promise<StoredDrawing> {
  const { type, content } = await readCheckedFile(sent);
  if (type === 'application/pdf') throw refused('wrong_type');
  const { webp, avif, width, height } = await encode(content);
  const name = `${code}-${hashOf([webp, avif])}`;
  const stored: StoredDrawing = { image: `schemas/${name}.avif`, width, height };
  const files = [
    await toFile(`${FOLDER}/${name}.webp`, webp, mediaFolder),
    await toFile(`${FOLDER}/${name}.avif`, avif, mediaFolder),
  ];
  await db.transaction().execute(async (trx) => {
    for (const { path, hash, bytes, stored: place } of files)
      await sql`
        insert into shop_file (site_id, path, hash, bytes, stored, alt)
        values (${scope.siteId}, ${path}, ${hash}, ${bytes}, ${place}, '{}')
        on conflict do nothing`.execute(trx);
    const change = {
      operation: 'POST /eclate/picture',
      record: `eclate ${code}`,
      before: null,
      after: stored,
    };
    await logChange(trx, { ...author, scope }, change);
  });
  return stored;
}

async function toFile(path: string, content: Buffer, mediaFolder: string) {
  return { path, ...(await storeOriginal(content, path, mediaFolder)) };
}

/** Encodes the upright picture on white, the ground of drawings. @throws Failure 422 for a damaged one */
async function encode(content: Buffer) {
  const { avif, webp } = SCENE_ENCODING;
  const picture = sharp(content)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true });
  try {
    const { data, info } = await picture.clone().webp(webp).toBuffer({ resolveWithObject: true });
    return {
      webp: data,
      avif: await picture.clone().avif(avif).toBuffer(),
      width: info.width,
      height: info.height,
    };
  } catch {
    throw refused('damaged_file');
  }
}
