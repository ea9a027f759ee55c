import { findMessage } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';

/** The name of a kind of parts; a kind without a name is shown by its code. */
export function familyLabel(family: string, lang: Locale): string {
  return findMessage(lang, `parts.family.${family}`) ?? family;
}
