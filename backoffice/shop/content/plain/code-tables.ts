import { z } from 'zod';
import { createCheckNew } from '#backoffice/shop/check-keys.ts';
import { optionalText, text } from '#backoffice/shop/files/cells.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import { records } from '#shared/contract/records.ts';
import { LOCALES } from '#shared/locale.ts';
import { checkLanguages } from '../check-languages.ts';
import { checkRecord, type At } from '../check-record.ts';
import type { ContentEntry } from '../content-entry.ts';
import type { ReadContext } from '../read-context.ts';
import type { ShopFile } from '../shop-file.ts';

/** Tables of a code and its label by language; `fields`: names of code and label in the contract. */
const TABLES = {
  tags: { file: 'tags', fields: ['code', 'label'] },
  civility: { file: 'civilities', fields: ['code', 'label'] },
  country: { file: 'countries', fields: ['iso', 'name'] },
} as const;

type TableResource = keyof typeof TABLES;
const RESOURCES = ['tags', 'civility', 'country'] as const satisfies readonly TableResource[];

const SCHEMA = z.object({
  code: text(),
  'label.fr': optionalText(),
  'label.en': optionalText(),
  /** Slug of the list of a tag, where it is not the default. */
  'slug.fr': optionalText(),
  'slug.en': optionalText(),
});
const COLUMNS = ['code', 'label.fr', 'label.en'] as const;
const SLUG_COLUMNS = ['slug.fr', 'slug.en'] as const;

/** Tags, forms of address and countries. */
export async function readCodeTables(folder: ShopFolder, context: ReadContext): Promise<ContentEntry[]> {
  const entries: ContentEntry[] = [];
  for (const resource of RESOURCES) entries.push(...(await readCodeTable(folder, resource, context)));
  return entries;
}

async function readCodeTable(
  folder: ShopFolder,
  resource: TableResource,
  { findings, positions, languages }: ReadContext,
): Promise<ContentEntry[]> {
  const { file, fields } = TABLES[resource];
  const [codeField, labelField] = fields;
  const entries: ContentEntry[] = [];
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, file, SCHEMA, findings)) {
    if (!isNew(row.code, at('code'), 'code')) continue;
    const texts: ContentEntry['texts'] = {};
    for (const lang of LOCALES) {
      const label = row[`label.${lang}`];
      const slug = row[`slug.${lang}`];
      if (label === null) continue;
      const cellAt: At = ([name]) =>
        at(name === codeField ? 'code' : `${name === 'slug' ? 'slug' : 'label'}.${lang}`);
      positions.set({ resource, key: row.code }, lang, cellAt);
      const record = { [codeField]: row.code, [labelField]: label, ...(slug !== null && { slug }) };
      const data = checkRecord(records[resource], record, { at: cellAt, findings });
      if (data) texts[lang] = { slug: null, data };
    }
    const given = LOCALES.filter((lang) => row[`label.${lang}`] !== null);
    checkLanguages(given, languages, at('code'), findings);
    const position = entries.length;
    entries.push({ resource, key: row.code, code: row.code, audiences: [], position, updated: null, texts });
  }
  return entries;
}

export function codeTableFiles(entries: readonly ContentEntry[]): ShopFile[] {
  return RESOURCES.flatMap((resource): ShopFile[] => {
    const { file, fields } = TABLES[resource];
    const rows = entries
      .filter((entry) => entry.resource === resource)
      .map((entry) => rowOf(entry, fields[1]));
    const hasSlugs = rows.some((row) => SLUG_COLUMNS.some((column) => row[column] !== undefined));
    const columns = [...COLUMNS, ...(hasSlugs ? SLUG_COLUMNS : [])];
    return rows.length > 0 ? [{ path: `${file}.csv`, text: tableText(columns, rows) }] : [];
  });
}

function rowOf({ key, texts }: ContentEntry, labelField: string): Record<string, string> {
  const cells = LOCALES.flatMap((lang): [string, string][] => {
    const fields = new Map(Object.entries(texts[lang]?.data ?? {}));
    return [
      [`label.${lang}`, fields.get(labelField)],
      [`slug.${lang}`, fields.get('slug')],
    ].flatMap(([column, value]): [string, string][] =>
      typeof column === 'string' && typeof value === 'string' ? [[column, value]] : [],
    );
  });
  return { code: key, ...Object.fromEntries(cells) };
}
