import { createContext, use } from 'react';
import type { CatalogueOptions } from './catalogue-options.ts';

export const OptionsContext = createContext<CatalogueOptions>({ locale: 'fr', theme: 'consumer' });

export type Say = (french: string, english: string) => string;

/** Gives the function that picks the words of the page's language: both stand side by side, no visitor reads them. */
export function useSay(): Say {
  const { locale } = use(OptionsContext);
  return (french, english) => (locale === 'fr' ? withNoBreakSpaces(french) : english);
}

/** French puts a space before its tall signs, which must not be where a line ends. */
function withNoBreakSpaces(french: string): string {
  return french.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
}
