import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { OrderLine } from './read-order.ts';

type LinePieces = Pick<OrderLine, 'quantity' | 'cancelled' | 'invoiced'>;

/** Pieces that are not cancelled. A cancelled order states what was ordered. */
export function validPieces({ quantity, cancelled = 0 }: LinePieces, status: OrderStatus): number {
  return status === 'cancelled' ? quantity : quantity - cancelled;
}

/** Pieces that the amounts of the order contain: those on the invoice, or before it those that are not cancelled. */
export function billedPieces(line: LinePieces, status: OrderStatus): number {
  return line.invoiced ?? validPieces(line, status);
}
