import type { MessageId } from '#client/app/intl/messages.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';
import { PROMO_ERRORS } from '#shared/domain/cart-errors.ts';

const KNOWN: ReadonlySet<string> = new Set(PROMO_ERRORS);

export type CodeParams = Readonly<Record<string, string | number>>;

/** Message why a code gives no discount; `undefined` for an unknown reason. `money` formats an amount. */
export function codeReason(
  text: Translate,
  { reason, params }: { reason: string; params: CodeParams },
  money: (amount: number) => string,
): string | undefined {
  if (!KNOWN.has(reason)) return undefined;
  const { missing = 0, with: rival = '', zipcode } = params;
  if (reason === 'promo_minimum' && missing === 0) return text('cart.fault_promo_minimum_none');
  if (zipcode !== undefined) return text('cart.fault_promo_destination', { zipcode });
  return text(`cart.fault_${reason}` as MessageId, { amount: money(Number(missing)), code: rival });
}
