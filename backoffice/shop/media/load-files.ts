import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import { tableText } from '../files/write-table.ts';
import { findStoredFile, type MediaFolders } from './find-stored-file.ts';
import type { StoredShopFile } from './store-files.ts';

const FOLDER = 'media/';
const PERCENT = 100;
const MISSING_NAMED = 5;

/** Files of `media/` and `documents/` that imports have stored, by path. */
export async function loadFiles(db: Kysely<Schema>, siteId: number): Promise<StoredShopFile[]> {
  const rows = await db
    .selectFrom('shop_file')
    .where('site_id', '=', siteId)
    .orderBy(sql`path collate "C"`)
    .select(['path', 'hash', 'bytes', 'stored', 'focus_x', 'focus_y', 'alt'])
    .execute();
  return rows.map(({ focus_x: x, focus_y: y, alt, ...file }) => ({
    ...file,
    focus: x === null || y === null ? null : { x, y },
    alt: alt as Partial<Record<Locale, string>>,
  }));
}

/** `media.csv`: focal points and alternative texts; `undefined` without any. */
export function mediaText(files: readonly StoredShopFile[]): string | undefined {
  const noted = files.filter(({ focus, alt }) => focus !== null || Object.keys(alt).length > 0);
  if (noted.length === 0) return undefined;
  return tableText(
    ['file', 'focus_x', 'focus_y', 'alt.fr', 'alt.en'],
    noted.map(({ path, focus, alt }) => ({
      file: path.slice(FOLDER.length),
      focus_x: focus && toPercent(focus.x),
      focus_y: focus && toPercent(focus.y),
      'alt.fr': alt.fr ?? null,
      'alt.en': alt.en ?? null,
    })),
  );
}

/**
 * Places of stored files in the file system.
 * @throws Error that names those that are missing or have another size
 */
export async function findFiles(
  files: readonly StoredShopFile[],
  folders: MediaFolders,
): Promise<{ path: string; source: string }[]> {
  const found: { path: string; source: string }[] = [];
  const missing: string[] = [];
  for (const file of files) {
    const source = await findStoredFile(file, folders);
    if (source === undefined) missing.push(file.path);
    else found.push({ path: file.path, source });
  }
  if (missing.length > 0)
    throw new Error(
      `${missing.length} files of the shop are not in ${folders.mediaFolder}, such as ${missing.slice(0, MISSING_NAMED).join(', ')}.`,
    );
  return found;
}

/** Percent with two decimals: a fraction in binary has more. */
function toPercent(fraction: number): number {
  return Math.round(fraction * PERCENT * PERCENT) / PERCENT;
}
