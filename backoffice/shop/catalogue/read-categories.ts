import { z } from 'zod';
import { slugText } from '#shared/contract/fields.ts';
import { CATEGORY_AUDIENCES, type CategoryRecord } from '#shared/contract/shop/catalogue-record.ts';
import { recordKey } from '#shared/contract/shop/product-record.ts';
import { LOCALES } from '#shared/locale.ts';
import { createCheckNew } from '../check-keys.ts';
import { choice, list, number, optional, optionalText, text, yesNo } from '../files/cells.ts';
import { errorAt, type Findings, type Position } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { checkReference } from './references.ts';
import { translatedOf } from './table-fields.ts';

const categoryRow = z.object({
  key: recordKey,
  parent: optional(recordKey),
  audiences: list(choice(CATEGORY_AUDIENCES)),
  position: optional(number({ min: 0, max: 1_000_000, integer: true })),
  signature: yesNo(),
  scene: optionalText(),
  'name.fr': text(),
  'name.en': text(),
  'slug.fr': slugText,
  'slug.en': slugText,
  'intro.fr': text(),
  'intro.en': text(),
  'search_words.fr': list(),
  'search_words.en': list(),
});

/** Reads `categories.csv`: the order of the rows is that among siblings, unless rows state a position. */
export async function readCategories(
  folder: ShopFolder,
  findings: Findings,
): Promise<Map<string, CategoryRecord>> {
  const categories = new Map<string, CategoryRecord>();
  const positions = new Map<string, Position>();
  const isNewKey = createCheckNew(findings);
  const isNewSlug = { fr: createCheckNew(findings), en: createCheckNew(findings) };
  for await (const { row, at } of readTable(folder, 'categories', categoryRow, findings)) {
    const value: CategoryRecord = {
      key: row.key,
      parent: row.parent ?? undefined,
      audiences: row.audiences,
      position: row.position ?? undefined,
      signature: row.signature,
      scene: row.scene ?? undefined,
      name: translatedOf(row, 'name'),
      slug: translatedOf(row, 'slug'),
      intro: translatedOf(row, 'intro'),
      search_words: { fr: row['search_words.fr'], en: row['search_words.en'] },
    };
    if (isNewKey(row.key, at('key'), 'key')) categories.set(row.key, value);
    positions.set(row.key, at('parent'));
    for (const lang of LOCALES) isNewSlug[lang](value.slug[lang], at(`slug.${lang}`), `slug.${lang}`);
  }
  checkParents(categories, positions, findings);
  return categories;
}

/** Keys of the categories without children, the only ones that have products. */
export function leafKeys(categories: ReadonlyMap<string, CategoryRecord>): Set<string> {
  const parents = new Set([...categories.values()].map(({ parent }) => parent));
  return new Set([...categories.keys()].filter((key) => !parents.has(key)));
}

function checkParents(
  categories: ReadonlyMap<string, CategoryRecord>,
  positions: ReadonlyMap<string, Position>,
  findings: Findings,
): void {
  for (const { key, parent } of categories.values()) {
    const position = positions.get(key) ?? { file: 'categories', line: 1, column: 1 };
    if (parent === undefined) continue;
    const reference = { key: parent, table: 'categories', field: 'parent', at: () => position };
    if (checkReference(findings, categories, reference) && isOwnAncestor(categories, key))
      findings.add(errorAt(position, 'category_circle', { value: key }, 'parent'));
  }
}

function isOwnAncestor(categories: ReadonlyMap<string, CategoryRecord>, key: string): boolean {
  const seen = new Set<string>();
  for (let above = categories.get(key)?.parent; above !== undefined && !seen.has(above);) {
    if (above === key) return true;
    seen.add(above);
    above = categories.get(above)?.parent;
  }
  return false;
}
