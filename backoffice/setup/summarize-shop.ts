import type { Finding } from '#backoffice/shop/files/finding.ts';
import type { Shop } from '#backoffice/shop/read-shop.ts';
import type { TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

/** Tables whose new rows the set-up page counts. */
const COUNTED = {
  product: 'products',
  variant: 'variants',
  category: 'categories',
  part: 'parts',
  document: 'documents',
} as const;

type Kind = (typeof COUNTED)[keyof typeof COUNTED] | 'pages' | 'pictures';

/** Number of rows that an import adds, by kind; kinds without any are left out. */
export type ShopSummary = Partial<Record<Kind, number>>;

export function summarizeShop(shop: Shop, changes: readonly TableChanges[]): ShopSummary {
  const counts: [Kind, number][] = [
    ...Object.entries(COUNTED).map(([table, kind]): [Kind, number] => [kind, addedTo(table, changes)]),
    ['pages', shop.content.entries.filter(({ resource }) => resource === 'page').length],
    ['pictures', shop.pictures.length],
  ];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Number of texts that a language lacks, by language. */
export function countMissing(findings: readonly Finding[]): [Locale, number][] {
  return LOCALES.map((lang): [Locale, number] => [
    lang,
    findings.filter(({ code, values }) => code === 'translation_missing' && values['lang'] === lang).length,
  ]).filter(([, count]) => count > 0);
}

function addedTo(table: string, changes: readonly TableChanges[]): number {
  return changes.filter((one) => one.table === table).reduce((sum, { added }) => sum + added, 0);
}
