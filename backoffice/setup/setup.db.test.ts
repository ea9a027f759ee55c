import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { ensureSite } from '#backoffice/sites/ensure-site.ts';
import { createSetupTestApp, openSetupLink } from '#tests/support/setup-test-app.ts';
import { issueSetupToken, removeSetupToken, takeSetupToken } from './setup-token.ts';

const DAY_MS = 86_400_000;

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  await ensureSite(database.db, 'https://shop.example');
});
afterAll(() => database.close());

describe('token of the set-up link', () => {
  it('right token: accepted once, also by one of two requests at once', async () => {
    const token = await issueSetupToken(database.db);
    const results = await Promise.all([
      takeSetupToken(database.db, token),
      takeSetupToken(database.db, token),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await takeSetupToken(database.db, token)).toBe(false);
  });

  it('wrong, former, expired or removed token: refused', async () => {
    const former = await issueSetupToken(database.db);
    const token = await issueSetupToken(database.db);
    for (const wrong of [former, '', `${token}x`, token.slice(1)])
      expect(await takeSetupToken(database.db, wrong)).toBe(false);
    expect(await takeSetupToken(database.db, token, Date.now() + DAY_MS)).toBe(false);
    await removeSetupToken(database.db);
    expect(await takeSetupToken(database.db, token)).toBe(false);
  });

  it('database: has its hash only', async () => {
    const token = await issueSetupToken(database.db);
    const rows = await database.db.selectFrom('secret').selectAll().execute();
    expect(rows.filter(({ name }) => name === 'setup_token')).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('set-up page', () => {
  let app: Express;
  let failures: unknown[];
  beforeEach(() => {
    failures = [];
    app = createSetupTestApp(database.db, { onFailure: (error) => failures.push(error) });
  });
  const openLink = () => openSetupLink(app, database.db);

  it('link checked with HEAD: not used up', async () => {
    const token = await issueSetupToken(database.db);
    expect((await request(app).head('/setup').query({ token })).status).toBe(405);
    expect((await request(app).get('/setup').query({ token })).status).toBe(303);
  });

  it('no link, or another cookie: 403 in the language of the browser, and nothing is loaded', async () => {
    await openLink();
    const response = await request(app)
      .get('/setup')
      .set({ 'accept-language': 'en', cookie: 'atre_setup=1' });
    expect([response.status, response.text.includes('This link is not valid')]).toEqual([403, true]);
    expect((await request(app).post('/setup/demo')).status).toBe(403);
    expect(failures).toEqual([]);
  });

  it('form of another site: refused', async () => {
    const cookie = await openLink();
    const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await request(app).post('/setup/demo').set(foreign)).status).toBe(403);
    expect(failures).toEqual([]);
  });

  it('failed demo: the page says so, and offers the button again', async () => {
    const cookie = await openLink();
    expect((await request(app).post('/setup/demo').set({ cookie })).status).toBe(303);
    const { text } = await request(app).get('/setup?lang=en').set({ cookie });
    expect(text).toContain('The demo could not be loaded');
    expect(text).toContain('>Load the demo</button>');
    expect(text).toContain('db.example/shop');
    expect(text).not.toContain('stop the site before the import');
    expect(failures).toHaveLength(1);
  });

  it('twenty wrong links from one address in fifteen minutes: further ones are refused', async () => {
    const from = { 'x-client-address': '203.0.113.9' };
    for (let index = 0; index < 20; index += 1)
      expect((await request(app).get(`/setup?token=guess-${index}`).set(from)).status).toBe(403);
    const token = await issueSetupToken(database.db);
    const { status, text } = await request(app).get('/setup').query({ token, lang: 'en' }).set(from);
    expect([status, text.includes('Too many attempts')]).toEqual([429, true]);
    expect(await takeSetupToken(database.db, token)).toBe(true);
  });

  it('content that arrives another way: the page has no button any more, and loads nothing', async () => {
    const cookie = await openLink();
    await database.db
      .insertInto('content')
      .values({ site_id: 1, resource: 'page', sales_plan_ids: [1], position: 1, updated_at: new Date() })
      .execute();
    expect((await request(app).post('/setup/demo').set({ cookie })).status).toBe(303);
    const { text } = await request(app).get('/setup?lang=en').set({ cookie });
    expect(text).toContain('Your shop has content');
    expect(text).toContain('<a class="button" href="https://shop.example">');
    expect(text).not.toContain('Load the demo');
    expect(text).not.toContain('enctype');
    expect(failures).toEqual([]);
  });
});
