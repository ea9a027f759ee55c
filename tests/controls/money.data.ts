import type { Control } from '#scripts/controls/control.ts';

const POINTS = 'backoffice/cart/points.db.test.ts';
const CREDIT = 'backoffice/credit/credit.db.test.ts';
const CANCEL = 'backoffice/orders/cancel-order.db.test.ts';
const DELETION = 'backoffice/customers/deletion.db.test.ts';

/** Points are spent once and come back once, nobody owes more than is allowed, accounts owe nothing when they go. */
export const POINTS_AND_CREDIT: readonly Control[] = [
  {
    name: 'points of an order are taken from the balance',
    file: 'backoffice/orders/create-order.ts',
    find: 'if (priced.points)',
    replace: 'if (priced.points && spendPoints === undefined)',
    test: POINTS,
    title: 'takes its points once, however often and from wherever it is pressed',
  },
  {
    name: 'points of an order that is given up come back',
    file: 'backoffice/orders/release-order.ts',
    find: 'await restorePoints(within, order.id);',
    replace: 'void restorePoints;',
    test: POINTS,
    title: 'a refused card gives its points back',
  },
  {
    name: 'no more points are used than the customer has',
    file: 'shared/domain/loyalty-use.ts',
    find: 'if (points > balance)',
    replace: 'if (points > 1e9)',
    test: POINTS,
    title: 'points that are not usable yet are refused as such',
  },
  {
    name: 'points in the cart follow its goods',
    file: 'backoffice/cart/points-of-cart.ts',
    find: 'used: Math.min(wanted, max)',
    replace: 'used: wanted',
    test: POINTS,
    title: 'when the goods become fewer, points are clamped',
  },
  {
    name: 'an order on account stays within the limit',
    file: 'backoffice/credit/require-credit.ts',
    find: 'if (total > free)',
    replace: 'if (total > limit)',
    test: CREDIT,
    title: 'of two people of a company who order at once, one passes',
  },
  {
    name: 'without a limit nothing is ordered on account',
    file: 'backoffice/credit/require-credit.ts',
    find: "if (limit === 0) throw refusal('credit_none', {});",
    replace: '',
    test: CREDIT,
    title: 'without a credit limit it is neither offered nor accepted',
  },
  {
    name: 'an order is cancelled by its buyer alone',
    file: 'backoffice/orders/cancel-order.ts',
    find: ".$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))",
    replace: '',
    test: CANCEL,
    title: 'is one’s own, on account until it is prepared',
  },
  {
    name: 'what is paid is not cancelled',
    file: 'shared/domain/order-cancellation.ts',
    find: 'if (isInvoiced || isPaid) return false;',
    replace: "if (isInvoiced || isPaid) return status === 'confirmed';",
    test: CANCEL,
    title: 'cannot be one that is paid',
  },
  {
    name: 'open orders keep the account',
    file: 'backoffice/customers/require-settled.ts',
    find: 'if (orders.length > 0)',
    replace: 'if (orders.length > 99)',
    test: DELETION,
    title: 'is named and keeps it',
  },
  {
    name: 'what is lost is accepted as it was shown',
    file: 'backoffice/customers/require-settled.ts',
    find: 'if (seal === null || seal === accepted) return;',
    replace: 'if (seal === null || accepted) return;',
    test: DELETION,
    title: 'what is lost has to be accepted as it was shown',
  },
];
