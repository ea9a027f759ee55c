import type { CartNotice } from '#shared/contract/cart.ts';
import type { AllottedLine, LeftLine } from './allot-stock.ts';
import type { StoredCart } from './cart-rows.ts';
import { refusalParams } from './check-promotion.ts';
import type { CartPoints, IdleCode, PricedCart } from './priced-cart.ts';

const CENTS = 100;

type Changes = {
  available: AllottedLine[];
  unavailable: LeftLine[];
  codes: Pick<PricedCart, 'expiredCodes' | 'suspendedCodes' | 'restoredCodes'>;
  points: CartPoints | null;
};

export function cartNotices(
  cart: Pick<StoredCart, 'mergedLines'>,
  { available, unavailable, codes, points }: Changes,
): CartNotice[] {
  return [
    ...(cart.mergedLines > 0 ? [notice('info', 'lines_merged', null, { count: cart.mergedLines })] : []),
    ...available.flatMap(({ line, element, quantity }) => {
      const about = { reference: element.reference, name: element.name };
      const isDearer = element.unit > line.unitSeen;
      return [
        ...(quantity < line.requested
          ? [notice('warning', 'stock_reduced', line.id, { ...about, asked: line.requested, quantity })]
          : []),
        ...(element.unit === line.unitSeen
          ? []
          : [
              notice(isDearer ? 'warning' : 'info', 'price_changed', line.id, {
                ...about,
                before: line.unitSeen / CENTS,
                now: element.unit / CENTS,
              }),
            ]),
      ];
    }),
    ...unavailable.map(({ line, element }) =>
      notice('warning', 'unavailable', line.id, { reference: element.reference, name: element.name }),
    ),
    ...codes.expiredCodes.map((idle) => codeNotice('promo_removed', idle)),
    ...codes.suspendedCodes
      .filter(({ refusal, told }) => refusal.reason !== told)
      .map((idle) => codeNotice('promo_suspended', idle)),
    ...codes.restoredCodes.map(({ code }) => notice('info', 'promo_restored', null, { code })),
    ...(points && points.used < points.requested
      ? [notice('warning', 'points_reduced', null, { asked: points.requested, used: points.used })]
      : []),
  ];
}

function codeNotice(about: 'promo_removed' | 'promo_suspended', { code, refusal }: IdleCode): CartNotice {
  return notice('warning', about, null, { code, reason: refusal.reason, ...refusalParams(refusal) });
}

function notice(
  level: CartNotice['level'],
  code: CartNotice['code'],
  lineId: number | null,
  params: CartNotice['params'],
): CartNotice {
  return { level, code, line_id: lineId, params };
}
