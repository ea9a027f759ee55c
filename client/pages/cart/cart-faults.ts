import type { MessageId } from '#client/app/messages.ts';
import type { Text } from '#client/app/use-text.ts';
import { CART_FAULTS, PROMO_FAULTS } from '#shared/domain/cart-faults.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { POINTS_FAULTS } from '#shared/domain/loyalty-use.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type Params = Readonly<Record<string, string | number>>;

/** Context of an error message: the page's messages, its language, and the formatter of amounts. */
export type FaultWriter = { text: Text; money: (amount: number) => string; locale: Locale };

const APART = '|';
const KNOWN: ReadonlySet<string> = new Set([
  ...CART_FAULTS,
  ...PROMO_FAULTS,
  ...POINTS_FAULTS,
  'quantity',
  'quantity_missing',
]);
/** Figures that a message may state, besides amounts. */
const FIGURES = ['balance', 'pending', 'max'];

/** A refusal as one code of a form: what its words need goes along. */
export function packFault(code: string, params: Params = {}): string {
  return code + APART + JSON.stringify(params);
}

/** A refusal in words. */
export function faultWords(packed: string, { text, money, locale }: FaultWriter): string {
  const [code = '', said = '{}'] = packed.split(APART, 2);
  const params = JSON.parse(said) as { missing?: number; amount?: number; with?: string } & Params;
  if (code === 'promo_minimum' && params.missing === 0) return text('cart.fault_promo_minimum_none');
  const id = KNOWN.has(code) ? (`cart.fault_${code}` as MessageId) : 'cart.fault_unavailable';
  const figures = FIGURES.map((name) => [name, formatFigure(Number(params[name] ?? 0), locale)]);
  return text(id, {
    ...Object.fromEntries(figures),
    step: LOYALTY_RULES.pointsOfVoucher,
    percent: LOYALTY_RULES.ceilingPercent,
    amount: money(params.missing ?? params.amount ?? 0),
    code: params.with ?? '',
  });
}
