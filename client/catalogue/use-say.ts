import { createContext, use } from 'react';
import type { CatalogueOptions } from './catalogue-options.ts';

export const OptionsContext = createContext<CatalogueOptions>({ locale: 'fr', theme: 'consumer' });

export type Say = (french: string, english: string) => string;

/**
 * Returns the function that picks the French or English text. No visitor reads this page, so it uses no message
 * catalogue.
 */
export function useSay(): Say {
  const { locale } = use(OptionsContext);
  return (french, english) => (locale === 'fr' ? withNoBreakSpaces(french) : english);
}

/** French puts a no-break space before two-part punctuation and inside guillemets. */
function withNoBreakSpaces(french: string): string {
  return french.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
}
