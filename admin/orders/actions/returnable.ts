import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import type { OrderLine } from './pieces.ts';

/** Shipped pieces of a line that have not come back and whose return is not announced. */
export function returnableOf({ returns }: Pick<OperatorOrder, 'returns'>, line: OrderLine): number {
  const awaited = returns
    .filter(({ state }) => state === 'announced')
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line_id: id, quantity }) => sum + (id === line.id ? quantity : 0), 0);
  return line.shipped - line.returned - awaited;
}
