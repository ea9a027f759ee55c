import type { IntlShape } from 'react-intl';
import englishAr from '#locales/ar.en.json' with { type: 'json' };
import frenchAr from '#locales/ar.fr.json' with { type: 'json' };
import englishDocuments from '#locales/documents.en.json' with { type: 'json' };
import frenchDocuments from '#locales/documents.fr.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import french from '#locales/fr.json' with { type: 'json' };
import englishPower from '#locales/power.en.json' with { type: 'json' };
import frenchPower from '#locales/power.fr.json' with { type: 'json' };
import englishProducts from '#locales/products.en.json' with { type: 'json' };
import frenchProducts from '#locales/products.fr.json' with { type: 'json' };
import { createSiteIntl } from '#client/app/messages.ts';
import type { Locale } from '#shared/locale.ts';

/** Both languages, made once for all requests. */
export const SITE_INTL: Record<Locale, IntlShape> = {
  fr: createSiteIntl('fr', { ...french, ...frenchProducts, ...frenchAr, ...frenchDocuments, ...frenchPower }),
  en: createSiteIntl('en', {
    ...english,
    ...englishProducts,
    ...englishAr,
    ...englishDocuments,
    ...englishPower,
  }),
};
