import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { findStoredFile } from '#backoffice/shop/media/find-stored-file.ts';
import { prepareWholePicture } from '#backoffice/shop/pictures/prepare-picture.ts';
import { PICTURE } from '#backoffice/shop/pictures/read-pictures.ts';
import { WHOLE_PICTURE_TYPE } from '#shared/contract/shop/media-record.ts';
import type { MediaContext } from './media-context.ts';

/** Suffices to place a point on a screen. */
const MAX_WIDTH = 960;

/**
 * A picture of a product without the cut of its focal point.
 * @throws Failure 404, also for documents and for pictures of rooms
 */
export async function readWholePicture(
  db: Kysely<Schema>,
  { siteId, folders }: MediaContext,
  id: number,
): Promise<FileResponse> {
  const file = await db
    .selectFrom('shop_file')
    .select(['path', 'stored', 'bytes'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  const place = file && PICTURE.test(file.path) ? await findStoredFile(file, folders) : undefined;
  if (place === undefined) throw notFound();
  const bytes = await prepareWholePicture(await readFile(place), MAX_WIDTH);
  return new FileResponse({ name: `${id}.webp`, type: WHOLE_PICTURE_TYPE, bytes, isShown: true });
}
