import type { Response } from 'express';
import { localeOfPath, type Locale } from '#shared/locale.ts';
import { retryAfterHeaders } from '../render/page-policy.ts';
import { SMALL_DOCUMENT_HEADERS, toSmallDocument } from './small-document.ts';

/** Rendered once: shedding a request must cost nothing. The empty link is the page itself. */
const PAGES: Record<Locale, string> = {
  fr: toSmallDocument('fr', {
    title: 'Beaucoup de monde en ce moment',
    text: 'Vous êtes très nombreux à consulter le site. Patientez quelques secondes, puis réessayez\u00a0: rien de ce que vous avez fait n’est perdu.',
    link: { path: '', text: 'Réessayer' },
  }),
  en: toSmallDocument('en', {
    title: 'It is busy here right now',
    text: 'A great many people are visiting the site. Give it a few seconds and try again: nothing you have done is lost.',
    link: { path: '', text: 'Try again' },
  }),
};

/** Sends a 503 for a page that is shed, in the language of its path. */
export function sendBusy(response: Response, path: string): void {
  if (response.headersSent) return;
  response
    .status(503)
    .set({
      ...SMALL_DOCUMENT_HEADERS,
      ...retryAfterHeaders(503),
    })
    .end(PAGES[localeOfPath(path)]);
}
