import type { IntlShape } from 'react-intl';
import english from '#locales/en.json' with { type: 'json' };
import french from '#locales/fr.json' with { type: 'json' };
import englishAccount from '#locales/account.en.json' with { type: 'json' };
import frenchAccount from '#locales/account.fr.json' with { type: 'json' };
import englishAr from '#locales/ar.en.json' with { type: 'json' };
import frenchAr from '#locales/ar.fr.json' with { type: 'json' };
import englishBasket from '#locales/basket.en.json' with { type: 'json' };
import frenchBasket from '#locales/basket.fr.json' with { type: 'json' };
import englishBenefits from '#locales/benefits.en.json' with { type: 'json' };
import frenchBenefits from '#locales/benefits.fr.json' with { type: 'json' };
import englishCart from '#locales/cart.en.json' with { type: 'json' };
import frenchCart from '#locales/cart.fr.json' with { type: 'json' };
import englishCheckout from '#locales/checkout.en.json' with { type: 'json' };
import frenchCheckout from '#locales/checkout.fr.json' with { type: 'json' };
import englishChronopost from '#locales/chronopost.en.json' with { type: 'json' };
import frenchChronopost from '#locales/chronopost.fr.json' with { type: 'json' };
import englishCompare from '#locales/compare.en.json' with { type: 'json' };
import frenchCompare from '#locales/compare.fr.json' with { type: 'json' };
import englishConsent from '#locales/consent.en.json' with { type: 'json' };
import englishContact from '#locales/contact.en.json' with { type: 'json' };
import frenchConsent from '#locales/consent.fr.json' with { type: 'json' };
import frenchContact from '#locales/contact.fr.json' with { type: 'json' };
import englishContent from '#locales/content.en.json' with { type: 'json' };
import frenchContent from '#locales/content.fr.json' with { type: 'json' };
import englishDocuments from '#locales/documents.en.json' with { type: 'json' };
import frenchDocuments from '#locales/documents.fr.json' with { type: 'json' };
import englishFollowed from '#locales/followed.en.json' with { type: 'json' };
import englishForms from '#locales/forms.en.json' with { type: 'json' };
import frenchFollowed from '#locales/followed.fr.json' with { type: 'json' };
import frenchForms from '#locales/forms.fr.json' with { type: 'json' };
import englishLabel from '#locales/label.en.json' with { type: 'json' };
import englishLocator from '#locales/locator.en.json' with { type: 'json' };
import frenchLabel from '#locales/label.fr.json' with { type: 'json' };
import frenchLocator from '#locales/locator.fr.json' with { type: 'json' };
import englishOrder from '#locales/order.en.json' with { type: 'json' };
import frenchOrder from '#locales/order.fr.json' with { type: 'json' };
import englishOrders from '#locales/orders.en.json' with { type: 'json' };
import frenchOrders from '#locales/orders.fr.json' with { type: 'json' };
import englishPan from '#locales/pan.en.json' with { type: 'json' };
import frenchPan from '#locales/pan.fr.json' with { type: 'json' };
import englishParts from '#locales/parts.en.json' with { type: 'json' };
import frenchParts from '#locales/parts.fr.json' with { type: 'json' };
import englishPower from '#locales/power.en.json' with { type: 'json' };
import frenchPower from '#locales/power.fr.json' with { type: 'json' };
import englishProducts from '#locales/products.en.json' with { type: 'json' };
import frenchProducts from '#locales/products.fr.json' with { type: 'json' };
import englishProfessional from '#locales/professional.en.json' with { type: 'json' };
import frenchProfessional from '#locales/professional.fr.json' with { type: 'json' };
import englishProfile from '#locales/profile.en.json' with { type: 'json' };
import englishQuote from '#locales/quote.en.json' with { type: 'json' };
import frenchProfile from '#locales/profile.fr.json' with { type: 'json' };
import frenchQuote from '#locales/quote.fr.json' with { type: 'json' };
import englishRelays from '#locales/relays.en.json' with { type: 'json' };
import frenchRelays from '#locales/relays.fr.json' with { type: 'json' };
import englishSchema from '#locales/schema.en.json' with { type: 'json' };
import frenchSchema from '#locales/schema.fr.json' with { type: 'json' };
import englishSearch from '#locales/search.en.json' with { type: 'json' };
import frenchSearch from '#locales/search.fr.json' with { type: 'json' };
import englishSignup from '#locales/signup.en.json' with { type: 'json' };
import frenchSignup from '#locales/signup.fr.json' with { type: 'json' };
import englishSizing from '#locales/sizing.en.json' with { type: 'json' };
import frenchSizing from '#locales/sizing.fr.json' with { type: 'json' };
import englishSupport from '#locales/support.en.json' with { type: 'json' };
import frenchSupport from '#locales/support.fr.json' with { type: 'json' };
import englishTicket from '#locales/ticket.en.json' with { type: 'json' };
import frenchTicket from '#locales/ticket.fr.json' with { type: 'json' };
import englishWorksites from '#locales/worksites.en.json' with { type: 'json' };
import frenchWorksites from '#locales/worksites.fr.json' with { type: 'json' };
import { createSiteIntl, type MessageId } from '#client/app/intl/messages.ts';
import type { Locale } from '#shared/locale.ts';
import { memoizeFormats } from './memoize-formats.ts';

/** The type requires every message: a missing group does not compile. */
const createIntl = (locale: Locale, messages: Record<MessageId, string>) =>
  memoizeFormats(createSiteIntl(locale, messages));

/** Shared by all requests. */
export const SITE_INTL: Record<Locale, IntlShape> = {
  fr: createIntl('fr', {
    ...french,
    ...frenchAccount,
    ...frenchAr,
    ...frenchBasket,
    ...frenchBenefits,
    ...frenchCart,
    ...frenchCheckout,
    ...frenchChronopost,
    ...frenchCompare,
    ...frenchConsent,
    ...frenchContact,
    ...frenchContent,
    ...frenchDocuments,
    ...frenchFollowed,
    ...frenchForms,
    ...frenchLabel,
    ...frenchLocator,
    ...frenchOrder,
    ...frenchOrders,
    ...frenchPan,
    ...frenchParts,
    ...frenchPower,
    ...frenchProducts,
    ...frenchProfessional,
    ...frenchProfile,
    ...frenchQuote,
    ...frenchRelays,
    ...frenchSchema,
    ...frenchSearch,
    ...frenchSignup,
    ...frenchSizing,
    ...frenchSupport,
    ...frenchTicket,
    ...frenchWorksites,
  }),
  en: createIntl('en', {
    ...english,
    ...englishAccount,
    ...englishAr,
    ...englishBasket,
    ...englishBenefits,
    ...englishCart,
    ...englishCheckout,
    ...englishChronopost,
    ...englishCompare,
    ...englishConsent,
    ...englishContact,
    ...englishContent,
    ...englishDocuments,
    ...englishFollowed,
    ...englishForms,
    ...englishLabel,
    ...englishLocator,
    ...englishOrder,
    ...englishOrders,
    ...englishPan,
    ...englishParts,
    ...englishPower,
    ...englishProducts,
    ...englishProfessional,
    ...englishProfile,
    ...englishQuote,
    ...englishRelays,
    ...englishSchema,
    ...englishSearch,
    ...englishSignup,
    ...englishSizing,
    ...englishSupport,
    ...englishTicket,
    ...englishWorksites,
  }),
};
