import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { isPassword } from '#backoffice/accounts/passwords.ts';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { ensureSite } from '#backoffice/sites/ensure-site.ts';
import { createSetupTestApp, openSetupLink } from '#tests/support/setup-test-app.ts';
import { createOwner } from './owner.ts';

const FORM = {
  name: 'Odile <Marchand>',
  email: 'odile@shop.example',
  password: 'Lampe!2026 ',
  password_confirmation: 'Lampe!2026 ',
};

describe('first operator', () => {
  let database: Database;
  let app: Express;
  let cookie: string;
  beforeAll(async () => {
    database = await openDatabase({});
    await ensureSite(database.db, 'https://shop.example');
    app = createSetupTestApp(database.db);
    cookie = await openSetupLink(app, database.db);
  });
  afterAll(() => database.close());
  const send = (changes: Partial<typeof FORM> = {}) =>
    request(app)
      .post('/setup/owner?lang=en')
      .set({ cookie })
      .type('form')
      .send({ ...FORM, ...changes });
  const operators = () => database.db.selectFrom('operator').selectAll().execute();

  it('set-up page: has the form of the account', async () => {
    const { text } = await request(app).get('/setup?lang=en').set({ cookie });
    expect(text).toContain('<h2>Your account</h2>');
    expect(text).toContain('autocomplete="new-password"');
  });

  it.each<[string, Partial<typeof FORM>, string]>([
    ['no name', { name: ' ' }, 'Enter your name.'],
    ['no address', { email: '' }, 'Enter your e-mail address.'],
    ['wrong address', { email: 'odile@' }, 'Enter a complete e-mail address'],
    [
      'weak password',
      { password: 'lampe2026', password_confirmation: 'lampe2026' },
      'does not follow the rules',
    ],
    ['other repetition', { password_confirmation: 'Lampe!2027' }, 'The two passwords differ.'],
  ])('%s: 422 with the reason, without the passwords and with the rest', async (_case, changes, reason) => {
    const { status, text } = await send(changes);
    expect([status, text.includes(reason)]).toEqual([422, true]);
    expect(text).not.toContain('ampe');
    const { name = 'Odile &lt;Marchand&gt;' } = changes;
    expect(text).toContain(`value="${name}"`);
    expect(await operators()).toEqual([]);
  });

  it('without the cookie of the link, or from another site: refused', async () => {
    expect((await request(app).post('/setup/owner').type('form').send(FORM)).status).toBe(403);
    expect((await send().set({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await operators()).toEqual([]);
  });

  it('two correct forms at once, and a later one: one owner, with a hashed password; the page names it', async () => {
    const { name, email, password } = FORM;
    const results = await Promise.all([
      createOwner(database.db, { name, email, password }),
      createOwner(database.db, { name, email: 'other@shop.example', password }),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await send({ email: 'second@shop.example' })).status).toBe(303);
    expect((await send({ email: 'second' })).status).toBe(303);
    const [owner, ...others] = await operators();
    expect(others).toEqual([]);
    expect(owner).toMatchObject({ name, role: 'owner', disabled_at: null });
    expect(owner?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await isPassword(owner?.password_hash, password)).toBe(true);
    const { text } = await request(app).get('/setup?lang=en').set({ cookie });
    expect(text).toContain('The account of Odile &lt;Marchand&gt;');
    expect(text).not.toContain('action="/setup/owner');
  });
});
