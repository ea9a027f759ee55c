import { describe, expect, it } from '@jest/globals';
import { ApiError, type ErrorBody } from '#shared/api/api-error.ts';
import { fieldOf, readPieces, withLineErrors } from './pieces.ts';

const PIECES = [
  { line_id: 12, quantity: 2 },
  { line_id: 15, quantity: 9 },
];

async function errorsOf(body: ErrorBody): Promise<unknown> {
  const refused = withLineErrors(PIECES, () => Promise.reject(new ApiError('refused', 409, body)));
  return refused.catch((error: unknown) => (error instanceof ApiError ? error.body.errors : error));
}

describe('pieces of a form', () => {
  it('fields of lines: name the pieces, without empty ones and zeros', () => {
    const values = { [fieldOf(12)]: '2', [fieldOf(13)]: '', [fieldOf(14)]: '0', tracking: '7' };
    expect(readPieces(values)).toEqual([{ line_id: 12, quantity: 2 }]);
  });

  it('refusal of a line by its index: is shown at the field of the line', async () => {
    expect(await errorsOf({ errors: { 'lines.1.quantity': 'too_big', reason: 'required' } })).toEqual({
      [fieldOf(15)]: 'too_big',
      reason: 'required',
    });
  });

  it('refusal for too many pieces: is shown at the field of the line', async () => {
    const body = {
      code: 'too_many_pieces',
      params: { line_id: 15, left: 3 },
      errors: { form: 'too_many_pieces' },
    };
    expect(await errorsOf(body)).toEqual({ [fieldOf(15)]: 'too_many_pieces' });
  });

  it('other failure: is passed on', async () => {
    const failure = new TypeError('broken');
    await expect(withLineErrors(PIECES, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
