import { describe, expect, it } from '@jest/globals';
import { toFormState } from '#shared/form-state.ts';
import { toastOfResult } from './form-results.ts';

const here = { pathname: '/mes-chantiers', search: '?worksite=1', hash: '' };
const refusal = (errors: Record<string, string>) => toFormState(new FormData(), errors);

describe('[VA-07] default form toasts', () => {
  it('field errors: default_form_error_message', () => {
    expect(toastOfResult({ from: here, to: here, refused: refusal({ email: 'required' }) })).toEqual({
      kind: 'error',
      message: 'default_form_error_message',
    });
  });

  it('accepted and same view: default_form_success_message', () => {
    expect(toastOfResult({ from: { ...here, hash: '#room' }, to: here, refused: undefined })).toEqual({
      kind: 'success',
      message: 'default_form_success_message',
    });
  });

  it.each([
    ['an error of the whole form', { to: here, refused: refusal({ form: 'unavailable' }) }],
    ['the next step of a form', { to: here, refused: refusal({}) }],
    ['another page', { to: { ...here, pathname: '/confirmation' }, refused: undefined }],
    ['another query', { to: { ...here, search: '?saved=details' }, refused: undefined }],
    ['an anchor', { to: { ...here, hash: '#room-2' }, refused: undefined }],
  ])('%s: reported by the page, without a toast', (_case, result) => {
    expect(toastOfResult({ from: here, ...result })).toBeUndefined();
  });
});
