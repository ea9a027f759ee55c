import { checkKnown, createCheckNew, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readTable, type TableRow } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { promotionColumns, type PromotionRecord } from './promotion-record.ts';

/** Reads `promotions.csv`. */
export async function readPromotions(
  folder: ShopFolder,
  findings: Findings,
  categories: KnownKeys,
): Promise<PromotionRecord[]> {
  const promotions: PromotionRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const promotion of readTable(folder, 'promotions', promotionColumns, findings)) {
    const { row, at } = promotion;
    const field = 'categories';
    for (const key of row.categories) checkKnown(categories, key, { at: at(field), field, findings });
    checkFields(promotion, findings);
    if (checkNew(row.code, at('code'), 'code')) promotions.push(row);
  }
  return promotions;
}

/** The kind requires its value and excludes the other one; the scope requires categories or excludes them. */
function checkFields({ row, at }: TableRow<PromotionRecord>, findings: Findings): void {
  const check = (field: 'percent' | 'amount' | 'categories', isRequired: boolean, isGiven: boolean) => {
    if (isRequired === isGiven) return;
    findings.add(errorAt(at(field), isRequired ? 'required' : 'must_be_empty', {}, field));
  };
  check('percent', row.kind === 'percent', row.percent !== null);
  check('amount', row.kind === 'amount', row.amount !== null);
  check('categories', row.applies_to === 'categories', row.categories.length > 0);
  if (row.until <= row.from) findings.add(errorAt(at('until'), 'until_before_from', {}, 'until'));
}
