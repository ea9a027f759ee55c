import { expect, it } from '@jest/globals';
import { listServerErrors } from './list-server-errors.ts';

const server = (message: string) => ({ type: 'server', message, ref: {} });

it('refusals of a block: are listed by their paths, without those of the browser', () => {
  const errors = {
    url: server('Adresse'),
    questions: [undefined, { answer: server('Vide') }],
    title: { type: 'required', message: 'Requis' },
  };
  expect(listServerErrors(errors)).toEqual([
    { path: 'url', message: 'Adresse' },
    { path: 'questions.1.answer', message: 'Vide' },
  ]);
});
