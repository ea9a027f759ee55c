import type { RequestHandler } from 'express';
import { localeOfPath, type Locale } from '#shared/locale.ts';
import { SMALL_DOCUMENT_HEADERS, toSmallDocument } from './small-document.ts';

/** Content of the shop as of the last check. `isEmpty`: no page has anything to show. */
export type ShopState = { isEmpty: boolean };

const RETRY_AFTER_SECONDS = 60;

/** The empty link is the page itself. The owner's sentence names no address: every visitor reads it. */
const PAGES: Record<Locale, string> = {
  fr: toSmallDocument('fr', {
    title: 'Le site est en préparation',
    text: 'Il ouvrira ici dès que son contenu sera en place. Revenez bientôt.',
    note: 'C’est votre boutique ? Ouvrez le lien que le back-office a écrit dans son journal à son démarrage.',
    link: { path: '', text: 'Réessayer' },
  }),
  en: toSmallDocument('en', {
    title: 'The site is being set up',
    text: 'It will open here as soon as its content is in place. Please come back soon.',
    note: 'Is this your shop? Open the link that the back office wrote to its log when it started.',
    link: { path: '', text: 'Try again' },
  }),
};

/**
 * While the shop is empty, every page is a 503 with Retry-After in the language of its address. Calls of the API pass,
 * because content may arrive through them, and so does the page of a site that is closed for maintenance.
 */
export function createEmptyShop(shop: ShopState, apiPath: string): RequestHandler {
  return (request, response, next) => {
    if (!shop.isEmpty || response.locals['maintenance'] || request.path.startsWith(apiPath)) return next();
    response
      .status(503)
      .set({ ...SMALL_DOCUMENT_HEADERS, 'retry-after': String(RETRY_AFTER_SECONDS) })
      .end(PAGES[localeOfPath(request.path)]);
  };
}
