import type { ReactNode } from 'react';
import type { PageAction } from '#client/pages/page-action.ts';
import type { PageLoad } from '#client/pages/page-load.ts';

type Imported<Data> = {
  page: () => Promise<{ Page: (props: { data: Data }) => ReactNode }>;
  load: () => Promise<{ load: PageLoad<Data> }>;
  action?: () => Promise<{ action: PageAction }>;
};

/** Where the files of a page are, whatever its data. */
export type PageFiles = {
  page: () => Promise<{ Page: (props: { data: never }) => ReactNode }>;
  load: () => Promise<{ load: PageLoad<unknown> }>;
  action?: () => Promise<{ action: PageAction }>;
};

/** A page shows what its loader gives. */
function files<Data>(imported: Imported<Data>): PageFiles {
  return imported;
}

/**
 * The pages around the login, by their folders below `client/pages`. Visitors without an account never fetch this
 * list: the table of pages (tree.tsx) knows no more of them than their names.
 */
// prettier-ignore
export const ACCOUNT_PAGES = {
  login: files({ page: () => import('#client/pages/login/login-page.tsx'), load: () => import('#client/pages/login/login-load.ts'), action: () => import('#client/pages/login/login-action.ts') }),
  'forgot-password': files({ page: () => import('#client/pages/forgot-password/forgot-password-page.tsx'), load: () => import('#client/pages/forgot-password/forgot-password-load.ts'), action: () => import('#client/pages/forgot-password/forgot-password-action.ts') }),
  'renew-password': files({ page: () => import('#client/pages/renew-password/renew-password-page.tsx'), load: () => import('#client/pages/renew-password/renew-password-load.ts'), action: () => import('#client/pages/renew-password/renew-password-action.ts') }),
  'my-account': files({ page: () => import('#client/pages/my-account/my-account-page.tsx'), load: () => import('#client/pages/my-account/my-account-load.ts'), action: () => import('#client/pages/my-account/my-account-action.ts') }),
  addresses: files({ page: () => import('#client/pages/addresses/addresses-page.tsx'), load: () => import('#client/pages/addresses/addresses-load.ts'), action: () => import('#client/pages/addresses/addresses-action.ts') }),
  favorites: files({ page: () => import('#client/pages/favorites/favorites-page.tsx'), load: () => import('#client/pages/favorites/favorites-load.ts'), action: () => import('#client/pages/favorites/favorites-action.ts') }),
  loyalty: files({ page: () => import('#client/pages/loyalty/loyalty-page.tsx'), load: () => import('#client/pages/loyalty/loyalty-load.ts') }),
  'promo-codes': files({ page: () => import('#client/pages/promo-codes/promo-codes-page.tsx'), load: () => import('#client/pages/promo-codes/promo-codes-load.ts') }),
  'brand-contacts': files({ page: () => import('#client/pages/brand-contacts/brand-contacts-page.tsx'), load: () => import('#client/pages/brand-contacts/brand-contacts-load.ts') }),
  worksites: files({ page: () => import('#client/pages/worksites/worksites-page.tsx'), load: () => import('#client/pages/worksites/worksites-load.ts'), action: () => import('#client/pages/worksites/worksites-action.ts') }),
  proposal: files({ page: () => import('#client/pages/proposal/proposal-page.tsx'), load: () => import('#client/pages/proposal/proposal-load.ts') }),
  signup: files({ page: () => import('#client/pages/signup/signup-page.tsx'), load: () => import('#client/pages/signup/signup-load.ts'), action: () => import('#client/pages/signup/signup-action.ts') }),
  'signup-confirmation': files({ page: () => import('#client/pages/signup-confirmation/signup-confirmation-page.tsx'), load: () => import('#client/pages/signup-confirmation/signup-confirmation-load.ts'), action: () => import('#client/pages/signup-confirmation/signup-confirmation-action.ts') }),
  'validate-account': files({ page: () => import('#client/pages/validate-account/validate-account-page.tsx'), load: () => import('#client/pages/validate-account/validate-account-load.ts'), action: () => import('#client/pages/validate-account/validate-account-action.ts') }),
} satisfies Record<string, PageFiles>;
