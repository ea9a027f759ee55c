import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { hasContent } from '#backoffice/database/has-content.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { createGuessLimit } from '#backoffice/http/call-limits.ts';
import { refuseOtherSites } from '#backoffice/http/refuse-other-sites.ts';
import { createOwner, findOwner } from '#backoffice/operators/owner.ts';
import { readOwnerForm } from '#backoffice/operators/read-owner-form.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import type { Locale } from '#shared/locale.ts';
import { countContent } from './count-content.ts';
import type { OwnerState } from './owner-section.ts';
import { receiveArchive, type ReceivedArchive, type UploadProblem } from './receive-archive.ts';
import {
  discardBody,
  invalidLink,
  languageOf,
  redirectToSetup,
  sendPage,
  sendRefused,
  setHeaders,
} from './setup-http.ts';
import { emptyPage, filledPage, progressPage, type FilledShop } from './setup-page.ts';
import { createSetupRun, type RunState, type SetupTask, type SetupWork } from './setup-run.ts';
import { createSetupSession } from './setup-session.ts';
import { takeSetupToken } from './setup-token.ts';
import { createShopArchive } from './shop-archive.ts';

export type SetupOptions = {
  /** Fills the empty database with the demo shop, all or nothing. */
  loadDemo: SetupWork;
  /** Called when a shop has been imported. */
  onImported: () => void;
  onFailure: (error: unknown, task: SetupTask) => void;
  database: { isEmbedded: boolean; name: string };
  /** Folder of uploads, and limit of one. */
  upload: { folder: string; maxBytes: number };
  /** Lifts the time limit of requests while an archive arrives. Returns a function that restores it. */
  liftTimeLimit: () => () => void;
};

/** Wrong links per client address in fifteen minutes. */
const MAX_GUESSES = 20;
/** Status of the page that names the problem of an upload. */
const STATUS: Record<UploadProblem, number> = {
  missing: 422,
  too_large: 413,
  disk_full: 507,
  interrupted: 400,
};

const typed = z.string().optional().catch(undefined);
const ownerForm = z
  .object({ name: typed, email: typed, password: typed, password_confirmation: typed })
  .catch({});

type ShownForms = { problem?: UploadProblem; owner?: OwnerState };

/**
 * `/setup`: the page that fills an empty shop. The link of the log, `/setup?token=…`, opens it once; the browser then
 * has a cookie, and its address no token.
 */
export function createSetupPage(
  db: Kysely<Schema>,
  options: SetupOptions & { siteUrl: string; mediaFolder: string },
): Router {
  const { loadDemo, onImported, onFailure, upload, siteUrl, mediaFolder } = options;
  const router = Router();
  const session = createSetupSession();
  const run = createSetupRun(onFailure);
  const archive = createShopArchive(db, { publicUrl: siteUrl, mediaFolder });
  const requireSession: RequestHandler = (request, _response, next) => {
    next(session.includes(request) ? undefined : invalidLink());
  };
  const openLink: RequestHandler = async (request, response) => {
    const { token } = request.query;
    if (typeof token !== 'string' || !(await takeSetupToken(db, token))) throw invalidLink();
    session.begin(response);
    redirectToSetup(request, response);
  };
  const showPage: RequestHandler = async (request, response, next) => {
    if (!session.includes(request)) return next();
    if (request.query['token'] !== undefined) return redirectToSetup(request, response);
    sendPage(response, await pageOf(languageOf(request)));
  };
  const isClosed = async () => run.state().kind === 'running' || (await hasContent(db));
  const pageOf = async (lang: Locale, { problem, owner: shown }: ShownForms = {}): Promise<string> => {
    const state = run.state();
    // The embedded database responds to nothing else while it is filled.
    if (state.kind === 'running') return progressPage(lang, state.task, state.steps);
    const owner = shown ?? (await ownerState(db));
    const shop = { database: options.database, owner, report: archive.report() };
    if (await hasContent(db)) {
      return filledPage(lang, { ...shop, counts: await countContent(db), siteUrl, done: doneBy(state) });
    }
    const failed = state.kind === 'failed' ? state.task : undefined;
    return emptyPage(lang, { ...shop, upload: { maxBytes: upload.maxBytes, problem }, failed });
  };
  const receive = async (request: Request, response: Response) => {
    const restore = options.liftTimeLimit();
    try {
      const { folder: below, maxBytes } = upload;
      return await receiveArchive(request, response, { below, maxBytes });
    } finally {
      restore();
    }
  };
  const beginCheck = async (received: ReceivedArchive) => {
    if (await isClosed()) return received.remove();
    run.start('check', (onStep) => archive.check(received, onStep));
  };

  router.use('/setup', setHeaders);
  // Programs that only look at a link must not use it up.
  router.head('/setup', (_request, response) => {
    response.status(405).set('allow', 'GET').end();
  });
  const limit = createGuessLimit(db, { name: 'setup link', guesses: MAX_GUESSES, status: 403 });
  router.get('/setup', showPage, limit, openLink);
  router.get('/setup/findings', requireSession, (request, response) => {
    response.type('text').send(findingsText(archive.report()?.findings ?? [], languageOf(request)));
  });
  router.post('/setup/*action', refuseOtherSites, requireSession);
  router.post('/setup/owner', readFields, async (request, response) => {
    const form = ownerForm.parse(request.body);
    const { owner, errors } = readOwnerForm(form);
    const isValid = Object.keys(errors).length === 0;
    if (isValid) await createOwner(db, owner);
    if (isValid || (await findOwner(db))) return redirectToSetup(request, response);
    const page = await pageOf(languageOf(request), { owner: { owner: undefined, form, errors } });
    sendPage(response.status(422), page);
  });
  router.post('/setup/archive', async (request, response) => {
    const received = (await isClosed()) ? undefined : await receive(request, response);
    if (typeof received === 'object') await beginCheck(received);
    else await discardBody(request);
    if (typeof received !== 'string') return redirectToSetup(request, response);
    // The rest of the body would be read as the next request.
    response.status(STATUS[received]).set('connection', 'close');
    sendPage(response, await pageOf(languageOf(request), { problem: received }));
  });
  router.post('/setup/import', async (request, response) => {
    const importArchive: SetupWork = async (onStep) => {
      await archive.import(onStep);
      onImported();
    };
    if (archive.report()?.summary && !(await isClosed())) run.start('import', importArchive);
    redirectToSetup(request, response);
  });
  router.post('/setup/demo', async (request, response) => {
    if (!(await isClosed())) run.start('demo', loadDemo);
    redirectToSetup(request, response);
  });
  router.use('/setup', sendRefused);
  return router;
}

/** The task that filled the shop from here, if one did. */
function doneBy(state: RunState): FilledShop['done'] {
  if (state.kind !== 'done' || state.task === 'check') return undefined;
  return { task: state.task, seconds: state.seconds };
}

const readFields = express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 10 });

async function ownerState(db: Kysely<Schema>): Promise<OwnerState> {
  const owner = await findOwner(db);
  return owner ? { owner } : { owner, form: {}, errors: {} };
}
