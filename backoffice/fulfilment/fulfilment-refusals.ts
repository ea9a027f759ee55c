import { Failure } from '#backoffice/http/failure.ts';

/** The order is in a state in which this cannot be done. */
export function wrongStatus(status: string): Failure {
  return new Failure(409, {
    code: 'wrong_status',
    message: 'The status of the order does not allow this.',
    status,
    errors: { form: 'wrong_status' },
  });
}

/** A line has fewer pieces for this than requested. `left`: their number. */
export function tooManyPieces(lineId: number, left: number): Failure {
  return new Failure(409, {
    code: 'too_many_pieces',
    message: 'A line has fewer pieces for this.',
    errors: { form: 'too_many_pieces' },
    params: { line_id: lineId, left },
  });
}
