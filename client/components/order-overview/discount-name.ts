import type { Translate } from '#client/app/intl/use-translations.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';

/** Label of a discount: the company's, loyalty points, or a code with the title of its promotion if known. */
export function discountName(code: string, text: Translate, title = ''): string {
  if (code === 'pro') return text('order.discount_pro');
  if (code === POINTS_CODE) return text('order.discount_points');
  return title === '' ? text('order.discount_code', { code }) : `${title} (${code})`;
}
