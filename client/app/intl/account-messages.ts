/**
 * Messages of account pages, the shop, the home page of professionals, the consent dialog and moved content: most pages
 * never load this list.
 */
export const ACCOUNT_MESSAGES = {
  account: {
    fr: () => import('#locales/account.fr.json'),
    en: () => import('#locales/account.en.json'),
  },
  benefits: {
    fr: () => import('#locales/benefits.fr.json'),
    en: () => import('#locales/benefits.en.json'),
  },
  cart: {
    fr: () => import('#locales/cart.fr.json'),
    en: () => import('#locales/cart.en.json'),
  },
  checkout: {
    fr: () => import('#locales/checkout.fr.json'),
    en: () => import('#locales/checkout.en.json'),
  },
  chronopost: {
    fr: () => import('#locales/chronopost.fr.json'),
    en: () => import('#locales/chronopost.en.json'),
  },
  consent: {
    fr: () => import('#locales/consent.fr.json'),
    en: () => import('#locales/consent.en.json'),
  },
  followed: {
    fr: () => import('#locales/followed.fr.json'),
    en: () => import('#locales/followed.en.json'),
  },
  label: {
    fr: () => import('#locales/label.fr.json'),
    en: () => import('#locales/label.en.json'),
  },
  order: {
    fr: () => import('#locales/order.fr.json'),
    en: () => import('#locales/order.en.json'),
  },
  orders: {
    fr: () => import('#locales/orders.fr.json'),
    en: () => import('#locales/orders.en.json'),
  },
  pan: {
    fr: () => import('#locales/pan.fr.json'),
    en: () => import('#locales/pan.en.json'),
  },
  parts: {
    fr: () => import('#locales/parts.fr.json'),
    en: () => import('#locales/parts.en.json'),
  },
  professional: {
    fr: () => import('#locales/professional.fr.json'),
    en: () => import('#locales/professional.en.json'),
  },
  profile: {
    fr: () => import('#locales/profile.fr.json'),
    en: () => import('#locales/profile.en.json'),
  },
  relays: {
    fr: () => import('#locales/relays.fr.json'),
    en: () => import('#locales/relays.en.json'),
  },
  schema: {
    fr: () => import('#locales/schema.fr.json'),
    en: () => import('#locales/schema.en.json'),
  },
  signup: {
    fr: () => import('#locales/signup.fr.json'),
    en: () => import('#locales/signup.en.json'),
  },
  worksites: {
    fr: () => import('#locales/worksites.fr.json'),
    en: () => import('#locales/worksites.en.json'),
  },
};
