import { z } from 'zod';
import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import { checkLanguages } from '#backoffice/shop/content/check-languages.ts';
import { checkRecord, type At } from '#backoffice/shop/content/check-record.ts';
import type { ReadContext } from '#backoffice/shop/content/read-context.ts';
import { checkKnown, createCheckNew } from '#backoffice/shop/check-keys.ts';
import { choice, list, optionalText, text } from '#backoffice/shop/files/cells.ts';
import { errorAt, warningAt } from '#backoffice/shop/files/finding.ts';
import { readTable, type TableRow } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { CHECKS_FILE, type SupportCheck } from './check-table.ts';
import { faultData, type FaultData, type SavCategoryData } from './support-data.ts';

export const FAULTS_NAME = 'support/fault-codes';
export const FAULT_SCHEMA = z.object({
  key: text(),
  /** Displayed code; empty for a symptom without a code. */
  code: optionalText(),
  /** Key of the category of the products. */
  family: text(),
  products: list(),
  /** Last segment of the address; default: the code in lower case. */
  'slug.fr': optionalText(),
  'slug.en': optionalText(),
  'title.fr': optionalText(),
  'title.en': optionalText(),
  'meaning.fr': optionalText(),
  'meaning.en': optionalText(),
  checks: list(),
  end: choice(['part', 'ticket', 'locator']),
  'part.fr': optionalText(),
  'part.en': optionalText(),
});

type FaultRow = TableRow<z.output<typeof FAULT_SCHEMA>>;
type Sources = {
  categories: readonly ContentEntry<SavCategoryData>[];
  checks: ReadonlyMap<string, SupportCheck>;
};

/** Fault codes and symptoms, in their order. */
export async function readFaults(
  folder: ShopFolder,
  sources: Sources,
  context: ReadContext,
): Promise<ContentEntry<FaultData>[]> {
  const entries: ContentEntry<FaultData>[] = [];
  const isNew = createCheckNew(context.findings);
  const usedChecks = new Set<string>();
  for await (const row of readTable(folder, FAULTS_NAME, FAULT_SCHEMA, context.findings)) {
    const { key, checks } = row.row;
    if (!isNew(key, row.at('key'), 'key')) continue;
    for (const check of checks) usedChecks.add(check);
    entries.push({ ...readFault(row, sources, context), position: entries.length });
  }
  for (const [key, { at }] of sources.checks)
    if (!usedChecks.has(key)) context.findings.add(warningAt(at, 'check_unused', { value: key }, 'key'));
  return entries;
}

function readFault(
  { row, at }: FaultRow,
  { categories, checks }: Sources,
  { findings, positions, languages }: ReadContext,
): ContentEntry<FaultData> {
  const { key, family, end } = row;
  const category = categories.find((candidate) => candidate.key === family);
  const families = new Map(categories.map((candidate) => [candidate.key, candidate]));
  checkKnown({ file: 'support/categories.csv', keys: families }, family, {
    at: at('family'),
    field: 'family',
    findings,
  });
  for (const check of row.checks)
    checkKnown({ file: CHECKS_FILE, keys: checks }, check, { at: at('checks'), field: 'checks', findings });
  const given = LOCALES.filter((lang) => row[`title.${lang}`] !== null);
  checkLanguages(given, languages, at('key'), findings);
  const texts: ContentEntry<FaultData>['texts'] = {};
  for (const lang of given) {
    const cellAt: At = ([field = '', part]) => at(columnOf(String(field), part === 'part', lang));
    positions.set({ resource: 'sav_fault', key }, lang, cellAt);
    const part = end === 'part' ? row[`part.${lang}`] : null;
    if (end === 'part' && part === null)
      findings.add(errorAt(at(`part.${lang}`), 'required', {}, `part.${lang}`));
    const last = row[`slug.${lang}`] ?? row.code?.toLowerCase() ?? key;
    const record = {
      code: row.code,
      title: row[`title.${lang}`],
      slug: `${category?.texts[lang]?.slug ?? family}/${last}`,
      meaning: row[`meaning.${lang}`],
      family,
      references: row.products,
      checks: row.checks.flatMap((name) => {
        const check = checks.get(name);
        const own = check?.texts[lang];
        return check && own ? [{ key: name, text: own, professional: check.professional }] : [];
      }),
      end: { kind: end, part },
    };
    const data = checkRecord(faultData, record, { at: cellAt, findings });
    if (data) texts[lang] = { slug: data.slug, data };
  }
  return { resource: 'sav_fault', key, code: null, audiences: [], position: 0, updated: null, texts };
}

/** Column of a field of the record. */
function columnOf(field: string, isPart: boolean, lang: Locale): string {
  if (field === 'references') return 'products';
  if (field === 'end') return isPart ? `part.${lang}` : 'end';
  return ['title', 'slug', 'meaning'].includes(field) ? `${field}.${lang}` : field;
}
