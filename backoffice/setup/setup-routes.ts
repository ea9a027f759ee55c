import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Kysely } from 'kysely';
import { hasContent } from '#backoffice/database/has-content.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { createGuessLimit } from '#backoffice/http/call-limits.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { refuseOtherSites } from '#backoffice/http/refuse-other-sites.ts';
import { isLocale, LOCALES, resolveLocale, type Locale } from '#shared/locale.ts';
import { countContent } from './count-content.ts';
import { createDemoRun, type LoadDemo } from './demo-run.ts';
import { SETUP_HEADERS } from './setup-document.ts';
import { emptyPage, filledPage, progressPage, refusedPage } from './setup-page.ts';
import { createSetupSession } from './setup-session.ts';
import { takeSetupToken } from './setup-token.ts';

export type SetupOptions = {
  loadDemo: LoadDemo;
  onFailure: (error: unknown) => void;
  database: { isEmbedded: boolean; name: string };
};

/** Wrong links per client address in fifteen minutes. */
const MAX_GUESSES = 20;

/**
 * `/setup`: the page that fills an empty shop. The link of the log, `/setup?token=…`, opens it once; the browser then
 * has a cookie, and its address no token.
 */
export function createSetupPage(
  db: Kysely<Schema>,
  { loadDemo, onFailure, database, siteUrl }: SetupOptions & { siteUrl: string },
): Router {
  const router = Router();
  const session = createSetupSession();
  const demo = createDemoRun(loadDemo, onFailure);
  const requireSession: RequestHandler = (request, _response, next) => {
    next(session.includes(request) ? undefined : invalidLink());
  };
  const openLink: RequestHandler = async (request, response) => {
    const { token } = request.query;
    if (typeof token !== 'string' || !(await takeSetupToken(db, token))) throw invalidLink();
    session.begin(response);
    response.redirect(303, `/setup?lang=${languageOf(request)}`);
  };
  const showPage: RequestHandler = async (request, response, next) => {
    if (!session.includes(request)) return next();
    if (request.query['token'] !== undefined)
      return response.redirect(303, `/setup?lang=${languageOf(request)}`);
    send(response, await pageOf(languageOf(request)));
  };
  const pageOf = async (lang: Locale): Promise<string> => {
    const state = demo.state();
    // The embedded database responds to nothing else while it is filled.
    if (state.kind === 'running') return progressPage(lang, state.steps);
    const shop = { counts: await countContent(db), database };
    if (state.kind === 'done') return filledPage(lang, shop, siteUrl, state.seconds);
    if (await hasContent(db)) return filledPage(lang, shop, siteUrl);
    return emptyPage(lang, shop, state.kind === 'failed');
  };

  router.use('/setup', setHeaders);
  // Programs that only look at a link must not use it up.
  router.head('/setup', (_request, response) => {
    response.status(405).set('allow', 'GET').end();
  });
  const limit = createGuessLimit(db, { name: 'setup link', guesses: MAX_GUESSES, status: 403 });
  router.get('/setup', showPage, limit, openLink);
  router.post('/setup/demo', refuseOtherSites, requireSession, async (request, response) => {
    if (demo.state().kind !== 'running' && !(await hasContent(db))) demo.start();
    response.redirect(303, `/setup?lang=${languageOf(request)}`);
  });
  router.use('/setup', sendRefused);
  return router;
}

const setHeaders: RequestHandler = (_request, response, next) => {
  response.set(SETUP_HEADERS);
  next();
};

function invalidLink(): Failure {
  return new Failure(403, { code: 'forbidden', message: 'The link is no longer valid.' });
}

/** Refusals are pages, too. */
const sendRefused: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof Failure)) return next(error);
  response.status(error.status).set(error.headers);
  send(response, refusedPage(languageOf(request), error.status === 429 ? 'throttled' : 'invalid'));
};

function send(response: Response, html: string): void {
  response.type('html').send(html);
}

/** The language of the address, else of the browser. */
function languageOf(request: Request): Locale {
  const { lang } = request.query;
  if (isLocale(lang)) return lang;
  const browser = request.acceptsLanguages([...LOCALES]);
  return resolveLocale({ browser: browser === false ? [] : [browser] });
}
