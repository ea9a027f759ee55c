import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const ROLES = 'backoffice/fulfilment/fulfilment-roles.db.test.ts';
const FULFILMENT = 'backoffice/fulfilment/fulfilment.db.test.ts';

/** Parcels and refunds happen once, within the limits of a role; data of buyers stay with those who need them. */
export const FULFILMENT_MUTATIONS: readonly MutationTest[] = [
  {
    name: 'refund: the limit of the shop holds for the role of orders',
    in: 'requireLimit',
    mutation: skip('limit_exceeded'),
    test: [
      ROLES,
      'refund above the limit of the shop: refused for the role of orders and nothing changes, an owner gives it',
    ],
  },
  {
    name: 'order: personal data are masked for read_only',
    in: 'seesBuyers',
    mutation: returnOnly('true'),
    test: [ROLES, 'order read with the role `read_only`: names, addresses and messages are masked'],
  },
  {
    name: 'documents of parcels and credits: of the own orders only',
    in: 'findOrderOf',
    mutation: unchain('$if', 'customer_id'),
    test: [ROLES, 'credit note and delivery note: their buyer reads them, another customer gets 404'],
  },
  {
    name: 'parcel: a repeated request ships once',
    file: 'backoffice/fulfilment/',
    in: 'changeOrder',
    mutation: replaceCall('isRepeated', 'false'),
    test: [FULFILMENT, 'repeated parcel: the same key ships once, and another body with it is refused'],
  },
];
