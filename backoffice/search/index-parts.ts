import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readFamilyLabels, type FamilyLabels } from '#backoffice/parts/family-labels.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { listPlanIds } from './plan-ids.ts';
import { writeSearchDocuments } from './search-document.ts';

const PARTS_AT_A_TIME = 500;

/** Indexes spare parts and accessories by their names, families and products. `only`: one part, or those of a family. */
export async function indexParts(
  db: Kysely<Schema>,
  siteId: number,
  only: { id?: number; family?: string } = {},
): Promise<void> {
  const { id, family } = only;
  const salesPlanIds = await listPlanIds(db, siteId);
  const families: Record<Locale, FamilyLabels> = {
    fr: await readFamilyLabels(db, { siteId, lang: 'fr' }),
    en: await readFamilyLabels(db, { siteId, lang: 'en' }),
  };
  const parts = await db
    .selectFrom('part')
    .where('site_id', '=', siteId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(family !== undefined, (query) => query.where('family', '=', family ?? ''))
    .select('id')
    .orderBy('id')
    .execute();
  for (let from = 0; from < parts.length; from += PARTS_AT_A_TIME) {
    const ids = parts.slice(from, from + PARTS_AT_A_TIME).map((part) => part.id);
    await indexSome(
      db,
      { siteId, salesPlanIds },
      { ids, words: id === undefined && family === undefined ? 'counted' : 'added' },
      families,
    );
  }
}

async function indexSome(
  db: Kysely<Schema>,
  site: { siteId: number; salesPlanIds: number[] },
  { ids, words }: { ids: number[]; words: 'added' | 'counted' },
  families: Record<Locale, FamilyLabels>,
): Promise<void> {
  const parts = await db
    .selectFrom('part')
    .where('id', 'in', ids)
    .select(['id', 'reference', 'names', 'family', 'status'])
    .execute();
  const fits = await db
    .selectFrom('part_product')
    .innerJoin('product_translation', 'product_translation.product_id', 'part_product.product_id')
    .where('part_id', 'in', ids)
    .distinct()
    .select(['part_id', 'lang', 'name'])
    .execute();
  const names = new Map<string, string[]>();
  for (const { part_id, lang, name } of fits) {
    const key = `${part_id} ${lang}`;
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  await writeSearchDocuments(
    db,
    parts.flatMap((part) =>
      LOCALES.map((lang: Locale) => ({
        ...site,
        lang,
        entityType: 'part' as const,
        entityId: part.id,
        title: labelOf(part.names, lang),
        subtitle: families[lang](part.family),
        keywords: (names.get(`${part.id} ${lang}`) ?? []).join(' '),
        text: '',
        // Parts that are still sold rank before obsolete ones.
        boost: part.status === 'obsolete' ? 0.5 : 1,
        place: part.id,
      })),
    ),
    words,
  );
}
