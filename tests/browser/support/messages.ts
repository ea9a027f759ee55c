import { readdirSync, readFileSync } from 'node:fs';
import { createSiteIntl, type MessageId } from '#client/app/intl/messages.ts';
import { createTranslate, type Translate } from '#client/app/intl/use-translations.ts';
import type { Locale } from '#shared/locale.ts';

/** Returns a function that formats any message of a language, so that tests name message ids. */
export function messagesOf(locale: Locale): Translate {
  const files = readdirSync('locales').filter(
    (name) => name === `${locale}.json` || name.endsWith(`.${locale}.json`),
  );
  const catalogues = files.map(
    (name) => JSON.parse(readFileSync(`locales/${name}`, 'utf8')) as Record<MessageId, string>,
  );
  return createTranslate(createSiteIntl(locale, Object.assign({}, ...catalogues) as Record<string, string>));
}
