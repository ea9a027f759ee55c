import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { ATTACKS } from './attacks.data.ts';
import { BACKOFFICE_CALLS } from './backoffice-calls.data.ts';
import { CALLS } from './calls.data.ts';
import { CHECKS } from './checks.data.ts';
import { CROWDS } from './crowds.data.ts';
import { FORMS } from './forms.data.ts';
import { FULFILMENT_MUTATIONS } from './fulfilment.data.ts';
import { GUARDS } from './guards.data.ts';
import { CACHED_PAGES } from './cached-pages.data.ts';
import { INTEGRATIONS } from './integrations.data.ts';
import { MEDIA_OF_OPERATORS } from './media.data.ts';
import { POINTS_AND_CREDIT } from './money.data.ts';
import { OPERATOR_MUTATIONS } from './operators.data.ts';
import { ORDERS_AND_PAYMENTS } from './orders.data.ts';
import { PAGE_CACHE } from './page-cache.data.ts';
import { PAGES } from './pages.data.ts';
import { PASSWORDS_AND_ATTEMPTS } from './passwords.data.ts';
import { REQUESTS } from './requests.data.ts';
import { SESSIONS } from './sessions.data.ts';
import { TOKENS_AND_OWNERS } from './tokens.data.ts';

/** Every protection that has a mutation test. */
export const MUTATION_TESTS: readonly MutationTest[] = [
  ...PAGE_CACHE,
  ...CACHED_PAGES,
  ...BACKOFFICE_CALLS,
  ...CROWDS,
  ...REQUESTS,
  ...CALLS,
  ...PAGES,
  ...FORMS,
  ...SESSIONS,
  ...TOKENS_AND_OWNERS,
  ...PASSWORDS_AND_ATTEMPTS,
  ...ORDERS_AND_PAYMENTS,
  ...INTEGRATIONS,
  ...MEDIA_OF_OPERATORS,
  ...POINTS_AND_CREDIT,
  ...FULFILMENT_MUTATIONS,
  ...OPERATOR_MUTATIONS,
  ...ATTACKS,
  ...GUARDS,
  ...CHECKS,
];
