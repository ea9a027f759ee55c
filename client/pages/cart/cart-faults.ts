import type { MessageId } from '#client/app/intl/messages.ts';
import type { Text } from '#client/app/intl/use-text.ts';
import { codeReason, type CodeParams } from '#client/components/cart-codes/code-reason.ts';
import { CART_FAULTS } from '#shared/domain/cart-faults.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { POINTS_FAULTS } from '#shared/domain/loyalty-use.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** Context of an error message: translations, locale and money formatter. */
export type FaultWriter = { text: Text; money: (amount: number) => string; locale: Locale };

const APART = '|';
const KNOWN: ReadonlySet<string> = new Set([...CART_FAULTS, ...POINTS_FAULTS]);
/** Numeric parameters of messages, besides amounts. */
const FIGURES = ['balance', 'pending', 'max'];

/** Packs an error code and its message parameters into one string. */
export function packFault(code: string, params: CodeParams = {}): string {
  return code + APART + JSON.stringify(params);
}

/** Formats a packed error code as a message. */
export function faultWords(packed: string, { text, money, locale }: FaultWriter): string {
  const [code = '', said = '{}'] = packed.split(APART, 2);
  const params = JSON.parse(said) as CodeParams;
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
