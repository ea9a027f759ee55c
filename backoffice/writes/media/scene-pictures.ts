import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredScene } from '#backoffice/pictures/scenes.ts';
import { storedFiles } from '#backoffice/pictures/stored-files.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { stemOf } from '#backoffice/shop/pictures/assign-pictures.ts';
import { encodeOriginal, galleryRecipe } from '#backoffice/shop/pictures/encode-pictures.ts';
import { listFiles, type MediaChange, type MediaContext } from './media-context.ts';
import { refused } from './read-file.ts';
import { openStoredFolder } from './stored-folder.ts';

const FOLDER = 'scenes';

/** True for the path of a picture of a room. */
export function isScene(path: string): boolean {
  return path.startsWith('media/scenes/');
}

/**
 * Encodes a picture of a room in the sizes in use.
 * @throws Failure 422 for a picture that cannot be decoded
 */
export async function encodeScene(
  db: Kysely<Schema>,
  { siteId, folders }: MediaContext,
  path: string,
  change: MediaChange = {},
): Promise<Omit<StoredScene, 'alt' | 'focus' | 'reference'>> {
  const files = (await listFiles(db, siteId, change)).filter((file) => file.path === path);
  const folder = await openStoredFolder(files, folders);
  const options = { to: join(folders.mediaFolder, FOLDER), recipe: galleryRecipe(null) };
  const stored = await encodeOriginal(folder, path, options, createFindings());
  if (!stored) throw refused('damaged_file');
  return storedFiles(FOLDER, stored);
}

/** Shows the picture of a path as the room of its name, where there is one. @param db a transaction */
export async function showScene(db: Kysely<Schema>, context: MediaContext, path: string): Promise<void> {
  const name = await findSceneName(db, path);
  if (name === undefined) return;
  const files = await encodeScene(db, context, path);
  await sql`
    update scene set data = ${JSON.stringify(files)}::jsonb
      || jsonb_strip_nulls(jsonb_build_object(
        'alt', data -> 'alt', 'focus', data -> 'focus', 'reference', data -> 'reference'))
    where name = ${name} and data - array['alt', 'focus', 'reference'] is distinct from ${JSON.stringify(files)}::jsonb`.execute(
    db,
  );
}

/** The name of the room that a picture shows; `undefined` if the shop lacks it. */
export async function findSceneName(db: Kysely<Schema>, path: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from scene where lower(name) = ${stemOf(path)}`.execute(db);
  return rows[0]?.name;
}
