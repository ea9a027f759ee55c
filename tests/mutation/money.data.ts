import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const POINTS = 'backoffice/cart/points.db.test.ts';
const CORRECTIONS = 'backoffice/loyalty/corrections.db.test.ts';
const CREDIT = 'backoffice/credit/credit.db.test.ts';
const CANCEL = 'backoffice/orders/cancel-order.db.test.ts';
const DELETION = 'backoffice/customers/deletion.db.test.ts';

/** Points are spent and restored once, credit limits hold, accounts with debts stay. */
export const POINTS_AND_CREDIT: readonly MutationTest[] = [
  {
    name: 'points: an order takes them from the balance',
    in: 'createOrder',
    mutation: skip('spendPoints'),
    test: [POINTS, 'order: takes its points once for repeated and concurrent confirmations'],
  },
  {
    name: 'points: a failed order returns them',
    in: 'undoOrder',
    mutation: skip('restorePoints'),
    test: [POINTS, 'a refused card gives its points back'],
  },
  {
    name: 'points: only usable ones are accepted',
    in: 'refusePoints',
    mutation: skip('points_pending'),
    test: [POINTS, 'points that are not usable yet are refused as such'],
  },
  {
    name: 'points: clamped to the value of the goods',
    in: 'totalsWithPoints',
    mutation: replaceCall('min', '$1'),
    test: [POINTS, 'cart: when the goods are reduced, points are clamped, once with a notice'],
  },
  {
    name: 'points: a correction takes no more than the balance',
    in: 'correctPoints',
    mutation: skip('exceedsBalance'),
    test: [CORRECTIONS, 'correction below zero: refused with the balance, and nothing changes'],
  },
  {
    name: 'order on account: the credit limit applies',
    in: 'requireCredit',
    mutation: skip('credit_exceeded'),
    test: [CREDIT, 'order: of two concurrent orders of one company, one passes'],
  },
  {
    name: 'order on account: requires a credit limit',
    in: 'requireCredit',
    mutation: skip(0, 'credit_none'),
    test: [CREDIT, 'order: without a credit limit, payment on account is neither offered nor accepted'],
  },
  {
    name: 'cancellation: only by the buyer',
    in: 'cancelOrder',
    mutation: unchain('$if', 'customer_id'),
    test: [
      CANCEL,
      'cancel: the buyer cancels an order on account until it is prepared, the team until it is shipped',
    ],
  },
  {
    name: 'cancellation: refused for paid orders',
    in: 'canCancel',
    mutation: returnOnly('true'),
    test: [CANCEL, 'cancel: an order paid by card or by an arrived transfer is refused'],
  },
  {
    name: 'account deletion: refused with open orders',
    in: 'requireSettled',
    mutation: skip('orders_open'),
    test: [DELETION, 'prevents deletion and is named'],
  },
  {
    name: 'account deletion: the displayed losses must be accepted',
    in: 'requireSettled',
    mutation: skip('losses_changed'),
    test: [DELETION, 'account: the losses must be accepted as shown'],
  },
];
