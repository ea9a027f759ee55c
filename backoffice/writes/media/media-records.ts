import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidRequest, notFound } from '#backoffice/http/failure.ts';
import { placeOf, type StoredShopFile } from '#backoffice/shop/media/store-files.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import type { MediaRecord } from '#shared/contract/shop/media-record.ts';
import { checkPlace } from './check-place.ts';
import { findSceneName, isScene } from './scene-pictures.ts';

type Row = {
  id: number;
  path: string;
  hash: string;
  bytes: number;
  focus_x: number | null;
  focus_y: number | null;
  alt: unknown;
};
/** Writes what pages show of files. Called in the transaction of the write. */
type Show = (db: Kysely<Schema>, siteId: number, paths: readonly string[]) => Promise<void>;

const storedAlt = z.object({ fr: z.string().optional(), en: z.string().optional() });
/** Files that operators write; models, videos and what is encoded already come with an import. */
const WRITABLE = sql`path ~ '^(media/(scenes/)?|documents/)[^/]+$'`;
/** Fractions are stored with the precision of `media.csv`. */
const PRECISION = 10_000;

/**
 * Pictures and documents of a site.
 * @param acceptsFile the bytes have been stored by their hash before; otherwise they stay
 */
export function mediaRecords(show: Show, acceptsFile: boolean): RecordStore<MediaRecord> {
  return {
    list: async (db, { siteId }, { page, perPage, key }) => {
      const named = key === undefined ? sql`true` : sql`path = ${key}`;
      const requested = sql`site_id = ${siteId} and ${WRITABLE} and ${named}`;
      const { rows } = await sql<Row>`
        select * from shop_file where ${requested} order by path collate "C", id
        limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::integer as total from shop_file where ${requested}`.execute(db);
      return {
        items: rows.map((row) => ({ ...toMediaRecord(fileOf(row)), id: row.id })),
        total: counted.rows[0]?.total ?? 0,
      };
    },
    find: async (db, { siteId }, id) => {
      const row = await findRow(db, siteId, id);
      return row && toMediaRecord(fileOf(row));
    },
    save: async (db, { siteId }, record, id) => {
      const former = id === undefined ? undefined : await findRow(db, siteId, id);
      if (id !== undefined && !former) throw notFound();
      await checkPlace(db, siteId, record, former);
      const isStored = former?.hash === record.file.hash && former.bytes === record.file.bytes;
      if (!acceptsFile && !isStored) throw invalidRequest({ file: 'not_allowed' });
      const { path, file, focus, alt } = record;
      const row = {
        path,
        hash: file.hash,
        bytes: file.bytes,
        focus_x: focus && round(focus.x),
        focus_y: focus && round(focus.y),
        alt: JSON.stringify({
          ...(alt.fr !== null && { fr: alt.fr }),
          ...(alt.en !== null && { en: alt.en }),
        }),
      };
      const saved = former
        ? await db
            .updateTable('shop_file')
            .set({ ...row, ...(!isStored && { stored: placeOf(path, file.hash) }) })
            .where('id', '=', former.id)
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .insertInto('shop_file')
            .values({ site_id: siteId, ...row, stored: placeOf(path, file.hash) })
            .returning('id')
            .executeTakeFirstOrThrow();
      await show(db, siteId, [...new Set([former?.path ?? path, path])]);
      return saved;
    },
    remove: async (db, { siteId }, id) => {
      const former = await findRow(db, siteId, id);
      if (!former) throw notFound();
      await requireUnused(db, former.path);
      await db.deleteFrom('shop_file').where('id', '=', id).execute();
      await show(db, siteId, [former.path]);
      return { id };
    },
  };
}

async function findRow(db: Kysely<Schema>, siteId: number, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from shop_file where site_id = ${siteId} and ${WRITABLE} and id = ${id}`.execute(db);
  return rows[0];
}

/** A stored file as operators write it; its fields are in the order of the schema, as its entity tag takes them. */
export function toMediaRecord({
  path,
  hash,
  bytes,
  focus,
  alt: { fr, en },
}: Omit<StoredShopFile, 'stored'>): MediaRecord {
  return {
    path,
    focus: focus && { x: round(focus.x), y: round(focus.y) },
    alt: { fr: fr ?? null, en: en ?? null },
    file: { hash, bytes },
  };
}

function fileOf({ path, hash, bytes, focus_x: x, focus_y: y, alt }: Row) {
  return { path, hash, bytes, focus: x === null || y === null ? null : { x, y }, alt: storedAlt.parse(alt) };
}

function round(fraction: number): number {
  return Math.round(fraction * PRECISION) / PRECISION;
}

/** @throws Failure 409 for the picture of a room */
async function requireUnused(db: Kysely<Schema>, path: string): Promise<void> {
  if (isScene(path) && (await findSceneName(db, path)) !== undefined)
    throw new Failure(409, { code: 'in_use', message: 'A room shows the picture.' });
}
