import { describe, expect, it } from '@jest/globals';
import type { TicketSubject } from '#shared/contract/ticket.ts';
import { readProgress } from './read-answers.ts';

const choice = (name: string, values: string[], required = true) => ({
  name,
  label: name,
  kind: 'choice' as const,
  required,
  options: values.map((value) => ({ value, label: value })),
});
const SUBJECT: TicketSubject = {
  id: 'quote',
  label: 'Devis',
  hint: '',
  audience: 'part',
  fields: [
    choice('dwelling', ['house', 'flat']),
    choice('heating', ['gas']),
    { name: 'surface', label: 'surface', kind: 'number', required: true, unit: 'm²' },
    choice('wish', ['radiators']),
    choice('timing', ['now'], false),
  ],
  requires_product: false,
  required: ['phone'],
  delay_days: 2,
};
const read = (query: string) => readProgress(new URLSearchParams(query), SUBJECT);

describe('readProgress', () => {
  it('empty query: first step without errors', () => {
    expect(read('')).toEqual({ step: 0, answers: {}, errors: {} });
    expect(read('etape=1')).toMatchObject({ step: 0, errors: {} });
  });

  it('all required values of a step are valid: next step', () => {
    expect(read('etape=2&dwelling=house&heating=gas')).toEqual({
      step: 1,
      answers: { dwelling: 'house', heating: 'gas' },
      errors: {},
    });
    const all = 'etape=3&dwelling=house&heating=gas&surface=120,5&wish=radiators';
    expect(read(all)).toMatchObject({ step: 2, errors: {}, answers: { surface: '120,5' } });
  });

  it('missing or invalid values: first incomplete step with their errors', () => {
    expect(read('etape=2&dwelling=house')).toMatchObject({ step: 0, errors: { heating: 'required' } });
    expect(read('etape=3&dwelling=castle&heating=gas')).toMatchObject({
      step: 0,
      errors: { dwelling: 'invalid' },
    });
    expect(read('etape=3&dwelling=flat&heating=gas&surface=-4&wish=x')).toEqual({
      step: 1,
      answers: { dwelling: 'flat', heating: 'gas' },
      errors: { surface: 'invalid', wish: 'invalid' },
    });
  });

  it.each(['etape=0', 'etape=99', 'etape=x', 'etape=-1', 'etape=1e9'])(
    'step out of range in %s: first step',
    (query) => {
      expect(read(query).step).toBe(0);
    },
  );

  it('return to a completed step: its values are preserved', () => {
    expect(read('etape=1&dwelling=house&heating=gas').answers).toEqual({ dwelling: 'house', heating: 'gas' });
  });
});
