import type { OrderState } from '#shared/contract/order.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import { toSitePath } from '#shared/site-path.ts';
import type { VisitedCategory } from './product-category-store.ts';
import type { RootStore } from './root-store.ts';
import type { SparePartsSnapshot } from './spare-parts-store.ts';

/**
 * The stores' snapshots in the browser's storage: no tokens, no personal data, nothing that the page already contains
 * (decision 58).
 */
export type StoredSlices = {
  settings: { locale: Locale; salesplanShowed: UrlTarget };
  cart: { count: number };
  order: Pick<OrderState, 'step' | 'paymentBy'>;
  spareParts: SparePartsSnapshot;
  productCategory: VisitedCategory | null;
};
export type SliceName = keyof StoredSlices;

const SLUG = /^[a-z0-9/-]{1,200}$/;
const MAX_NAME = 200;

export function toStoredSlices({
  settings: { locale, salesplanShowed },
  cart: { count },
  order,
  spareParts,
  productCategory,
}: RootStore): StoredSlices {
  const { step, paymentBy } = order.state;
  return {
    settings: { locale, salesplanShowed },
    cart: { count },
    order: { step, paymentBy },
    spareParts: spareParts.snapshot(),
    productCategory: productCategory.snapshot(),
  };
}

/**
 * Fills empty fields from stored slices of any shape; values from the server win. `isContinued`: the visitor came from
 * a page of this site, so the stored category is the way back.
 */
export function restoreSlices(
  { order, spareParts, productCategory }: RootStore,
  stored: Partial<Record<SliceName, unknown>>,
  isContinued: boolean,
): void {
  const payment = readSlug(fieldOf(stored.order, 'paymentBy'));
  if (payment !== null && order.state.paymentBy === null) order.update({ paymentBy: payment });
  const part = readSlug(fieldOf(stored.spareParts, 'categorySlug'));
  if (part !== null && spareParts.categorySlug === null) spareParts.setCategory(part);
  const category = readCategory(stored.productCategory);
  if (category && isContinued && !productCategory.category) productCategory.set(category);
}

function readSlug(value: unknown): string | null {
  return typeof value === 'string' && SLUG.test(value) ? value : null;
}

/** Validates a product category; its URL must be a path of this site. */
function readCategory(value: unknown): VisitedCategory | null {
  const [name, url] = [fieldOf(value, 'name'), toSitePath(fieldOf(value, 'url'))];
  const isNamed = typeof name === 'string' && name !== '' && name.length <= MAX_NAME;
  return isNamed && url !== undefined ? { name, url } : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
