import type { Locale } from '#shared/locale.ts';

export type SmallDocument = {
  title: string;
  text: string;
  link: { path: string; text: string };
};

/** A whole document without style or script, for answers that no page can be made for: a sentence and a link. */
export function toSmallDocument(locale: Locale, { title, text, link }: SmallDocument): string {
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title} | Âtre</title></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="${link.path}">${link.text}</a></p></main></body></html>`
  );
}
