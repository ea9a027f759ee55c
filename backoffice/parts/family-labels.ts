import { findMessage } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';

/** Name of a family of parts; a family without a name shows its code. */
export function familyLabel(family: string, lang: Locale): string {
  return findMessage(lang, `parts.family.${family}`) ?? family;
}
