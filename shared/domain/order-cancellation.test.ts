import { expect, it } from '@jest/globals';
import { canCancel } from './order-cancellation.ts';

it.each([
  ['awaiting_transfer', 'virement', true, true],
  ['confirmed', 'virement', false, false],
  ['pending_payment', 'cb', false, false],
  ['confirmed', 'cb', false, false],
  ['confirmed', 'compte', true, true],
  ['prepared', 'compte', false, true],
  ['shipped', 'compte', false, false],
  ['delivered', 'compte', false, false],
  ['cancelled', 'virement', false, false],
])('an order that is %s, paid by %s: its buyer cancels %s, the team %s', (status, payment, buyer, team) => {
  const state = { status, payment, isInvoiced: false, isPaid: false };
  expect([canCancel(state, 'buyer'), canCancel(state, 'team')]).toEqual([buyer, team]);
  for (const settled of [{ isInvoiced: true }, { isPaid: true }])
    expect(canCancel({ ...state, ...settled }, 'team')).toBe(false);
});
