import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { replaceArgument } from '#scripts/mutation/operators/replace-call.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const ADDRESSES = 'backoffice/webhooks/webhook-addresses.db.test.ts';
const STRIPE = 'backoffice/payments/stripe.db.test.ts';

/** Other programs: webhooks that leave the shop, events of the payment provider that arrive. */
export const INTEGRATIONS: readonly MutationTest[] = [
  {
    name: 'webhook: nothing is sent to the own network',
    in: 'postMessage',
    mutation: replaceProperty('allowPrivateIPAddress', 'true'),
    test: [
      ADDRESSES,
      'WEBHOOK_PRIVATE_ADDRESSES: without it, nothing is sent to the own network, by number or by name',
    ],
  },
  {
    name: 'webhook: addresses that hand out credentials are refused always',
    in: 'postMessage',
    mutation: replaceProperty('denyIPAddressList', '[]'),
    test: [ADDRESSES, 'service that hands out credentials: refused, with private addresses too'],
  },
  {
    name: 'webhook: its address is encrypted and has no password',
    in: 'createWebhook',
    mutation: skip('requireAdmittedUrl'),
    test: [ADDRESSES, 'address without encryption, or with a password: refused'],
  },
  {
    name: 'payment: events of Stripe are signed by it',
    in: 'createStripeProvider',
    mutation: replaceArgument('verify', 2, "'whsec_of_somebody_else'"),
    test: [STRIPE, 'forged event, old event, event of another shop, event of another kind: no effect'],
  },
];
