import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import type french from '#locales/fr.json';
import type frenchAccount from '#locales/account.fr.json';
import type frenchAr from '#locales/ar.fr.json';
import type frenchBasket from '#locales/basket.fr.json';
import type frenchBenefits from '#locales/benefits.fr.json';
import type frenchCart from '#locales/cart.fr.json';
import type frenchCheckout from '#locales/checkout.fr.json';
import type frenchChronopost from '#locales/chronopost.fr.json';
import type frenchCompare from '#locales/compare.fr.json';
import type frenchConsent from '#locales/consent.fr.json';
import type frenchContact from '#locales/contact.fr.json';
import type frenchContent from '#locales/content.fr.json';
import type frenchDocuments from '#locales/documents.fr.json';
import type frenchFollowed from '#locales/followed.fr.json';
import type frenchForms from '#locales/forms.fr.json';
import type frenchLabel from '#locales/label.fr.json';
import type frenchLocator from '#locales/locator.fr.json';
import type frenchOrder from '#locales/order.fr.json';
import type frenchOrders from '#locales/orders.fr.json';
import type frenchPan from '#locales/pan.fr.json';
import type frenchParts from '#locales/parts.fr.json';
import type frenchPower from '#locales/power.fr.json';
import type frenchProducts from '#locales/products.fr.json';
import type frenchProfessional from '#locales/professional.fr.json';
import type frenchProfile from '#locales/profile.fr.json';
import type frenchQuote from '#locales/quote.fr.json';
import type frenchRelays from '#locales/relays.fr.json';
import type frenchSchema from '#locales/schema.fr.json';
import type frenchSearch from '#locales/search.fr.json';
import type frenchSignup from '#locales/signup.fr.json';
import type frenchSizing from '#locales/sizing.fr.json';
import type frenchSupport from '#locales/support.fr.json';
import type frenchTicket from '#locales/ticket.fr.json';
import type frenchWorksites from '#locales/worksites.fr.json';
import type { Locale } from '#shared/locale.ts';

type Groups = {
  account: typeof frenchAccount;
  ar: typeof frenchAr;
  basket: typeof frenchBasket;
  benefits: typeof frenchBenefits;
  cart: typeof frenchCart;
  checkout: typeof frenchCheckout;
  chronopost: typeof frenchChronopost;
  compare: typeof frenchCompare;
  consent: typeof frenchConsent;
  contact: typeof frenchContact;
  content: typeof frenchContent;
  documents: typeof frenchDocuments;
  followed: typeof frenchFollowed;
  forms: typeof frenchForms;
  label: typeof frenchLabel;
  locator: typeof frenchLocator;
  order: typeof frenchOrder;
  orders: typeof frenchOrders;
  pan: typeof frenchPan;
  parts: typeof frenchParts;
  power: typeof frenchPower;
  products: typeof frenchProducts;
  professional: typeof frenchProfessional;
  profile: typeof frenchProfile;
  quote: typeof frenchQuote;
  relays: typeof frenchRelays;
  schema: typeof frenchSchema;
  search: typeof frenchSearch;
  signup: typeof frenchSignup;
  sizing: typeof frenchSizing;
  support: typeof frenchSupport;
  ticket: typeof frenchTicket;
  worksites: typeof frenchWorksites;
};

/** Groups of messages that only some pages use: `locales/<group>.<language>.json`. */
export type MessageGroup = keyof Groups;

/** The French messages define the ids; a check compares the English ones. */
export type MessageId = keyof typeof french | { [Group in MessageGroup]: keyof Groups[Group] }[MessageGroup];

/** Messages as text in tests and development, parsed in builds (vite.config.ts). */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

export const TIME_ZONE = 'Europe/Paris';

/** British English: day before month. */
export const REGIONS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/**
 * Creates the formatter of a language. Expensive, so once per language on the server, once in the browser. Has no time
 * zone, because the library would then merge its date formats for each message; dates are formatted with an explicit
 * time zone (a check).
 */
export function createSiteIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale: REGIONS[locale], defaultLocale: 'fr', messages }, createIntlCache());
}
