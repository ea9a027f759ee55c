import type { MessageId } from '#client/app/intl/messages.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';
import { codeReason, type CodeParams } from '#client/components/cart-codes/code-reason.ts';
import { CART_ERRORS } from '#shared/domain/cart-errors.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { POINTS_ERRORS } from '#shared/domain/loyalty-use.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

export type ErrorContext = { text: Translate; money: (amount: number) => string; locale: Locale };

const SEPARATOR = '|';
const KNOWN: ReadonlySet<string> = new Set([...CART_ERRORS, ...POINTS_ERRORS]);
/** Numeric parameters of messages, besides amounts. */
const FIGURES = ['balance', 'pending', 'max'];

/** Packs an error code and its message parameters into one string. */
export function packError(code: string, params: CodeParams = {}): string {
  return code + SEPARATOR + JSON.stringify(params);
}

export function errorText(packed: string, { text, money, locale }: ErrorContext): string {
  const [code = '', packedParams = '{}'] = packed.split(SEPARATOR, 2);
  const params = JSON.parse(packedParams) as CodeParams;
  const reason = codeReason(text, { reason: code, params }, money);
  if (reason !== undefined) return reason;
  const figures = FIGURES.map((name) => [name, formatFigure(Number(params[name] ?? 0), locale)]);
  return text(KNOWN.has(code) ? (`cart.fault_${code}` as MessageId) : 'cart.fault_unavailable', {
    ...Object.fromEntries(figures),
    step: LOYALTY_RULES.pointsOfVoucher,
    percent: LOYALTY_RULES.ceilingPercent,
    amount: money(Number(params['amount'] ?? 0)),
  });
}
