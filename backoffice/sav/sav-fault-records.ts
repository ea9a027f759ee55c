import type { Kysely } from 'kysely';
import { entryRecords, writeEntry } from '#backoffice/content/entry-records.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { indexSavAnswers } from '#backoffice/search/index-sav.ts';
import { DATA_SCHEMAS } from '#backoffice/shop/content/data-schemas.ts';
import { loadEntries } from '#backoffice/shop/content/load-content.ts';
import type { FaultData } from '#backoffice/shop/support/support-data.ts';
import { requireKnown } from '#backoffice/writes/shop/read-references.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { requireFreeSlugs, requireSavCategory } from './sav-entries.ts';

type FaultRecord = ShopRecordOf<'sav/fault'>;
type Texts = Partial<Record<Locale, FaultData>>;

/** Faults of appliances; the search finds each write at once. */
export const savFaultRecords: RecordStore<FaultRecord> = entryRecords<FaultRecord>({
  resource: 'sav_fault',
  toRecord: ({ position, texts }) => {
    const data = parseTexts(texts);
    const first = data.fr ?? data.en;
    return {
      code: first?.code ?? null,
      family: first?.family ?? '',
      references: first?.references ?? [],
      checks: (first?.checks ?? []).map(({ key, professional }) => ({
        key,
        professional,
        text: { fr: checkText(data.fr, key), en: checkText(data.en, key) },
      })),
      end: first?.end.kind ?? 'ticket',
      position,
      texts: { fr: textsOf(data.fr), en: textsOf(data.en) },
    };
  },
  toEntry: async (db, scope, record, id) => {
    const category = await requireSavCategory(db, scope, record.family, 'family');
    await requireKnown(
      db,
      scope,
      record.references.map((value, index) => ({ kind: 'product', value, path: `references.${index}` })),
    );
    const slugIn = (lang: Locale) => {
      const own = record.texts[lang];
      return own ? `${category.texts[lang]?.slug ?? record.family}/${own.slug}` : undefined;
    };
    requireFreeSlugs(await loadEntries(db, scope, 'sav_fault'), id, slugIn);
    requireDistinct(record.checks.map(({ key }) => key));
    return {
      code: null,
      audiences: [],
      position: record.position,
      texts: Object.fromEntries(
        LOCALES.flatMap((lang) => {
          const slug = slugIn(lang);
          const data = slug === undefined ? undefined : dataOf(record, lang, slug);
          return slug !== undefined && data ? [[lang, { slug, data }]] : [];
        }),
      ),
    };
  },
  afterWrite: async (db, scope, id) => {
    await shareChecks(db, scope, id);
    await indexSavAnswers(db, scope.siteId);
  },
});

function parseTexts(texts: Partial<Record<Locale, { data: object }>>): Texts {
  return Object.fromEntries(
    LOCALES.flatMap((lang) => {
      const data = texts[lang]?.data;
      return data ? [[lang, DATA_SCHEMAS.sav_fault.parse(data)]] : [];
    }),
  );
}

function checkText(data: FaultData | undefined, key: string): string | null {
  return data?.checks.find((check) => check.key === key)?.text ?? null;
}

function textsOf(data: FaultData | undefined): FaultRecord['texts']['fr'] {
  if (!data) return null;
  const { title, meaning, slug, end } = data;
  return { slug: slug.slice(slug.lastIndexOf('/') + 1), title, meaning, part: end.part };
}

/** A check without text in the language is left out, as an import does. */
function dataOf(record: FaultRecord, lang: Locale, slug: string): FaultData | undefined {
  const own = record.texts[lang];
  if (!own) return undefined;
  return {
    code: record.code,
    title: own.title,
    slug,
    meaning: own.meaning,
    family: record.family,
    references: record.references,
    checks: record.checks.flatMap(({ key, professional, text }) => {
      const words = text[lang];
      return words === null ? [] : [{ key, text: words, professional }];
    }),
    end: { kind: record.end, part: own.part },
  };
}

/** @throws Failure 400 for a check that the fault has twice */
function requireDistinct(keys: readonly string[]): void {
  const index = keys.findIndex((key, place) => keys.indexOf(key) < place);
  if (index !== -1) throw invalidRequest({ [`checks.${index}.key`]: 'repeated' });
}

/** Other faults with a check of this one get its text: the files of a shop state each check once. */
async function shareChecks(db: Kysely<Schema>, scope: Scope, id: number): Promise<void> {
  const faults = await loadEntries(db, scope, 'sav_fault');
  const written = parseTexts(faults.find((fault) => fault.id === id)?.texts ?? {});
  for (const { id: other, ...fault } of faults.filter((one) => one.id !== id)) {
    const changed = LOCALES.flatMap((lang) => {
      const text = fault.texts[lang];
      if (!text) return [];
      const data = DATA_SCHEMAS.sav_fault.parse(text.data);
      const checks = data.checks.map(
        (check) => written[lang]?.checks.find(({ key }) => key === check.key) ?? check,
      );
      return JSON.stringify(checks) === JSON.stringify(data.checks)
        ? []
        : [[lang, { ...text, data: { ...data, checks } }] as const];
    });
    if (changed.length > 0)
      await writeEntry(
        db,
        scope,
        { ...fault, texts: { ...fault.texts, ...Object.fromEntries(changed) } },
        other,
      );
  }
}
