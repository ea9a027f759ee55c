import type { Paper } from '#backoffice/order-documents/paper.ts';

/** What of each total falls under a rate of VAT. */
export type RateShare = { rate: number; goods: number; discount: number; eco: number; shipping: number };

/**
 * Which part of goods, discounts, recycling and carriage each rate is charged on. Recycling goes with its goods,
 * carriage with the highest rate there is; what a rate's base lacks then was taken off it.
 */
export function spreadByRate({
  lines,
  vat,
  shipping,
}: Pick<Paper, 'lines' | 'vat' | 'shipping'>): RateShare[] {
  const highest = Math.max(...vat.map(({ rate }) => rate));
  return vat.map(({ rate, base }) => {
    const own = lines.filter((line) => line.rate === rate);
    const goods = own.reduce((sum, { total }) => sum + total, 0);
    const eco = own.reduce((sum, line) => sum + line.eco, 0);
    const carriage = rate === highest ? shipping : 0;
    return { rate, goods, eco, shipping: carriage, discount: base - goods - eco - carriage };
  });
}
