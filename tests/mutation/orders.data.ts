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
    name: 'the same key is the same order',
    in: 'findExistingOrder',
    mutation: skip('hash', 'null'),
    test: [
      PAYMENTS,
      'payment refused: a repeated request does not retry it, another payment under that key does',
    ],
  },
  {
    name: 'the same cart version is the same order, whatever the key',
    in: 'findExistingOrder',
    mutation: replaceCall('find', 'undefined', 'cancelled'),
    test: [ORDERS, 'order: repeated requests and several tabs with the same cart give one order'],
    says: 'cart_empty',
  },
  {
    name: 'a cart that was ordered is not ordered in another way',
    in: 'findExistingOrder',
    mutation: skip('alreadyOrdered'),
    test: [
      VERSIONS,
      'order: a second means of payment for an ordered cart is refused with the reference of its order',
    ],
  },
  {
    name: 'a key is of one cart',
    in: 'findExistingOrder',
    mutation: skip('keyReused'),
    test: [VERSIONS, 'order: a key used for another cart is refused with 409'],
  },
  {
    name: 'a card payment is prepared for the order that is meant',
    in: 'findPendingOrder',
    mutation: skip('required'),
    test: [ORDERS, 'payment without a reference: goes to the only pending order, never to the latest'],
  },
  {
    name: 'a key is its buyer’s',
    in: 'createOrder',
    mutation: replaceArgument('writeOrder', 2, '{ ...$, key: arguments[1].key }'),
    test: [ORDERS, 'order key: is bound to the customer who created it'],
    says: 'The call failed',
  },
  {
    name: 'an order needs a key',
    in: 'createOperationServer',
    mutation: replaceProperty('idempotencyKey', "$ ?? 'none'"),
    test: [ORDERS, 'order: refused without cart, carrier or key, with the step that is incomplete'],
  },
  {
    name: 'stock is never below nothing',
    in: 'takeStock',
    mutation: returnOnly('undefined'),
    test: [ORDERS, 'order: of two buyers of the last piece one is refused, with the line that is gone'],
  },
  {
    name: 'an order that lacks a piece takes none',
    in: 'createOrder',
    mutation: skip('outOfStock'),
    test: [ORDERS, 'order: of two buyers of the last piece one is refused, with the line that is gone'],
  },
  {
    name: 'an order is one transaction',
    in: 'createOrder',
    mutation: replaceCall('transaction', 'arguments[0].connection()'),
    test: ['backoffice/orders/rush.db.test.ts', 'buyers for half as many pieces: exactly those are sold'],
  },
  {
    name: 'the cart that was shown is what is ordered',
    in: 'createOrder',
    mutation: assumeTrue('cartVersion'),
    test: [VERSIONS, 'order: refused when quantity, line, code, carrier or address changed'],
  },
  {
    name: 'nothing is ordered of an empty cart',
    in: 'createOrder',
    mutation: skip('cartEmpty'),
    test: [VERSIONS, 'order: refused when the cart was emptied, however recent another order is'],
  },
  {
    name: 'professionals alone order',
    in: 'requireProfessional',
    file: 'backoffice',
    mutation: assumeFalse('professional'),
    test: [ORDERS, 'order: refused for private customers and guests'],
  },
  {
    name: 'the state of an order is its buyer’s',
    in: 'readOrder',
    file: 'backoffice/orders',
    mutation: unchain('$if', 'customer_id'),
    test: [ORDERS, 'order of another customer: neither its state nor its payment can be read'],
  },
  {
    name: 'the bank’s word is signed',
    in: 'createTestBankProvider',
    mutation: skip('bad_signature'),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'a signature is of all that is said',
    in: 'sign',
    mutation: replaceArgument('filter', 0, "([name]) => name === 'reference'"),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'the bank’s word is five minutes old at most',
    in: 'createTestBankProvider',
    mutation: replaceNumber(60_000, 1e12),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'an hour that is none is too old',
    in: 'createTestBankProvider',
    mutation: replaceCall('abs', '$ || 0'),
    test: [
      PAYMENTS,
      'notification: accepted only with its signature, within five minutes and for a known payment',
    ],
  },
  {
    name: 'what is paid is not taken back',
    in: 'settlePayment',
    mutation: assumeTrue('pending'),
    test: [
      PAYMENTS,
      'notification: none fails a paid payment, and money that arrives too late is due for a refund',
    ],
  },
  {
    name: 'money that comes too late is due back',
    in: 'settlePayment > takePayment',
    mutation: assumeTrue('pending', 'pending_payment'),
    test: [
      PAYMENTS,
      'notification: none fails a paid payment, and money that arrives too late is due for a refund',
    ],
  },
  {
    name: 'money of another amount is due back',
    in: 'settlePayment > takePayment',
    mutation: assumeTrue('amount'),
    test: [PAYMENTS, 'payment: a forged notification changes nothing'],
  },
  {
    name: 'the buyer’s return pays nothing, and silence is no failure',
    in: 'reconcilePayments',
    mutation: replaceCall('queryState', "{ state: 'unknown' }"),
    test: [PAYMENTS, 'payment without a response: stays pending and is queried again'],
  },
  {
    name: 'a bank that is down has not said no',
    in: 'reconcilePayments',
    mutation: replaceCall('queryState', "$.then((reported) => reported ?? { state: 'unknown' })"),
    test: [PAYMENTS, 'pending payment: stays pending while the bank is down'],
  },
  {
    name: 'a refused payment gives the stock back',
    in: 'failPayment',
    mutation: skip('releaseOrder'),
    test: [
      PAYMENTS,
      'payment refused: stock and cart are returned, and the next attempt has the same reference',
    ],
  },
  {
    name: 'a cart is its buyer’s',
    in: 'findCart',
    mutation: unchain('where', 'token_hash'),
    test: [
      'backoffice/cart/cart.db.test.ts',
      'another owner’s cart cannot be read or changed, with or without a session',
    ],
  },
];
