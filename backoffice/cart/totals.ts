import { share } from './share.ts';

/** Integer cents before tax, rates in hundredths of a percent. `unit` and `eco` are of one. */
export type TotalsLine = { quantity: number; unit: number; eco: number; vatRate: number };

/** What a code takes off; `lines`: places of those that it is for. */
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

/** What becomes of one line, for its quantity. */
export type LineTotals = {
  netUnit: number;
  /** At the public price. */
  total: number;
  netTotal: number;
  ecoTotal: number;
  /** Its share of what codes take off. */
  promotionShare: number;
  /** What tax is taken of. */
  taxable: number;
  tax: number;
};

export type RateTotals = { rate: number; base: number; tax: number };

/** `withoutTax` is `base`, all of `discounts` (below zero), `eco` and `shipping`; `total` is that and `tax`. */
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
/** Percents are taken of the whole, amounts of what is left; carriage last. */
const ORDER: TotalsPromotion['kind'][] = ['percent', 'amount', 'carriage'];

/** The price of one for a company of that discount. */
export function netUnit(unit: number, discount: number): number {
  return Math.round((unit * (PERCENT - discount)) / PERCENT);
}

/** All amounts of a cart. Discounts never touch the eco fee; tax is rounded line by line, carriage being one. */
export function computeTotals({ lines, discount, promotions, shipping }: TotalsInput): Totals {
  const goods = lines.map((line) => ({
    ...line,
    net: netUnit(line.unit, discount) * line.quantity,
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
    for (const [place, taken] of shares) left[place] = (left[place] ?? 0) - taken;
    discounts.push({ code: promotion.code, amount: 0 - sum([...shares.values()]) });
  }
  const priced = goods.map((line, place): LineTotals & { rate: number } => {
    const taxable = (left[place] ?? 0) + line.ecoTotal;
    return {
      netUnit: netUnit(line.unit, discount),
      total: line.total,
      netTotal: line.net,
      ecoTotal: line.ecoTotal,
      promotionShare: line.net - (left[place] ?? 0),
      taxable,
      tax: taxOf(taxable, line.vatRate),
      rate: line.vatRate,
    };
  });
  const taxed = [
    ...priced,
    { taxable: carriage, tax: taxOf(carriage, shipping.vatRate), rate: shipping.vatRate },
  ];
  const withoutTax = sum(taxed.map(({ taxable }) => taxable));
  const tax = sum(taxed.map((line) => line.tax));
  return {
    base,
    discounts,
    eco: sum(goods.map(({ ecoTotal }) => ecoTotal)),
    shipping: shipping.cost,
    withoutTax,
    tax,
    total: withoutTax + tax,
    rates: byRate(taxed),
    lines: priced.map(({ rate: _rate, ...line }) => line),
  };
}

/** What a code takes off each of its lines: never more than is left of them. */
function takeOff(
  { kind, value, lines }: TotalsPromotion,
  goods: { net: number }[],
  left: number[],
): Map<number, number> {
  const amounts = lines.map((place) => left[place] ?? 0);
  const whole = sum(lines.map((place) => goods[place]?.net ?? 0));
  const wanted = kind === 'percent' ? Math.round((whole * value) / PERCENT) : value;
  const shares = share(Math.min(wanted, sum(amounts)), amounts);
  return new Map(lines.map((place, index) => [place, shares[index] ?? 0]));
}

function taxOf(taxable: number, rate: number): number {
  return Math.round((taxable * rate) / RATE_UNIT);
}

function byRate(lines: { taxable: number; tax: number; rate: number }[]): RateTotals[] {
  const rates = new Map<number, RateTotals>();
  for (const { taxable, tax, rate } of lines) {
    if (taxable === 0) continue;
    const known = rates.get(rate) ?? { rate, base: 0, tax: 0 };
    rates.set(rate, { rate, base: known.base + taxable, tax: known.tax + tax });
  }
  return [...rates.values()].toSorted((a, b) => a.rate - b.rate);
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
