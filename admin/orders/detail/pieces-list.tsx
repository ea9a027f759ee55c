import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Pieces of lines, by the names of the lines. */
export function PiecesList({
  order: { lines },
  pieces,
}: {
  order: OperatorOrder;
  pieces: readonly { line_id: number; quantity: number }[];
}) {
  const text = useMessages();
  return (
    <ul>
      {pieces.map(({ line_id: id, quantity }) => (
        <li key={id}>
          {text('orders.pieces_named', { quantity, name: lines.find((line) => line.id === id)?.name ?? '' })}
        </li>
      ))}
    </ul>
  );
}
