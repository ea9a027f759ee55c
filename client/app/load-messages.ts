import type { Locale } from '#shared/locale.ts';
import type { Messages } from './messages.ts';

/** The catalogue of a language, fetched alone; a failure is logged only (spec section 8). */
export async function loadMessages(locale: Locale): Promise<Messages | undefined> {
  try {
    const { default: messages } =
      locale === 'fr' ? await import('#locales/fr.json') : await import('#locales/en.json');
    return messages;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the browser's only log
    console.error('The language file could not be loaded.', error);
    return undefined;
  }
}
