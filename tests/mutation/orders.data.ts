import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { replaceArgument, replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceNumber } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const ORDERS = 'backoffice/orders/orders.db.test.ts';
const VERSIONS = 'backoffice/orders/ordered-versions.db.test.ts';
const PAYMENTS = 'backoffice/payments/payments.db.test.ts';

/** Orders are placed once, from stock, at the prices shown; payment statuses come from the bank. */
export const ORDERS_AND_PAYMENTS: readonly MutationTest[] = [
  {
    name: 'order: the idempotency key identifies it',
    in: 'findExistingOrder',
    mutation: skip('hash', 'null'),
    test: [
      PAYMENTS,
      'payment refused: a repeated request does not retry it, another payment under that key does',
    ],
  },
  {
    name: 'order: a cart version is ordered once, whatever the key',
    in: 'findExistingOrder',
    mutation: replaceCall('find', 'undefined', 'cancelled'),
    test: [ORDERS, 'order: repeated requests and several tabs with the same cart give one order'],
    says: 'cart_empty',
  },
  {
    name: 'order: an ordered cart refuses another payment method',
    in: 'findExistingOrder',
    mutation: skip('alreadyOrdered'),
    test: [
      VERSIONS,
      'order: a second means of payment for an ordered cart is refused with the reference of its order',
    ],
  },
  {
    name: 'order: a key is bound to one cart',
    in: 'findExistingOrder',
    mutation: skip('keyReused'),
    test: [VERSIONS, 'order: a key used for another cart is refused with 409'],
  },
  {
    name: 'payment: the reference of the order is required',
    in: 'findPendingOrder',
    mutation: skip('required'),
    test: [ORDERS, 'payment without a reference: goes to the only pending order, never to the latest'],
  },
  {
    name: 'order: a key is bound to its buyer',
    in: 'createOrder',
    mutation: replaceArgument('writeOrder', 2, '{ ...$, key: arguments[1].key }'),
    test: [ORDERS, 'order key: is bound to the customer who created it'],
    says: 'The call failed',
  },
  {
    name: 'order: the idempotency key is required',
    in: 'createOperationServer',
    mutation: replaceProperty('idempotencyKey', "$ ?? 'none'"),
    test: [ORDERS, 'order: refused without cart, carrier or key, with the step that is incomplete'],
  },
  {
    name: 'order: stock is never negative',
    in: 'takeStock',
    mutation: returnOnly('undefined'),
    test: [ORDERS, 'order: of two buyers of the last piece one is refused, with the line that is gone'],
  },
  {
    name: 'order: a missing piece reserves nothing',
    in: 'createOrder',
    mutation: skip('outOfStock'),
    test: [ORDERS, 'order: of two buyers of the last piece one is refused, with the line that is gone'],
  },
  {
    name: 'order: written in one transaction',
    in: 'createOrder',
    mutation: replaceCall('transaction', 'arguments[0].connection()'),
    test: ['backoffice/orders/rush.db.test.ts', 'buyers for half as many pieces: exactly those are sold'],
  },
  {
    name: 'order: the displayed cart version is compared',
    in: 'createOrder',
    mutation: assumeTrue('cartVersion'),
    test: [VERSIONS, 'order: refused when quantity, line, code, carrier or address changed'],
  },
  {
    name: 'order: an empty cart is refused',
    in: 'createOrder',
    mutation: skip('cartEmpty'),
    test: [VERSIONS, 'order: refused when the cart was emptied, however recent another order is'],
  },
  {
    name: 'order: only for professionals',
    in: 'requireProfessional',
    file: 'backoffice',
    mutation: assumeFalse('professional'),
    test: [ORDERS, 'order: refused for private customers and guests'],
  },
  {
    name: 'order: only its buyer reads its state',
    in: 'readOrder',
    file: 'backoffice/orders',
    mutation: unchain('$if', 'customer_id'),
    test: [ORDERS, 'order of another customer: neither its state nor its payment can be read'],
  },
  {
    name: 'bank notification: the signature is verified',
    in: 'createTestBankProvider',
    mutation: skip('bad_signature'),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'bank notification: the signature covers all fields',
    in: 'sign',
    mutation: replaceArgument('filter', 0, "([name]) => name === 'reference'"),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'bank notification: at most five minutes old',
    in: 'createTestBankProvider',
    mutation: replaceNumber(60_000, 1e12),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'bank notification: an invalid time is refused',
    in: 'createTestBankProvider',
    mutation: replaceCall('abs', '$ || 0'),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'payment: a paid one does not fail afterwards',
    in: 'settlePayment',
    mutation: assumeTrue('pending'),
    test: [
      PAYMENTS,
      'notification: none fails a paid payment, and money that arrives too late is due for a refund',
    ],
  },
  {
    name: 'payment: late money is due for a refund',
    in: 'settlePayment > takePayment',
    mutation: assumeTrue('pending', 'pending_payment'),
    test: [
      PAYMENTS,
      'notification: none fails a paid payment, and money that arrives too late is due for a refund',
    ],
  },
  {
    name: 'payment: another amount is due for a refund',
    in: 'settlePayment > takePayment',
    mutation: assumeTrue('amount'),
    test: [PAYMENTS, 'payment: a forged notification changes nothing'],
  },
  {
    name: 'payment: the return from the bank proves nothing',
    in: 'reconcilePayments',
    mutation: replaceCall('queryState', "{ state: 'unknown' }"),
    test: [PAYMENTS, 'payment without a response: stays pending and is queried again'],
  },
  {
    name: 'payment: an unavailable bank is no refusal',
    in: 'reconcilePayments',
    mutation: replaceCall('queryState', "$.then((reported) => reported ?? { state: 'unknown' })"),
    test: [PAYMENTS, 'pending payment: stays pending while the bank is down'],
  },
  {
    name: 'payment: a refusal returns the stock',
    in: 'failPayment',
    mutation: skip('releaseOrder'),
    test: [
      PAYMENTS,
      'payment refused: stock and cart are returned, and the next attempt has the same reference',
    ],
  },
  {
    name: 'cart: only of its owner',
    in: 'findCart',
    mutation: unchain('where', 'token_hash'),
    test: [
      'backoffice/cart/cart.db.test.ts',
      'another owner’s cart cannot be read or changed, with or without a session',
    ],
  },
];
