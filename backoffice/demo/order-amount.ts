import type { OrderAmount } from '#backoffice/orders/read-order.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import { pointsWorth } from '#shared/domain/loyalty-use.ts';
import { VAT_RATE, type DemoLine } from './order-lines.ts';
import type { DemoOrder } from './demo-order.ts';

const CENTS = 100;
const PERCENT = 100;
const WHOLE = 10_000;

/** Amounts of an order for a company with a discount in percent. */
export function demoAmount(order: DemoOrder, lines: readonly DemoLine[], discount: number): OrderAmount {
  const base = sum(lines.map(({ total }) => total));
  const net = ({ unit, quantity }: DemoLine) => quantity * netOf(unit, discount);
  const { promotion, points = 0 } = order;
  const promoted = lines.filter(({ reference }) => reference === promotion?.on);
  const remise = {
    pro: sum(lines.map(net)) - base,
    ...(promotion && {
      [promotion.code]: -Math.round((sum(promoted.map(net)) * promotion.percent) / PERCENT),
    }),
    ...(points > 0 && { [POINTS_CODE]: -pointsWorth(points) * CENTS }),
  };
  const eco = sum(lines.map((line) => line.eco));
  const shipping = Math.round(order.shipping * CENTS);
  const totalWithoutTax = base + sum(Object.values(remise)) + eco + shipping;
  const tax = Math.round((totalWithoutTax * VAT_RATE) / WHOLE);
  return {
    base,
    remise,
    eco,
    shipping,
    totalWithoutTax,
    taxes: [{ rate: VAT_RATE, base: totalWithoutTax, tax }],
    tax,
    total: totalWithoutTax + tax,
  };
}

/** Price of the goods for the buyer, before tax, eco-participation and shipping: the basis of loyalty points. */
export function goodsOf({ base, remise }: Pick<OrderAmount, 'base' | 'remise'>): number {
  return base + sum(Object.values(remise));
}

export function netOf(unit: number, discount: number): number {
  return Math.round((unit * (PERCENT - discount)) / PERCENT);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
