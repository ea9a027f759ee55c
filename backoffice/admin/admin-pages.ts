import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type Response } from 'express';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { plainPage } from '#backoffice/http/plain-page.ts';
import { createAdminFiles } from './admin-files.ts';

type Options = {
  /** Folder of the built application. */
  folder: string;
  /** Base path of the API: `/api/v1/`. */
  apiPath: string;
  /** Address of the site, whose previews the screens frame. */
  siteUrl: string;
};

const NONCE_BYTES = 18;

/**
 * `/admin/`: the web application of operators. Its document has a fresh nonce in each response; its files have hashed
 * names. Data comes from the API only, so the files need no session.
 */
export function createAdminPages(db: Kysely<Schema>, { folder, apiPath, siteUrl }: Options): Router {
  const router = Router({ strict: true });
  router.use('/admin', (_request, response, next) => {
    response.set(PLAIN_HEADERS);
    next();
  });
  router.get('/admin', (_request, response) => response.redirect(301, '/admin/'));
  router.get('/admin/', async (_request, response) => {
    const siteId = await findSite(db);
    if (siteId === undefined) return sendEmptyShop(response);
    const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (template === undefined) throw notFound();
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const html = template
      .replaceAll('__NONCE__', nonce)
      .replace('__API_PATH__', apiPath)
      .replace('__SITE_ID__', String(siteId));
    response.set({ 'cache-control': 'no-store', 'content-security-policy': policyOf(nonce, siteUrl) });
    response.type('html').send(html);
  });
  router.use('/admin/assets', createAdminFiles(join(folder, 'assets')));
  return router;
}

const PLAIN_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/** Scripts and styles run with the nonce of the document only; modules that they import inherit it. */
function policyOf(nonce: string, siteUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(siteUrl).origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function findSite(db: Kysely<Schema>): Promise<number | undefined> {
  const site = await db.selectFrom('site').select('id').orderBy('id').limit(1).executeTakeFirst();
  return site?.id;
}

function sendEmptyShop(response: Response): void {
  const body =
    '<h1>The shop is empty</h1><p>Fill it on the set-up page first. Its address is in the log of the start.</p>';
  response.status(503).set('cache-control', 'no-store').type('html').send(plainPage('Admin', body));
}
