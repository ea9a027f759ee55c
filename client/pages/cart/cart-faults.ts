import type { MessageId } from '#client/app/messages.ts';
import type { Text } from '#client/app/use-text.ts';
import { codeReason, type CodeParams } from '#client/components/cart-codes/code-reason.ts';
import { CART_FAULTS } from '#shared/domain/cart-faults.ts';

const APART = '|';
const KNOWN: ReadonlySet<string> = new Set([...CART_FAULTS, 'quantity', 'quantity_missing']);

/** A refusal as one code of a form: what its words need goes along. */
export function packFault(code: string, params: CodeParams = {}): string {
  return code + APART + JSON.stringify(params);
}

/** A refusal in words. `money` writes an amount. */
export function faultWords(text: Text, packed: string, money: (amount: number) => string): string {
  const [code = '', said = '{}'] = packed.split(APART, 2);
  const params = JSON.parse(said) as CodeParams;
  return (
    codeReason(text, { reason: code, params }, money) ??
    text(KNOWN.has(code) ? (`cart.fault_${code}` as MessageId) : 'cart.fault_unavailable')
  );
}
