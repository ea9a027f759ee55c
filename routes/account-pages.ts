import type { ReactNode } from 'react';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';

type Imported<Data> = {
  page: () => Promise<{ Page: (props: { data: Data }) => ReactNode }>;
  load: () => Promise<{ load: PageLoad<Data> }>;
  action?: () => Promise<{ action: PageAction }>;
};

/** The modules of a page, regardless of its data type. */
export type PageFiles = {
  page: () => Promise<{ Page: (props: { data: never }) => ReactNode }>;
  load: () => Promise<{ load: PageLoad<unknown> }>;
  action?: () => Promise<{ action: PageAction }>;
};

/** Checks that the page's data type is the loader's. */
function files<Data>(imported: Imported<Data>): PageFiles {
  return imported;
}

/**
 * The account pages and the home page of professionals, by folder below `client/pages`. Visitors without an account
 * rarely load this list: the route table (tree.tsx) has their names only.
 */
// oxfmt-ignore
export const ACCOUNT_PAGES = {
  'pro-home': files({ page: () => import('#client/pages/pro-home/pro-home-page.tsx'), load: () => import('#client/pages/pro-home/pro-home-load.ts') }),
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
  'spare-parts': files({ page: () => import('#client/pages/spare-parts/spare-parts-page.tsx'), load: () => import('#client/pages/spare-parts/spare-parts-load.ts'), action: () => import('#client/pages/spare-parts/spare-parts-action.ts') }),
  'spare-parts-search': files({ page: () => import('#client/pages/spare-parts-search/spare-parts-search-page.tsx'), load: () => import('#client/pages/spare-parts-search/spare-parts-search-load.ts'), action: () => import('#client/pages/spare-parts-search/spare-parts-search-action.ts') }),
  'exploded-view': files({ page: () => import('#client/pages/exploded-view/exploded-view-page.tsx'), load: () => import('#client/pages/exploded-view/exploded-view-load.ts'), action: () => import('#client/pages/exploded-view/exploded-view-action.ts') }),
  signup: files({ page: () => import('#client/pages/signup/signup-page.tsx'), load: () => import('#client/pages/signup/signup-load.ts'), action: () => import('#client/pages/signup/signup-action.ts') }),
  'signup-confirmation': files({ page: () => import('#client/pages/signup-confirmation/signup-confirmation-page.tsx'), load: () => import('#client/pages/signup-confirmation/signup-confirmation-load.ts'), action: () => import('#client/pages/signup-confirmation/signup-confirmation-action.ts') }),
  'validate-account': files({ page: () => import('#client/pages/validate-account/validate-account-page.tsx'), load: () => import('#client/pages/validate-account/validate-account-load.ts'), action: () => import('#client/pages/validate-account/validate-account-action.ts') }),
  delivery: files({ page: () => import('#client/pages/delivery/delivery-page.tsx'), load: () => import('#client/pages/delivery/delivery-load.ts'), action: () => import('#client/pages/delivery/delivery-action.ts') }),
  'order-summary': files({ page: () => import('#client/pages/order-summary/order-summary-page.tsx'), load: () => import('#client/pages/order-summary/order-summary-load.ts'), action: () => import('#client/pages/order-summary/order-summary-action.ts') }),
  'order-confirmation': files({ page: () => import('#client/pages/order-confirmation/order-confirmation-page.tsx'), load: () => import('#client/pages/order-confirmation/order-confirmation-load.ts') }),
  'order-confirmation-cb': files({ page: () => import('#client/pages/order-confirmation-cb/order-confirmation-cb-page.tsx'), load: () => import('#client/pages/order-confirmation-cb/order-confirmation-cb-load.ts') }),
  'order-error': files({ page: () => import('#client/pages/order-error/order-error-page.tsx'), load: () => import('#client/pages/order-error/order-error-load.ts'), action: () => import('#client/pages/order-error/order-error-action.ts') }),
  cart: files({ page: () => import('#client/pages/cart/cart-page.tsx'), load: () => import('#client/pages/cart/cart-load.ts'), action: () => import('#client/pages/cart/cart-action.ts') }),
  orders: files({ page: () => import('#client/pages/orders/orders-page.tsx'), load: () => import('#client/pages/orders/orders-load.ts') }),
  order: files({ page: () => import('#client/pages/order/order-page.tsx'), load: () => import('#client/pages/order/order-load.ts'), action: () => import('#client/pages/order/order-action.ts') }),
  'order-bill': files({ page: () => import('#client/pages/order-bill/order-bill-page.tsx'), load: () => import('#client/pages/order-bill/order-bill-load.ts') }),
} satisfies Record<string, PageFiles>;
