import { Failure } from '#backoffice/http/failure.ts';

export function stepMissing(step: string): Failure {
  return refusal('step_missing', 'Something is missing before this can be ordered.', { step });
}

export function outOfStock(line: { id: number; reference: string; name: string }): Failure {
  const { id, reference, name } = line;
  return refusal('out_of_stock', 'There is not enough of this any more.', { line_id: id, reference, name });
}

export function cartChanged(): Failure {
  return refusal('cart_changed', 'The cart has changed since it was shown.');
}

/** `date`: the day promised now. */
export function dateChanged(date: string): Failure {
  return refusal('date_changed', 'The delivery date has changed since it was shown.', { date });
}

export function cartEmpty(): Failure {
  return refusal('cart_empty', 'The cart is empty.');
}

/** The cart version was ordered before with another means of payment. */
export function alreadyOrdered(reference: string): Failure {
  return refusal('already_ordered', 'This cart has been ordered already.', { reference });
}

export function keyReused(): Failure {
  return refusal('key_reused', 'This Idempotency-Key belongs to another order.');
}

function refusal(code: string, message: string, params: Record<string, string | number> = {}): Failure {
  return new Failure(409, { code, message, errors: { form: code }, params });
}
