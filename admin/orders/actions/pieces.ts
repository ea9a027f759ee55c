import { ApiError } from '#shared/api/api-error.ts';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';

export type OrderLine = OperatorOrder['lines'][number];

/** A line with the number of pieces that the action may take. */
export type AvailableLine = Pick<OrderLine, 'id' | 'reference' | 'name'> & { available: number };

export type Pieces = { line_id: number; quantity: number };

const PREFIX = 'line-';

/** Name of the field for the pieces of a line. */
export function fieldOf(lineId: number): string {
  return `${PREFIX}${lineId}`;
}

/** Pieces that the fields of a form name; empty ones and zeros are left out. */
export function readPieces(values: Readonly<Record<string, string>>): Pieces[] {
  return Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && value.trim() !== '' && Number(value) !== 0
      ? [{ line_id: Number(name.slice(PREFIX.length)), quantity: Number(value) }]
      : [],
  );
}

/** Runs a call about pieces. Its refusals name the field of their line instead of an index. @throws ApiError */
export async function withLineErrors<Value>(
  pieces: readonly Pieces[],
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { params, code, errors = {} } = error.body;
    const named = Object.entries(errors)
      .filter(([field]) => field !== 'form')
      .map(([field, reason]) => [fieldOfError(field, pieces), reason]);
    const line = code === 'too_many_pieces' ? [[fieldOf(Number(params?.['line_id'])), code]] : [];
    throw new ApiError(error.message, error.statusCode, {
      ...error.body,
      errors: Object.fromEntries([...named, ...line]),
    });
  }
}

function fieldOfError(field: string, pieces: readonly Pieces[]): string {
  const [, index] = /^(?:lines|restocked)\.(\d+)\./.exec(field) ?? [];
  const line = index === undefined ? undefined : pieces[Number(index)];
  return line ? fieldOf(line.line_id) : field;
}
