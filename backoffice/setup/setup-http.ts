import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { Failure } from '#backoffice/http/failure.ts';
import { isLocale, LOCALES, resolveLocale, type Locale } from '#shared/locale.ts';
import { SETUP_HEADERS } from './setup-document.ts';
import { refusedPage } from './setup-page.ts';

/** Time for a client to finish an unwanted body: one that is still sending may lose the response. */
const DISCARD_MS = 2000;

export const setHeaders: RequestHandler = (_request, response, next) => {
  response.set(SETUP_HEADERS);
  next();
};

export function invalidLink(): Failure {
  return new Failure(403, { code: 'forbidden', message: 'The link is no longer valid.' });
}

/** Refusals are pages, too. */
export const sendRefused: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof Failure)) return next(error);
  response.status(error.status).set(error.headers);
  sendPage(response, refusedPage(languageOf(request), error.status === 429 ? 'throttled' : 'invalid'));
};

export function sendPage(response: Response, html: string): void {
  response.type('html').send(html);
}

/** After a form: the page in the language of the form. */
export function redirectToSetup(request: Request, response: Response): void {
  response.redirect(303, `/setup?lang=${languageOf(request)}`);
}

/** The language of the address, else of the browser. */
export function languageOf(request: Request): Locale {
  const { lang } = request.query;
  if (isLocale(lang)) return lang;
  const browser = request.acceptsLanguages([...LOCALES]);
  return resolveLocale({ browser: browser === false ? [] : [browser] });
}

/** Reads the rest of a body that is not needed, for two seconds at most. */
export function discardBody(request: Request): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve();
    const timer = setTimeout(resolve, DISCARD_MS);
    for (const event of ['end', 'close', 'error'])
      request.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    request.resume();
  });
}
