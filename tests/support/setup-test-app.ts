import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Express } from 'express';
import type { Kysely } from 'kysely';
import request from 'supertest';
import type { Schema } from '#backoffice/database/schema.ts';
import { createSetupPage } from '#backoffice/setup/setup-routes.ts';
import { issueSetupToken } from '#backoffice/setup/setup-token.ts';

const MEGABYTE = 1024 ** 2;

/** The set-up page of a shop on a database server, whose demo cannot be loaded. */
export function createSetupTestApp(
  db: Kysely<Schema>,
  options: Partial<Parameters<typeof createSetupPage>[1]> = {},
): Express {
  const app = express();
  app.use(
    createSetupPage(db, {
      siteUrl: 'https://shop.example',
      database: { isEmbedded: false, name: 'db.example/shop' },
      loadDemo: () => Promise.reject(new Error('no space left')),
      onImported: () => {},
      onFailure: () => {},
      upload: { folder: join(tmpdir(), 'atre-setup-test'), maxBytes: 2 * MEGABYTE },
      liftTimeLimit: () => () => {},
      mediaFolder: join(tmpdir(), 'atre-setup-test', 'media'),
      ...options,
    }),
  );
  return app;
}

/** Opens the set-up link, and returns the cookie of the browser that did. */
export async function openSetupLink(app: Express, db: Kysely<Schema>): Promise<string> {
  const token = await issueSetupToken(db);
  const response = await request(app).get('/setup').query({ token });
  if (response.headers['location'] !== '/setup?lang=fr') throw new Error(`Refused: ${response.status}`);
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}
