import type { Response } from 'express';
import type { Locale } from '#shared/locale.ts';

const WORDS: Record<Locale, { title: string; text: string; home: string; path: string }> = {
  fr: {
    title: 'Adresse trop longue',
    text: 'L’adresse demandée est trop longue pour être lue. Raccourcissez votre recherche.',
    home: 'Aller à l’accueil',
    path: '/',
  },
  en: {
    title: 'Address too long',
    text: 'The address you asked for is too long to be read. Please shorten your search.',
    home: 'Go to the home page',
    path: '/en',
  },
};

/** Made once: whoever sends such addresses in numbers costs nothing. No page can be rendered for what is not read. */
const PAGES: Record<Locale, string> = { fr: pageIn('fr'), en: pageIn('en') };

/** 414 with a short page in the language of the path. */
export function answerTooLong(response: Response, url: string): void {
  response
    .status(414)
    .set({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .end(PAGES[/^\/en(?:[/?]|$)/.test(url) ? 'en' : 'fr']);
}

function pageIn(locale: Locale): string {
  const { title, text, home, path } = WORDS[locale];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title} | Âtre</title></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="${path}">${home}</a></p></main></body></html>`
  );
}
