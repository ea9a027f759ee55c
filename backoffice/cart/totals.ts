import { share } from './share.ts';

/**
 * Integer cents before tax, rates in hundredths of a percent. `unit` and `eco` are per unit, and so is `net`, the price
 * of a net price list, to which the discount does not apply.
 */
export type TotalsLine = {
  quantity: number;
  unit: number;
  net?: number | null;
  eco: number;
  vatRate: number;
};

/** Discount of a code; `lines`: indexes of the lines it applies to. */
export type TotalsPromotion = {
  code: string;
  kind: 'percent' | 'amount' | 'carriage';
  value: number;
  lines: number[];
};

export type TotalsInput = {
  lines: TotalsLine[];
  /** Percent off public prices. */
  discount: number;
  promotions: TotalsPromotion[];
  shipping: { cost: number; vatRate: number };
};

/** Totals of one line, for its whole quantity. */
export type LineTotals = {
  netUnit: number;
  /** At the public price. */
  total: number;
  netTotal: number;
  ecoTotal: number;
  /** Its share of the codes' discounts. */
  promotionShare: number;
  /** Amount that tax is computed on. */
  taxable: number;
};

export type RateTotals = { rate: number; base: number; tax: number };

/**
 * `withoutTax` is the sum of `base`, `discounts` (negative), `eco` and `shipping`; `total` adds
 * `tax`.
 */
export type Totals = {
  base: number;
  discounts: { code: string; amount: number }[];
  eco: number;
  shipping: number;
  withoutTax: number;
  tax: number;
  total: number;
  rates: RateTotals[];
  lines: LineTotals[];
};

const PERCENT = 100;
const RATE_UNIT = 10_000;
/** Percentages apply first, then amounts to the remainder, then shipping. */
const ORDER: TotalsPromotion['kind'][] = ['percent', 'amount', 'carriage'];

export function netUnit(unit: number, discount: number): number {
  return Math.round((unit * (PERCENT - discount)) / PERCENT);
}

/** Net price of one: that of the price list, else the public price less the discount. */
export function netOf({ unit, net }: Pick<TotalsLine, 'unit' | 'net'>, discount: number): number {
  return net ?? netUnit(unit, discount);
}

/**
 * All amounts of a cart. Discounts never reduce the eco fee. Tax is rounded once per rate, as
 * on invoices (EN 16931, BR-CO-17), so that cart, order, invoice and its XML agree to the cent.
 */
export function computeTotals({ lines, discount, promotions, shipping }: TotalsInput): Totals {
  const goods = lines.map((line) => ({
    ...line,
    netUnit: netOf(line, discount),
    net: netOf(line, discount) * line.quantity,
    total: line.unit * line.quantity,
    ecoTotal: line.eco * line.quantity,
  }));
  const left = goods.map(({ net }) => net);
  let carriage = shipping.cost;
  const discounts: { code: string; amount: number }[] = [];
  const base = sum(goods.map(({ total }) => total));
  const professional = sum(goods.map(({ net }) => net)) - base;
  if (professional !== 0) discounts.push({ code: 'pro', amount: professional });
  for (const promotion of promotions.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    if (promotion.kind === 'carriage') {
      discounts.push({ code: promotion.code, amount: 0 - carriage });
      carriage = 0;
      continue;
    }
    const shares = takeOff(promotion, goods, left);
    for (const [index, taken] of shares) left[index] = (left[index] ?? 0) - taken;
    discounts.push({ code: promotion.code, amount: 0 - sum([...shares.values()]) });
  }
  const priced = goods.map((line, index): LineTotals & { rate: number } => {
    const taxable = (left[index] ?? 0) + line.ecoTotal;
    return {
      netUnit: line.netUnit,
      total: line.total,
      netTotal: line.net,
      ecoTotal: line.ecoTotal,
      promotionShare: line.net - (left[index] ?? 0),
      taxable,
      rate: line.vatRate,
    };
  });
  const taxed = [...priced, ...(carriage === 0 ? [] : [{ taxable: carriage, rate: shipping.vatRate }])];
  const rates = byRate(taxed);
  const withoutTax = sum(rates.map((one) => one.base));
  const tax = sum(rates.map((one) => one.tax));
  return {
    base,
    discounts,
    eco: sum(goods.map(({ ecoTotal }) => ecoTotal)),
    shipping: shipping.cost,
    withoutTax,
    tax,
    total: withoutTax + tax,
    rates,
    lines: priced.map(({ rate: _rate, ...line }) => line),
  };
}

/** Discount of a code per line, never more than the line's remaining amount. */
function takeOff(
  { kind, value, lines }: TotalsPromotion,
  goods: { net: number }[],
  left: number[],
): Map<number, number> {
  const amounts = lines.map((line) => left[line] ?? 0);
  const whole = sum(lines.map((line) => goods[line]?.net ?? 0));
  const discount = kind === 'percent' ? Math.round((whole * value) / PERCENT) : value;
  const shares = share(Math.min(discount, sum(amounts)), amounts);
  return new Map(lines.map((line, index) => [line, shares[index] ?? 0]));
}

/**
 * Includes rates whose lines a code has discounted to zero: an invoice states every rate of its
 * lines.
 */
function byRate(lines: { taxable: number; rate: number }[]): RateTotals[] {
  const bases = new Map<number, number>();
  for (const { taxable, rate } of lines) bases.set(rate, (bases.get(rate) ?? 0) + taxable);
  return [...bases]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, base]) => ({ rate, base, tax: Math.round((base * rate) / RATE_UNIT) }));
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
