import { useContext } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ShownBrand } from '#client/stores/shown-brand.ts';
import { StoreContext } from '#client/stores/store-context.ts';
import type { MessageId } from './messages.ts';

export type MessageValues = Record<string, string | number>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

type BrandTexts = Pick<ShownBrand, 'name' | 'texts'>;

const NO_BRAND: BrandTexts = { name: '', texts: {} };
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns the function that formats a message in the page's language. */
export function useTranslations(): Translate {
  const store = useContext(StoreContext);
  return createTranslate(useIntl(), store?.settings.brand);
}

/**
 * Creates the function that formats a message. `{brand}` in it is the name of the brand, whose own texts replace those
 * of the catalogues. Right-to-left values are isolated (U+2068, U+2069), otherwise they would
 * reorder the text around them.
 */
export function createTranslate(intl: IntlShape, brand: BrandTexts = NO_BRAND): Translate {
  return (id, values) => {
    const own = brand.texts[id];
    const all = { brand: brand.name, ...(values && isolateValues(values)) };
    if (own === undefined) return intl.formatMessage({ id }, all);
    const { formatters, locale, formats } = intl;
    return String(formatters.getMessageFormat(own, locale, formats, { formatters }).format(all));
  };
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
