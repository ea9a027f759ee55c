import type { Control } from '#scripts/controls/control.ts';
import { assumeFalse, assumeTrue } from '#scripts/controls/operators/assume.ts';
import { replaceArgument, replaceCall } from '#scripts/controls/operators/replace-call.ts';
import { replaceNumber } from '#scripts/controls/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/controls/operators/replace-property.ts';
import { returnOnly } from '#scripts/controls/operators/return-only.ts';
import { skip } from '#scripts/controls/operators/skip.ts';
import { unchain } from '#scripts/controls/operators/unchain.ts';

const ORDERS = 'backoffice/orders/orders.db.test.ts';
const VERSIONS = 'backoffice/orders/ordered-versions.db.test.ts';
const PAYMENTS = 'backoffice/payments/payments.db.test.ts';

/** Orders are placed once, from stock, at the prices shown; payment statuses come from the bank. */
export const ORDERS_AND_PAYMENTS: readonly Control[] = [
  {
    name: 'the same key is the same order',
    in: 'findKnown',
    mutation: skip('hash', 'null'),
    test: [PAYMENTS, 'refused is not begun anew by its request repeated'],
  },
  {
    name: 'the same cart version is the same order, whatever the key',
    in: 'findKnown',
    mutation: replaceCall('find', 'undefined', 'cancelled'),
    test: [ORDERS, 'is one, however often the same request comes'],
    says: 'cart_empty',
  },
  {
    name: 'a cart that was ordered is not ordered in another way',
    in: 'findKnown',
    mutation: skip('alreadyOrdered'),
    test: [
      VERSIONS,
      'a cart ordered with one payment and asked for with another names the order it has become',
    ],
  },
  {
    name: 'a key is of one cart',
    in: 'findKnown',
    mutation: skip('keyReused'),
    test: [VERSIONS, 'a key used for another cart is refused with 409'],
  },
  {
    name: 'a card payment is prepared for the order that is meant',
    in: 'findAwaited',
    mutation: skip('required'),
    test: [ORDERS, 'the way to the bank without a reference is that of the only order that waits'],
  },
  {
    name: 'a key is its buyer’s',
    in: 'createOrder',
    mutation: replaceArgument('writeOrder', 2, '{ ...$, key: arguments[1].key }'),
    test: [ORDERS, 'a key belongs to who has made it'],
    says: 'The call failed',
  },
  {
    name: 'an order needs a key',
    in: 'createOperationServer',
    mutation: replaceProperty('idempotencyKey', "$ ?? 'none'"),
    test: [ORDERS, 'a cart, a carrier and a key: without one it is refused'],
  },
  {
    name: 'stock is never below nothing',
    in: 'takeStock',
    mutation: returnOnly('undefined'),
    test: [ORDERS, 'of the last piece is one: the other buyer is told which line is gone'],
  },
  {
    name: 'an order that lacks a piece takes none',
    in: 'createOrder',
    mutation: skip('outOfStock'),
    test: [ORDERS, 'of the last piece is one: the other buyer is told which line is gone'],
  },
  {
    name: 'an order is one transaction',
    in: 'createOrder',
    mutation: replaceCall('transaction', 'arguments[0].connection()'),
    test: ['backoffice/orders/rush.db.test.ts', 'buyers for half as many pieces sells exactly those'],
  },
  {
    name: 'the cart that was shown is what is ordered',
    in: 'createOrder',
    mutation: assumeTrue('cartVersion'),
    test: [VERSIONS, 'is refused when quantity, line, code, carrier or address changed'],
  },
  {
    name: 'nothing is ordered of an empty cart',
    in: 'createOrder',
    mutation: skip('cartEmpty'),
    test: [VERSIONS, 'is refused when the cart was emptied, however lately another order was placed'],
  },
  {
    name: 'professionals alone order',
    in: 'requireProfessional',
    file: 'backoffice',
    mutation: assumeFalse('professional'),
    test: [ORDERS, 'a professional: private customers and guests order nothing'],
  },
  {
    name: 'the state of an order is its buyer’s',
    in: 'readOrder',
    file: 'backoffice/orders',
    mutation: unchain('$if', 'customer_id'),
    test: [ORDERS, 'are not there: neither their state nor their payment'],
  },
  {
    name: 'the bank’s word is signed',
    in: 'createTestBankProvider',
    mutation: skip('bad_signature'),
    test: [PAYMENTS, 'counts with its signature, within five minutes, and of payments there are'],
  },
  {
    name: 'a signature is of all that is said',
    in: 'sign',
    mutation: replaceArgument('filter', 0, "([name]) => name === 'reference'"),
    test: [PAYMENTS, 'counts with its signature, within five minutes, and of payments there are'],
  },
  {
    name: 'the bank’s word is five minutes old at most',
    in: 'createTestBankProvider',
    mutation: replaceNumber(60_000, 1e12),
    test: [PAYMENTS, 'counts with its signature, within five minutes, and of payments there are'],
  },
  {
    name: 'an hour that is none is too old',
    in: 'createTestBankProvider',
    mutation: replaceCall('abs', '$ || 0'),
    test: [PAYMENTS, 'counts with its signature, within five minutes, and of payments there are'],
  },
  {
    name: 'what is paid is not taken back',
    in: 'settlePayment',
    mutation: assumeTrue('pending'),
    test: [PAYMENTS, 'is never taken back: after paid nothing fails'],
  },
  {
    name: 'money that comes too late is due back',
    in: 'settlePayment > takePayment',
    mutation: assumeTrue('pending', 'pending_payment'),
    test: [PAYMENTS, 'is never taken back: after paid nothing fails'],
  },
  {
    name: 'money of another amount is due back',
    in: 'settlePayment > takePayment',
    mutation: assumeTrue('amount'),
    test: [PAYMENTS, 'forged changes nothing; of another amount it is due back'],
  },
  {
    name: 'the buyer’s return pays nothing, and silence is no failure',
    in: 'reconcilePayments',
    mutation: replaceCall('ask', "{ state: 'unknown' }"),
    test: [PAYMENTS, 'never answered stays pending'],
  },
  {
    name: 'a bank that is down has not said no',
    in: 'reconcilePayments',
    mutation: replaceCall('ask', "$.then((told) => told ?? { state: 'unknown' })"),
    test: [PAYMENTS, 'of a bank that is down stay pending'],
  },
  {
    name: 'a refused payment gives the stock back',
    in: 'failPayment',
    mutation: skip('releaseOrder'),
    test: [PAYMENTS, 'refused gives the stock and the cart back'],
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
