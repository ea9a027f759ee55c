import { createContext, use } from 'react';
import type { DesignSystemOptions } from './design-system-options.ts';

export const OptionsContext = createContext<DesignSystemOptions>({ locale: 'fr', theme: 'consumer' });

export type Localize = (french: string, english: string) => string;

/**
 * Returns the function that picks the French or English text. No visitor reads this page, so it uses no message
 * catalogue.
 */
export function useLocalize(): Localize {
  const { locale } = use(OptionsContext);
  return (french, english) => (locale === 'fr' ? withNoBreakSpaces(french) : english);
}

/** French puts a no-break space before two-part punctuation and inside guillemets. */
function withNoBreakSpaces(french: string): string {
  return french.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
}
