import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Locale } from '#shared/locale.ts';
import { CATALOGUES, type MessageId } from './catalogues.ts';

/** Arguments of a message. Only plurals format numbers: money and dates arrive formatted. */
export type MessageValues = Readonly<Record<string, string | number>>;

const INTL = {
  fr: createLanguage('fr'),
  en: createLanguage('en'),
};

/** Formats a message in a language. @throws IntlError when a value of the message is missing */
export function formatMessage(lang: Locale, id: MessageId, values: MessageValues = {}): string {
  return INTL[lang].formatMessage({ id }, values);
}

/** A message whose id is built from data; `undefined` when it does not exist. */
export function findMessage(lang: Locale, id: string, values: MessageValues = {}): string | undefined {
  return isMessageId(id) ? formatMessage(lang, id, values) : undefined;
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

/** By default the library prints the error and puts the id into the email. */
function fail(error: Error): never {
  throw error;
}
