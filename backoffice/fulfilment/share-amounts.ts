import { share } from '#backoffice/cart/share.ts';
import type { OrderAmount } from '#backoffice/orders/read-order.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';

/** 100 % in hundredths of a percent. */
const RATE_UNIT = 10_000;

/** A line of an order with its billed pieces; amounts of one piece in cents before tax. */
export type BilledLine = { id: number; quantity: number; unit: number; eco: number; rate: number };

/** Pieces by line, and shipping in cents before tax. */
export type Portion = { pieces: ReadonlyMap<number, number>; shipping: number };

/** Amounts of a portion in cents. `net` includes eco fee and shipping. */
export type PortionAmounts = {
  /** Goods at list price. */
  goods: number;
  eco: number;
  shipping: number;
  /** Negative. */
  discount: number;
  net: number;
  vat: { rate: number; base: number; amount: number }[];
  gross: number;
};

/** Code that made the shipping of an order free, if any. */
export function freeShippingCode({ shipping, remise }: OrderAmount): string | undefined {
  if (shipping === 0) return undefined;
  return Object.keys(remise).find(
    (code) => code !== 'pro' && code !== POINTS_CODE && remise[code] === -shipping,
  );
}

/** Shipping before tax that the buyer was charged. */
export function chargedShipping(amount: OrderAmount): number {
  return freeShippingCode(amount) === undefined ? amount.shipping : 0;
}

/**
 * Amounts of the pieces that are added to a portion which was counted before. Each total is rounded for the whole portion,
 * and the difference counts: the amounts of all portions add up to the order to the cent. The VAT of the first portion is
 * that of its base; later ones may differ from it by a cent.
 */
export function addedAmounts(
  amount: OrderAmount,
  lines: readonly BilledLine[],
  { before, after }: { before: Portion; after: Portion },
): PortionAmounts {
  const first = amountsOf(amount, lines, before);
  const then = amountsOf(amount, lines, after);
  const vat = then.vat.flatMap(({ rate, base, amount: tax }, index) => {
    const counted = first.vat[index] ?? { base: 0, amount: 0 };
    const added = { rate, base: base - counted.base, amount: tax - counted.amount };
    return added.base === 0 && added.amount === 0 ? [] : [added];
  });
  const net = then.net - first.net;
  const tax = vat.reduce((sum, { amount: cents }) => sum + cents, 0);
  return {
    goods: then.goods - first.goods,
    eco: then.eco - first.eco,
    shipping: then.shipping - first.shipping,
    discount: then.discount - first.discount,
    net,
    vat,
    gross: net + tax,
  };
}

/** Amounts of a portion of an order; those of the whole order are its own. */
function amountsOf(
  amount: OrderAmount,
  lines: readonly BilledLine[],
  { pieces, shipping }: Portion,
): PortionAmounts {
  const charged = chargedShipping(amount);
  const highest = Math.max(...amount.taxes.map(({ rate }) => rate));
  const piecesOf = ({ id }: BilledLine) => pieces.get(id) ?? 0;
  const vat = amount.taxes.map(({ rate, base, tax }) => {
    const own = lines.filter((line) => line.rate === rate);
    const carriage = rate === highest ? charged : 0;
    const nets = share(
      base - carriage,
      own.map((line) => (line.unit + line.eco) * line.quantity),
    );
    const goods = own.reduce(
      (sum, line, index) => sum + partOf(nets[index] ?? 0, piecesOf(line), line.quantity),
      0,
    );
    const counted = goods + (rate === highest ? shipping : 0);
    return { rate, base: counted, amount: counted === base ? tax : taxOn(counted, rate) };
  });
  const goods = lines.reduce((sum, line) => sum + line.unit * piecesOf(line), 0);
  const eco = lines.reduce((sum, line) => sum + line.eco * piecesOf(line), 0);
  const net = vat.reduce((sum, { base }) => sum + base, 0);
  const gross = vat.reduce((sum, one) => sum + one.base + one.amount, 0);
  return { goods, eco, shipping, discount: net - goods - eco - shipping, net, vat, gross };
}

/** VAT of an amount before tax, as on invoices (BR-CO-17). */
export function taxOn(base: number, rate: number): number {
  return Math.round((base * rate) / RATE_UNIT);
}

function partOf(whole: number, part: number, of: number): number {
  return of === 0 ? 0 : Math.round((whole * part) / of);
}
