import { extname } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { PICTURE } from '#backoffice/shop/pictures/read-pictures.ts';
import { MEDIA_TYPES, type MediaRecord, type MediaType } from '#shared/contract/shop/media-record.ts';
import { findNearKey, findOwner } from './picture-owners.ts';
import { findSceneName, isScene } from './scene-pictures.ts';

const PDF: MediaType = 'application/pdf';

/** Extension of a path in lower case, without its dot. */
function extensionOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

/** True if the extension of a path is one of the type. */
export function hasExtensionOf(type: MediaType, path: string): boolean {
  const extensions: readonly string[] = MEDIA_TYPES[type];
  return extensions.includes(extensionOf(path));
}

/**
 * Checks that a file may have its path, and that its fields mean something there: focal point and texts are those of
 * pictures of products.
 * @param former number and path of the file that the record replaces
 * @throws Failure 400 by field
 */
export async function checkPlace(
  db: Kysely<Schema>,
  siteId: number,
  { path, focus, alt }: Pick<MediaRecord, 'path' | 'focus' | 'alt'>,
  former?: { id: number; path: string },
): Promise<void> {
  const isDocument = path.startsWith('documents/');
  if (isDocument !== hasExtensionOf(PDF, path)) throw invalidRequest({ path: 'not_allowed' });
  if (former && former.path !== path) await checkMove(db, former.path, path);
  await requireFree(db, siteId, path, former?.id);
  if (!PICTURE.test(path)) {
    const errors = {
      ...(focus !== null && { focus: 'not_allowed' }),
      ...((alt.fr !== null || alt.en !== null) && { alt: 'not_allowed' }),
    };
    if (Object.keys(errors).length > 0) throw invalidRequest(errors);
    return;
  }
  if (await findOwner(db, siteId, path)) return;
  const near = await findNearKey(db, siteId, path);
  throw invalidRequest({ path: 'unknown' }, near === undefined ? {} : { path: near });
}

/** The bytes stay: so does the extension. A room finds its picture by name. */
async function checkMove(db: Kysely<Schema>, former: string, path: string): Promise<void> {
  const isRoom = isScene(former) && (await findSceneName(db, former)) !== undefined;
  if (isRoom || extensionOf(former) !== extensionOf(path)) throw invalidRequest({ path: 'not_allowed' });
}

/** File systems may ignore case. @throws Failure 400 */
async function requireFree(db: Kysely<Schema>, siteId: number, path: string, own = 0): Promise<void> {
  const { rows } = await sql`
    select from shop_file
    where site_id = ${siteId} and lower(path) = lower(${path}::text) and id <> ${own}`.execute(db);
  if (rows.length > 0) throw invalidRequest({ path: 'taken' });
}
