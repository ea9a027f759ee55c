import { Failure } from '#backoffice/http/failure.ts';

/** Where the buyer has to go back to: something is missing there. */
export function stepMissing(step: string): Failure {
  return refusal('step_missing', 'Something is missing before this can be ordered.', { step });
}

/** Somebody else was faster. */
export function outOfStock(line: { id: number; reference: string; name: string }): Failure {
  const { id, reference, name } = line;
  return refusal('out_of_stock', 'There is not enough of this any more.', { line_id: id, reference, name });
}

/** What the buyer would pay, or get, is not what was shown to him. */
export function cartChanged(): Failure {
  return refusal('cart_changed', 'The cart has changed since it was shown.', {});
}

/** The order would arrive later than what was shown. `date`: the day promised now. */
export function dateChanged(date: string): Failure {
  return refusal('date_changed', 'The delivery date has changed since it was shown.', { date });
}

function refusal(code: string, message: string, params: Record<string, string | number>): Failure {
  return new Failure(409, { code, message, errors: { form: code }, params });
}
