import { z } from 'zod';
import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import { checkLanguages } from '#backoffice/shop/content/check-languages.ts';
import { checkRecord, type At } from '#backoffice/shop/content/check-record.ts';
import type { ReadContext } from '#backoffice/shop/content/read-context.ts';
import type { ShopFile } from '#backoffice/shop/content/shop-file.ts';
import { checkKnown, createCheckNew } from '#backoffice/shop/check-keys.ts';
import { optionalText, text } from '#backoffice/shop/files/cells.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import { LOCALES } from '#shared/locale.ts';
import { savCategoryData, type SavCategoryData } from './support-data.ts';

const NAME = 'support/categories';
const SCHEMA = z.object({
  key: text(),
  parent: optionalText(),
  'slug.fr': optionalText(),
  'slug.en': optionalText(),
  'name.fr': optionalText(),
  'name.en': optionalText(),
  'intro.fr': optionalText(),
  'intro.en': optionalText(),
});
const TEXT_COLUMNS = ['slug', 'name', 'intro'] as const;

/** Categories of after-sales pages. A category stands below its parent. */
export async function readSupportCategories(
  folder: ShopFolder,
  { findings, positions, languages }: ReadContext,
): Promise<ContentEntry<SavCategoryData>[]> {
  const entries = new Map<string, ContentEntry<SavCategoryData>>();
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, NAME, SCHEMA, findings)) {
    const { key, parent } = row;
    if (!isNew(key, at('key'), 'key')) continue;
    const known = { file: `${NAME}.csv`, keys: entries };
    if (parent !== null) checkKnown(known, parent, { at: at('parent'), field: 'parent', findings });
    const given = LOCALES.filter((lang) => row[`name.${lang}`] !== null);
    checkLanguages(given, languages, at('key'), findings);
    const texts: ContentEntry<SavCategoryData>['texts'] = {};
    for (const lang of given) {
      const cellAt: At = ([field = '']) =>
        at(TEXT_COLUMNS.some((column) => column === field) ? `${String(field)}.${lang}` : 'key');
      positions.set({ resource: 'sav_category', key }, lang, cellAt);
      const record = {
        code: key,
        slug: row[`slug.${lang}`],
        name: row[`name.${lang}`],
        intro: row[`intro.${lang}`],
        parent,
      };
      const data = checkRecord(savCategoryData, record, { at: cellAt, findings });
      if (data) texts[lang] = { slug: data.slug, data };
    }
    const position = entries.size;
    entries.set(key, {
      resource: 'sav_category',
      key,
      code: key,
      audiences: [],
      position,
      updated: null,
      texts,
    });
  }
  return [...entries.values()];
}

export function supportCategoryFiles(entries: readonly ContentEntry<SavCategoryData>[]): ShopFile[] {
  if (entries.length === 0) return [];
  const rows = entries.map(({ key, texts }) => ({
    key,
    parent: LOCALES.map((lang) => texts[lang]?.data.parent).find(Boolean) ?? null,
    ...Object.fromEntries(
      LOCALES.flatMap((lang) =>
        TEXT_COLUMNS.map((column) => [`${column}.${lang}`, texts[lang]?.data[column] ?? null]),
      ),
    ),
  }));
  return [{ path: `${NAME}.csv`, text: tableText(Object.keys(SCHEMA.shape), rows) }];
}
