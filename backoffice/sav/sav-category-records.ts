import type { Kysely } from 'kysely';
import { entryRecords, writeEntry } from '#backoffice/content/entry-records.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, recordInUse } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { indexSav, indexSavAnswers } from '#backoffice/search/index-sav.ts';
import { DATA_SCHEMAS } from '#backoffice/shop/content/data-schemas.ts';
import { loadEntries, type StoredEntry } from '#backoffice/shop/content/load-content.ts';
import type { SavCategoryData } from '#backoffice/shop/support/support-data.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { requireFreeSlugs } from './sav-entries.ts';

type CategoryRecord = ShopRecordOf<'sav/category'>;

/** Categories of after-sales pages. */
export const savCategoryRecords: RecordStore<CategoryRecord> = entryRecords<CategoryRecord>({
  resource: 'sav_category',
  toRecord: ({ key, position, texts }) => {
    const { fr, en } = { fr: dataOf(texts.fr?.data), en: dataOf(texts.en?.data) };
    return {
      code: key,
      parent: fr?.parent ?? en?.parent ?? null,
      position,
      texts: { fr: textOf(fr), en: textOf(en) },
    };
  },
  toEntry: async (db, scope, { code, parent, position, texts }, id) => {
    const categories = await loadEntries(db, scope, 'sav_category');
    const present = categories.find((entry) => entry.id === id);
    if (present && present.key !== code) throw invalidRequest({ code: 'not_allowed' });
    if (!present && categories.some(({ key }) => key === code)) throw invalidRequest({ code: 'taken' });
    requireParent(categories, code, parent);
    requireFreeSlugs(categories, id, (lang) => texts[lang]?.slug);
    return {
      key: code,
      code,
      audiences: [],
      position,
      texts: Object.fromEntries(
        LOCALES.flatMap((lang) => {
          const own = texts[lang];
          return own ? [[lang, { slug: own.slug, data: { code, parent, ...own } }]] : [];
        }),
      ),
    };
  },
  checkRemoval: async (db, scope, { key }) => {
    for (const resource of ['sav_category', 'sav', 'sav_question', 'sav_fault'] as const) {
      const entries = await loadEntries(db, scope, resource);
      if (entries.some((entry) => LOCALES.some((lang) => ownerOf(entry, lang) === key))) throw recordInUse();
    }
  },
  afterWrite: async (db, scope) => {
    await moveFaults(db, scope);
    await indexSav(db, scope.siteId);
    await indexSavAnswers(db, scope.siteId);
  },
});

function dataOf(data: object | undefined): SavCategoryData | undefined {
  return data && DATA_SCHEMAS.sav_category.parse(data);
}

function textOf(data: SavCategoryData | undefined): CategoryRecord['texts']['fr'] {
  return data ? { name: data.name, slug: data.slug, intro: data.intro } : null;
}

/** @throws Failure 400 for an unknown category above, and for one of those below */
function requireParent(categories: readonly StoredEntry[], code: string, parent: string | null): void {
  const parents = new Map(
    categories.map((entry) => [entry.key, ownerOf(entry, 'fr') ?? ownerOf(entry, 'en') ?? null]),
  );
  if (parent !== null && !parents.has(parent) && parent !== code) throw invalidRequest({ parent: 'unknown' });
  for (let above = parent; above !== null; above = parents.get(above) ?? null)
    if (above === code) throw invalidRequest({ parent: 'below_itself' });
}

/** Code of the category above an entry. */
function ownerOf({ texts }: StoredEntry, lang: Locale): string | undefined {
  const data: { parent?: unknown; category?: unknown; family?: unknown } = { ...texts[lang]?.data };
  const owner = data.parent ?? data.category ?? data.family;
  return typeof owner === 'string' ? owner : undefined;
}

/** Faults are below the addresses of their categories. */
async function moveFaults(db: Kysely<Schema>, scope: Scope): Promise<void> {
  const categories = await loadEntries(db, scope, 'sav_category');
  for (const { id, ...fault } of await loadEntries(db, scope, 'sav_fault')) {
    const moved = LOCALES.flatMap((lang) => {
      const text = fault.texts[lang];
      const above = categories.find(({ key }) => key === ownerOf({ id, ...fault }, lang))?.texts[lang]?.slug;
      if (!text?.slug || !above) return [];
      const slug = `${above}/${text.slug.slice(text.slug.lastIndexOf('/') + 1)}`;
      return slug === text.slug ? [] : [[lang, { slug, data: { ...text.data, slug } }] as const];
    });
    if (moved.length > 0)
      await writeEntry(db, scope, { ...fault, texts: { ...fault.texts, ...Object.fromEntries(moved) } }, id);
  }
}
