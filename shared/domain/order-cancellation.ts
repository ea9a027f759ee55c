/** Facts that decide if an order can be cancelled. */
export type CancelState = { status: string; payment: string; isInvoiced: boolean; isPaid: boolean };
export type CancelledBy = 'buyer' | 'team';

/**
 * An order can be cancelled as long as nothing was paid or invoiced for it: while its transfer is awaited, and on account
 * until it is prepared. The team can still take back what is prepared and has not left. A card payment ends by itself.
 */
export function canCancel({ status, payment, isInvoiced, isPaid }: CancelState, by: CancelledBy): boolean {
  if (isInvoiced || isPaid) return false;
  if (status === 'awaiting_transfer') return true;
  if (payment !== 'compte') return false;
  return status === 'confirmed' || (status === 'prepared' && by === 'team');
}
