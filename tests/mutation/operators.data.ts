import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const OPERATORS = 'backoffice/operators/operators.db.test.ts';
const TODAY = 'backoffice/today/today.db.test.ts';

/** Operators act in their own name only, see what their roles see, and overwrite nothing unseen. */
export const OPERATOR_MUTATIONS: readonly MutationTest[] = [
  {
    name: 'operator: other sites cannot use the session',
    in: 'isFromOwnPage',
    mutation: returnOnly('true'),
    test: [OPERATORS, 'request of another site: refused with the cookie, and it opens no session'],
  },
  {
    name: 'operator: a session ends',
    file: 'backoffice/operators/',
    in: 'isOpen',
    mutation: returnOnly('sql<boolean>`true`'),
    test: [OPERATORS, 'session unused for 30 minutes, older than 12 hours, or of a disabled operator: over'],
  },
  {
    name: 'record: not overwritten unseen',
    in: 'requireMatch',
    mutation: skip('recordChanged'),
    test: [
      'backoffice/writes/shop/shop-records.db.test.ts',
      'is created, read, replaced under If-Match and removed',
    ],
  },
  {
    name: 'home page of the admin: shows work to the roles that do it',
    in: 'seesWork',
    mutation: returnOnly('true'),
    test: [TODAY, 'roles: see the work that their lists show, and no other'],
  },
  {
    name: 'searches without a result: texts that may name a person are not stored',
    in: 'countMissedSearch',
    mutation: skip('replaceAll'),
    test: [
      TODAY,
      'search without a result: is counted for those who edit the site, unless it may name a person',
    ],
  },
];
