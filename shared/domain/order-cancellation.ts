/** Facts that decide if an order can be cancelled. */
export type CancelState = { status: string; payment: string; isInvoiced: boolean; isPaid: boolean };
export type CancelledBy = 'buyer' | 'team';

/**
 * An order can be cancelled until it is paid or invoiced: while its transfer is awaited, and on account until it is
 * prepared. The team can also cancel a prepared order that has not been shipped. A card payment expires without
 * cancellation.
 */
export function canCancel({ status, payment, isInvoiced, isPaid }: CancelState, by: CancelledBy): boolean {
  if (isInvoiced || isPaid) return false;
  if (status === 'awaiting_transfer') return true;
  if (payment !== 'compte') return false;
  return status === 'confirmed' || (status === 'prepared' && by === 'team');
}
