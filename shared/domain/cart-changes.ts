import type { CartResponse } from '#shared/contract/cart.ts';
import { POINTS_CODE } from './points-names.ts';
import { describeCart, type ShownCart, type ShownLine } from './shown-cart.ts';

/** A difference between a cart and the cart that a page has shown. Amounts in euros. */
export type CartChange =
  | { kind: 'line_removed' | 'unavailable'; name: string }
  | { kind: 'line_added'; name: string; quantity: number }
  /** `isShort`: the stock is lower than the former quantity. */
  | { kind: 'quantity'; name: string; before: number; now: number; isShort: boolean }
  | { kind: 'price'; name: string; before: number; now: number }
  | { kind: 'code_removed' | 'code_added'; code: string }
  | { kind: 'discount'; code: string; before: number; now: number }
  /** `carrier`: its name, `null` if none is chosen or it no longer delivers the cart. */
  | { kind: 'carrier'; carrier: string | null }
  | { kind: 'delivery' | 'invoice' | 'phone' | 'order_number' | 'site_reference'; now: string }
  /** ISO date. */
  | { kind: 'date'; now: string }
  | { kind: 'comment' }
  | { kind: 'points' | 'shipping' | 'total'; before: number; now: number };

type Details = NonNullable<ShownCart['details']>;

/** The company's discount, which is no code. */
const PRO = 'pro';

/**
 * Lists the changes of a cart since a page has shown it, in the order of the page. For a cart too large to describe
 * only the total is compared.
 */
export function compareCart(shown: ShownCart, cart: CartResponse): CartChange[] {
  const now = describeCart(cart);
  const lines =
    shown.details && now.details ? compareLines(shown.details.lines, now.details.lines, cart) : [];
  return [
    ...lines,
    ...(shown.details && now.details
      ? [
          ...compareDiscounts(shown.details, now.details, lines.length > 0),
          ...compareDelivery(shown.details, now.details, cart),
        ]
      : []),
    ...compareAmount('total', shown.total, now.total),
  ];
}

function compareLines(
  before: readonly ShownLine[],
  now: readonly ShownLine[],
  { list, notices }: CartResponse,
): CartChange[] {
  const short = new Set(notices.filter(({ code }) => code === 'stock_reduced').map(({ line_id: id }) => id));
  const unavailable = new Set(list.products_not_available.map(({ id }) => id));
  const current = new Map(now.map((line) => [line.id, line]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.flatMap(({ id, name, quantity, unit }): CartChange[] => {
      const line = current.get(id);
      if (!line) return [{ kind: unavailable.has(id) ? 'unavailable' : 'line_removed', name }];
      const isShort = short.has(id);
      return [
        ...(line.quantity === quantity
          ? []
          : [{ kind: 'quantity' as const, name, before: quantity, now: line.quantity, isShort }]),
        ...(line.unit === unit ? [] : [{ kind: 'price' as const, name, before: unit, now: line.unit }]),
      ];
    }),
    ...now
      .filter(({ id }) => !known.has(id))
      .map(({ name, quantity }): CartChange => ({ kind: 'line_added', name, quantity })),
  ];
}

/** The amount of a code depends on the lines: its change is reported only if no line has changed. */
function compareDiscounts(before: Details, now: Details, hasLineChanges: boolean): CartChange[] {
  const codes = [...new Set([...Object.keys(before.discounts), ...Object.keys(now.discounts)])];
  return codes.flatMap((code): CartChange[] => {
    const [former, current] = [before.discounts[code], now.discounts[code]];
    if (former === current || (code === PRO && hasLineChanges)) return [];
    if (code === POINTS_CODE) return [{ kind: 'points', before: former ?? 0, now: current ?? 0 }];
    if (code !== PRO && current === undefined) return [{ kind: 'code_removed', code }];
    if (code !== PRO && former === undefined) return [{ kind: 'code_added', code }];
    return hasLineChanges ? [] : [{ kind: 'discount', code, before: former ?? 0, now: current ?? 0 }];
  });
}

function compareDelivery(before: Details, now: Details, { carriers }: CartResponse): CartChange[] {
  const chosen = carriers.find(({ technical_name: name }) => name === now.carrier);
  const isPossible = chosen !== undefined && chosen.refused === null;
  const isOther = before.carrier !== now.carrier;
  return [
    ...(isOther || (chosen && !isPossible)
      ? [{ kind: 'carrier' as const, carrier: isPossible ? chosen.name : null }]
      : []),
    ...(before.delivery === now.delivery ? [] : [{ kind: 'delivery' as const, now: now.delivery }]),
    ...(before.invoice === now.invoice ? [] : [{ kind: 'invoice' as const, now: now.invoice }]),
    ...(before.phone === now.phone ? [] : [{ kind: 'phone' as const, now: now.phone }]),
    ...(before.comment === now.comment ? [] : [{ kind: 'comment' as const }]),
    ...(before.orderNumber === now.orderNumber
      ? []
      : [{ kind: 'order_number' as const, now: now.orderNumber }]),
    ...(before.siteReference === now.siteReference
      ? []
      : [{ kind: 'site_reference' as const, now: now.siteReference }]),
    ...(isPossible && now.date !== '' && before.date !== now.date
      ? [{ kind: 'date' as const, now: now.date }]
      : []),
    ...(isPossible ? compareAmount('shipping', before.shipping, now.shipping) : []),
  ];
}

function compareAmount(kind: 'shipping' | 'total', before: number, now: number): CartChange[] {
  return before === now ? [] : [{ kind, before, now }];
}
