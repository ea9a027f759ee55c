import englishAccessibility from '#backoffice/locales/accessibility.en.json' with { type: 'json' };
import frenchAccessibility from '#backoffice/locales/accessibility.fr.json' with { type: 'json' };
import englishBank from '#backoffice/locales/bank.en.json' with { type: 'json' };
import frenchBank from '#backoffice/locales/bank.fr.json' with { type: 'json' };
import englishCarriers from '#backoffice/locales/carriers.en.json' with { type: 'json' };
import frenchCarriers from '#backoffice/locales/carriers.fr.json' with { type: 'json' };
import englishCart from '#backoffice/locales/cart.en.json' with { type: 'json' };
import frenchCart from '#backoffice/locales/cart.fr.json' with { type: 'json' };
import englishContacts from '#backoffice/locales/contacts.en.json' with { type: 'json' };
import frenchContacts from '#backoffice/locales/contacts.fr.json' with { type: 'json' };
import englishDocuments from '#backoffice/locales/documents.en.json' with { type: 'json' };
import frenchDocuments from '#backoffice/locales/documents.fr.json' with { type: 'json' };
import englishDrawings from '#backoffice/locales/drawings.en.json' with { type: 'json' };
import frenchDrawings from '#backoffice/locales/drawings.fr.json' with { type: 'json' };
import englishEmails from '#backoffice/locales/emails.en.json' with { type: 'json' };
import frenchEmails from '#backoffice/locales/emails.fr.json' with { type: 'json' };
import englishEnergy from '#backoffice/locales/energy.en.json' with { type: 'json' };
import frenchEnergy from '#backoffice/locales/energy.fr.json' with { type: 'json' };
import englishFulfilment from '#backoffice/locales/fulfilment.en.json' with { type: 'json' };
import frenchFulfilment from '#backoffice/locales/fulfilment.fr.json' with { type: 'json' };
import englishLoyalty from '#backoffice/locales/loyalty.en.json' with { type: 'json' };
import frenchLoyalty from '#backoffice/locales/loyalty.fr.json' with { type: 'json' };
import englishMailbox from '#backoffice/locales/mailbox.en.json' with { type: 'json' };
import frenchMailbox from '#backoffice/locales/mailbox.fr.json' with { type: 'json' };
import englishOperators from '#backoffice/locales/operators.en.json' with { type: 'json' };
import frenchOperators from '#backoffice/locales/operators.fr.json' with { type: 'json' };
import englishOrderDocuments from '#backoffice/locales/order-documents.en.json' with { type: 'json' };
import frenchOrderDocuments from '#backoffice/locales/order-documents.fr.json' with { type: 'json' };
import englishOrderEmails from '#backoffice/locales/order-emails.en.json' with { type: 'json' };
import frenchOrderEmails from '#backoffice/locales/order-emails.fr.json' with { type: 'json' };
import englishOrder from '#backoffice/locales/order.en.json' with { type: 'json' };
import frenchOrder from '#backoffice/locales/order.fr.json' with { type: 'json' };
import englishPayments from '#backoffice/locales/payments.en.json' with { type: 'json' };
import frenchPayments from '#backoffice/locales/payments.fr.json' with { type: 'json' };
import englishPrivacy from '#backoffice/locales/privacy.en.json' with { type: 'json' };
import frenchPrivacy from '#backoffice/locales/privacy.fr.json' with { type: 'json' };
import englishProducts from '#backoffice/locales/products.en.json' with { type: 'json' };
import frenchProducts from '#backoffice/locales/products.fr.json' with { type: 'json' };
import englishProjects from '#backoffice/locales/projects.en.json' with { type: 'json' };
import frenchProjects from '#backoffice/locales/projects.fr.json' with { type: 'json' };
import englishSearch from '#backoffice/locales/search.en.json' with { type: 'json' };
import frenchSearch from '#backoffice/locales/search.fr.json' with { type: 'json' };
import englishShop from '#backoffice/locales/shop.en.json' with { type: 'json' };
import frenchShop from '#backoffice/locales/shop.fr.json' with { type: 'json' };
import englishSitemap from '#backoffice/locales/sitemap.en.json' with { type: 'json' };
import frenchSitemap from '#backoffice/locales/sitemap.fr.json' with { type: 'json' };
import englishSetup from '#backoffice/locales/setup.en.json' with { type: 'json' };
import frenchSetup from '#backoffice/locales/setup.fr.json' with { type: 'json' };
import englishSites from '#backoffice/locales/sites.en.json' with { type: 'json' };
import frenchSites from '#backoffice/locales/sites.fr.json' with { type: 'json' };
import englishTickets from '#backoffice/locales/tickets.en.json' with { type: 'json' };
import frenchTickets from '#backoffice/locales/tickets.fr.json' with { type: 'json' };
import type { Locale } from '#shared/locale.ts';

const FRENCH = {
  ...frenchAccessibility,
  ...frenchBank,
  ...frenchCarriers,
  ...frenchCart,
  ...frenchContacts,
  ...frenchDocuments,
  ...frenchDrawings,
  ...frenchEmails,
  ...frenchEnergy,
  ...frenchFulfilment,
  ...frenchLoyalty,
  ...frenchMailbox,
  ...frenchOperators,
  ...frenchOrder,
  ...frenchOrderDocuments,
  ...frenchOrderEmails,
  ...frenchPayments,
  ...frenchPrivacy,
  ...frenchProducts,
  ...frenchProjects,
  ...frenchSearch,
  ...frenchSetup,
  ...frenchShop,
  ...frenchSitemap,
  ...frenchSites,
  ...frenchTickets,
};

/** The French catalogues define the ids. */
export type MessageId = keyof typeof FRENCH;

/**
 * Messages of the back office by language: `backoffice/locales/<area>.<language>.json`. An id
 * starts with its area.
 */
export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<MessageId, string>>>> = {
  fr: FRENCH,
  en: {
    ...englishAccessibility,
    ...englishBank,
    ...englishCarriers,
    ...englishCart,
    ...englishContacts,
    ...englishDocuments,
    ...englishDrawings,
    ...englishEmails,
    ...englishEnergy,
    ...englishFulfilment,
    ...englishLoyalty,
    ...englishMailbox,
    ...englishOperators,
    ...englishOrder,
    ...englishOrderDocuments,
    ...englishOrderEmails,
    ...englishPayments,
    ...englishPrivacy,
    ...englishProducts,
    ...englishProjects,
    ...englishSearch,
    ...englishSetup,
    ...englishShop,
    ...englishSitemap,
    ...englishSites,
    ...englishTickets,
  },
};
