import { useLocale } from 'ra-core';
import { createContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/locale.ts';

/** Language of the texts that the form edits. */
export const EditedLanguage = createContext<Locale>(DEFAULT_LOCALE);

/** The language of the texts is in the address of the screen; it begins with that of the operator. */
export function useEditedLanguage(): [Locale, (lang: Locale) => void] {
  const [params, setParams] = useSearchParams();
  const own = useLocale();
  const asked = params.get('lang');
  const lang = isLocale(asked) ? asked : isLocale(own) ? own : DEFAULT_LOCALE;
  return [lang, (next) => setParams({ lang: next }, { replace: true })];
}
