import type { Kysely } from 'kysely';
import { readLabels } from '#backoffice/contacts/product-types.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Reference, ReferenceKind } from './record-references.ts';

type Values = readonly (string | number)[];
type FindKnown = (db: Kysely<Schema>, scope: Scope, values: Values) => Promise<Values>;

/**
 * Subsets of the given values that exist, by kind of reference; in the language of the call for translated
 * records.
 */
const KNOWN: Record<ReferenceKind, FindKnown> = {
  plan: async (_db, { plans }) => plans.map(({ id }) => id),
  scene: async (db, _scope, names) => {
    const rows = await db.selectFrom('scene').select('name').where('name', 'in', names.map(String)).execute();
    return rows.map(({ name }) => name);
  },
  product: async (db, { siteId }, references) => {
    const rows = await db
      .selectFrom('product')
      .select('reference')
      .where('site_id', '=', siteId)
      .where('reference', 'in', references.map(String))
      .execute();
    return rows.map(({ reference }) => reference);
  },
  category: async (db, { siteId }, ids) => {
    const rows = await db
      .selectFrom('category')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', 'in', ids.map(Number))
      .execute();
    return rows.map(({ id }) => id);
  },
  page: async (db, { siteId, lang }, slugs) => {
    const rows = await selectContent(db, siteId, 'page')
      .where('lang', '=', lang)
      .where('slug', 'in', slugs.map(String))
      .select('slug')
      .execute();
    return rows.flatMap(({ slug }) => slug ?? []);
  },
  label: async (db, scope) => (await readLabels(db, scope)).map(({ code }) => code),
  tag: async (db, { siteId }, codes) => {
    const rows = await selectContent(db, siteId, 'tags')
      .where('code', 'in', codes.map(String))
      .select('code')
      .execute();
    return rows.flatMap(({ code }) => code ?? []);
  },
};

/** References to missing records, as errors by field. */
export async function findMissing(
  db: Kysely<Schema>,
  scope: Scope,
  references: readonly Reference[],
): Promise<Record<string, string>> {
  const kinds = [...new Set(references.map(({ kind }) => kind))];
  const missing = await Promise.all(
    kinds.map(async (kind) => {
      const named = references.filter((reference) => reference.kind === kind);
      const known = new Set(
        await KNOWN[kind](
          db,
          scope,
          named.map(({ value }) => value),
        ),
      );
      return named.filter(({ value }) => !known.has(value));
    }),
  );
  return Object.fromEntries(missing.flat().map(({ path }) => [path, 'unknown']));
}

function selectContent(db: Kysely<Schema>, siteId: number, resource: string) {
  return db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_id', 'content.id')
    .where('site_id', '=', siteId)
    .where('resource', '=', resource);
}
