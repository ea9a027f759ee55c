import type { IntlShape } from 'react-intl';
import english from '#locales/en.json' with { type: 'json' };
import french from '#locales/fr.json' with { type: 'json' };
import englishAccount from '#locales/account.en.json' with { type: 'json' };
import frenchAccount from '#locales/account.fr.json' with { type: 'json' };
import englishAr from '#locales/ar.en.json' with { type: 'json' };
import frenchAr from '#locales/ar.fr.json' with { type: 'json' };
import englishBenefits from '#locales/benefits.en.json' with { type: 'json' };
import frenchBenefits from '#locales/benefits.fr.json' with { type: 'json' };
import englishContact from '#locales/contact.en.json' with { type: 'json' };
import frenchContact from '#locales/contact.fr.json' with { type: 'json' };
import englishContent from '#locales/content.en.json' with { type: 'json' };
import frenchContent from '#locales/content.fr.json' with { type: 'json' };
import englishDocuments from '#locales/documents.en.json' with { type: 'json' };
import frenchDocuments from '#locales/documents.fr.json' with { type: 'json' };
import englishForms from '#locales/forms.en.json' with { type: 'json' };
import frenchForms from '#locales/forms.fr.json' with { type: 'json' };
import englishLocator from '#locales/locator.en.json' with { type: 'json' };
import frenchLocator from '#locales/locator.fr.json' with { type: 'json' };
import englishPower from '#locales/power.en.json' with { type: 'json' };
import frenchPower from '#locales/power.fr.json' with { type: 'json' };
import englishProducts from '#locales/products.en.json' with { type: 'json' };
import frenchProducts from '#locales/products.fr.json' with { type: 'json' };
import englishQuote from '#locales/quote.en.json' with { type: 'json' };
import frenchQuote from '#locales/quote.fr.json' with { type: 'json' };
import englishSignup from '#locales/signup.en.json' with { type: 'json' };
import frenchSignup from '#locales/signup.fr.json' with { type: 'json' };
import englishSupport from '#locales/support.en.json' with { type: 'json' };
import frenchSupport from '#locales/support.fr.json' with { type: 'json' };
import englishTicket from '#locales/ticket.en.json' with { type: 'json' };
import frenchTicket from '#locales/ticket.fr.json' with { type: 'json' };
import englishWorksites from '#locales/worksites.en.json' with { type: 'json' };
import frenchWorksites from '#locales/worksites.fr.json' with { type: 'json' };
import { createSiteIntl } from '#client/app/messages.ts';
import type { Locale } from '#shared/locale.ts';

/** Both languages, made once for all requests. */
export const SITE_INTL: Record<Locale, IntlShape> = {
  fr: createSiteIntl('fr', {
    ...french,
    ...frenchAccount,
    ...frenchAr,
    ...frenchBenefits,
    ...frenchContact,
    ...frenchContent,
    ...frenchDocuments,
    ...frenchForms,
    ...frenchLocator,
    ...frenchPower,
    ...frenchProducts,
    ...frenchQuote,
    ...frenchSignup,
    ...frenchSupport,
    ...frenchTicket,
    ...frenchWorksites,
  }),
  en: createSiteIntl('en', {
    ...english,
    ...englishAccount,
    ...englishAr,
    ...englishBenefits,
    ...englishContact,
    ...englishContent,
    ...englishDocuments,
    ...englishForms,
    ...englishLocator,
    ...englishPower,
    ...englishProducts,
    ...englishQuote,
    ...englishSignup,
    ...englishSupport,
    ...englishTicket,
    ...englishWorksites,
  }),
};
