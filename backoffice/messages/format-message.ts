import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Locale } from '#shared/locale.ts';
import { CATALOGUES, type MessageId } from './catalogues.ts';

/** Values of a message's arguments. Numbers are formatted by plurals alone: money and dates arrive formatted. */
export type MessageValues = Readonly<Record<string, string | number>>;

const INTL = {
  fr: createLanguage('fr'),
  en: createLanguage('en'),
};

/** A message of the back office in a language. @throws IntlError when a value of the message is missing */
export function formatMessage(lang: Locale, id: MessageId, values: MessageValues = {}): string {
  return INTL[lang].formatMessage({ id }, values);
}

/** A message without arguments whose id follows from data; `undefined` where there is none. */
export function findMessage(lang: Locale, id: string): string | undefined {
  return isMessageId(id) ? formatMessage(lang, id) : undefined;
}

/** {@link formatMessage} for a file that formats many messages of one language. */
export function messageFormatter(lang: Locale): (id: MessageId, values?: MessageValues) => string {
  return (id, values) => formatMessage(lang, id, values);
}

function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(CATALOGUES.fr, id);
}

function createLanguage(lang: Locale) {
  return createIntl(
    { locale: lang, defaultLocale: lang, messages: CATALOGUES[lang], onError: fail },
    createIntlCache(),
  );
}

/** The library would print the error and put the id into the email. */
function fail(error: Error): never {
  throw error;
}
