import { describe, expect, it } from '@jest/globals';
import { findOperation } from '#shared/contract/operations.ts';
import { errorsOf, findUndeclared } from './declared-errors.ts';

const login = findOperation('POST /user/login');
const product = findOperation('GET /product/{id}');
const refused = (code: string, errors: Record<string, string> = {}) => ({ code, message: '', errors });

describe('declared refusals of operations', () => {
  it('declared refusals: access, path and notes each add statuses and codes', () => {
    expect([...(errorsOf(product).get(404) ?? [])]).toEqual(['not_found']);
    expect([...(errorsOf(product).get(400) ?? [])]).toEqual(['invalid_request', 'not_available']);
    expect([...(errorsOf(login).get(401) ?? [])]).toEqual(['invalid_credentials', 'USER_NOT_VALIDATED']);
    expect([...(errorsOf(findOperation('GET /company')).get(403) ?? [])]).toEqual([
      'forbidden',
      'role_required',
      'cross_site',
      'second_factor_required',
    ]);
    expect([...(errorsOf(findOperation('GET /address')).get(500) ?? [])]).toContain('token_required');
  });

  it('refusal check: declared refusal passes; another status, code or field code is reported', () => {
    const rewind = findOperation('POST /user/rewind');
    expect(findUndeclared(login, 401, refused('invalid_credentials'))).toBeUndefined();
    expect(findUndeclared(login, 409, refused('cart_changed'))).toBe('status 409 (cart_changed)');
    expect(findUndeclared(login, 401, refused('cart_changed'))).toBe('code cart_changed with status 401');
    expect(findUndeclared(rewind, 422, refused('invalid_form', { email: 'required' }))).toBeUndefined();
    expect(findUndeclared(rewind, 422, refused('invalid_form', { email: 'odd' }))).toBe(
      'odd for the field email with status 422',
    );
  });
});
