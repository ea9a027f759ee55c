import type { MessageId } from '#client/app/messages.ts';
import type { Text } from '#client/app/use-text.ts';
import { CART_FAULTS, PROMO_FAULTS } from '#shared/domain/cart-faults.ts';

type Params = Readonly<Record<string, string | number>>;

const APART = '|';
const KNOWN: ReadonlySet<string> = new Set([...CART_FAULTS, ...PROMO_FAULTS, 'quantity', 'quantity_missing']);

/** A refusal as one code of a form: what its words need goes along. */
export function packFault(code: string, params: Params = {}): string {
  return code + APART + JSON.stringify(params);
}

/** A refusal in words. `money` writes an amount. */
export function faultWords(text: Text, packed: string, money: (amount: number) => string): string {
  const [code = '', said = '{}'] = packed.split(APART, 2);
  const params = JSON.parse(said) as { missing?: number; with?: string };
  if (code === 'promo_minimum' && params.missing === 0) return text('cart.fault_promo_minimum_none');
  const id = KNOWN.has(code) ? (`cart.fault_${code}` as MessageId) : 'cart.fault_unavailable';
  return text(id, { amount: money(params.missing ?? 0), code: params.with ?? '' });
}
