import type { OrderDocumentData } from '#backoffice/order-documents/document-data.ts';

export type RateShare = { rate: number; goods: number; discount: number; eco: number; shipping: number };

/**
 * Splits goods, discounts, eco fees and shipping by VAT rate. Eco fees have the rate of their goods, shipping
 * has the highest rate; the remaining difference to a rate's base is its discount.
 */
export function spreadByRate({
  lines,
  vat,
  shipping,
}: Pick<OrderDocumentData, 'lines' | 'vat' | 'shipping'>): RateShare[] {
  const highest = Math.max(...vat.map(({ rate }) => rate));
  return vat.map(({ rate, base }) => {
    const own = lines.filter((line) => line.rate === rate);
    const goods = own.reduce((sum, { total }) => sum + total, 0);
    const eco = own.reduce((sum, line) => sum + line.eco, 0);
    const carriage = rate === highest ? shipping : 0;
    return { rate, goods, eco, shipping: carriage, discount: base - goods - eco - carriage };
  });
}
