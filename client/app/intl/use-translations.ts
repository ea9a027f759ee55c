import { useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from './messages.ts';

export type MessageValues = Record<string, string | number>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns the function that formats a message in the page's language. */
export function useTranslations(): Translate {
  return createTranslate(useIntl());
}

/**
 * Creates the function that formats a message. Right-to-left values are isolated (U+2068, U+2069), otherwise they would
 * reorder the text around them.
 */
export function createTranslate(intl: Pick<IntlShape, 'formatMessage'>): Translate {
  return (id, values) => intl.formatMessage({ id }, values && isolateValues(values));
}

function isolateValues(values: MessageValues): MessageValues {
  const texts = Object.values(values);
  if (!texts.some((value) => typeof value === 'string' && RIGHT_TO_LEFT.test(value))) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
}
