import { expect, it } from '@jest/globals';
import { groupOfCall } from './backoffice-group.ts';

it.each([
  ['content', { method: 'GET', path: 'product/12' }],
  ['content', { method: 'GET', path: 'search' }],
  ['account', { method: 'GET', path: 'product/12', withToken: true }],
  ['account', { method: 'GET', path: 'user/logout', token: 'x' }],
  ['account', { method: 'GET', path: 'user/check-siret' }],
  ['account', { method: 'POST', path: 'ticket' }],
  ['shop', { method: 'POST', path: 'order' }],
  ['shop', { method: 'GET', path: 'order', withToken: true }],
  ['shop', { method: 'GET', path: 'cart', withToken: true }],
  ['shop', { method: 'GET', path: 'carrier/relay-points' }],
] as const)('group %s: %j', (group, call) => {
  expect(groupOfCall(call)).toBe(group);
});
