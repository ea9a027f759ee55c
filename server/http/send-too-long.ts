import type { Response } from 'express';
import { localeOfPath, type Locale } from '#shared/locale.ts';
import { SMALL_DOCUMENT_HEADERS, toSmallDocument } from './small-document.ts';

/** Rendered once: such requests must cost nothing. */
const PAGES: Record<Locale, string> = {
  fr: toSmallDocument('fr', {
    title: 'Adresse trop longue',
    text: 'L’adresse demandée est trop longue pour être lue. Raccourcissez votre recherche.',
    link: { path: '/', text: 'Aller à l’accueil' },
  }),
  en: toSmallDocument('en', {
    title: 'Address too long',
    text: 'The address you asked for is too long to be read. Please shorten your search.',
    link: { path: '/en', text: 'Go to the home page' },
  }),
};

/** Sends a 414 with a short page in the language of the path. */
export function sendTooLong(response: Response, url: string): void {
  response
    .status(414)
    .set(SMALL_DOCUMENT_HEADERS)
    .end(PAGES[localeOfPath(url.split('?', 1)[0] ?? '')]);
}
