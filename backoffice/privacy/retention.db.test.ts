import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { runRetention } from './retention-job.ts';
import { DEFAULT_PERIODS, parsePeriods } from './retention-periods.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let database: Database;
const folder = join(mkdtempSync(join(tmpdir(), 'atre-retention-')), 'attachments');
beforeAll(async () => {
  database = await openTestDatabase();
  mkdirSync(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (now = NOW, periods = DEFAULT_PERIODS) =>
  runRetention(database.db, { periods, attachmentFolder: folder }, now);
const count = async (table: 'ticket' | 'account' | 'shop_order' | 'session' | 'consent_choice' | 'mail') =>
  (
    await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .execute()
  )[0]?.rows;

async function addTicket(reference: string, createdAt: string): Promise<string> {
  const { id } = await database.db
    .insertInto('ticket')
    .values({
      site_id: 1,
      reference,
      form_key: reference,
      lang: 'fr',
      subject: 'other',
      fields: JSON.stringify({ email: 'x@atre.example' }),
      verification: 'off',
      created_at: new Date(createdAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const storedAs = `${reference}.pdf`;
  await database.db
    .insertInto('ticket_file')
    .values({ ticket_id: id, name: 'a.pdf', type: 'application/pdf', size: 1, stored_as: storedAs })
    .execute();
  const path = join(folder, storedAs);
  writeFileSync(path, 'x');
  utimesSync(path, new Date(createdAt), new Date(createdAt));
  return path;
}

describe('retention', () => {
  it('tickets and their files: removed on the day their period ends, not before', async () => {
    const old = await addTicket('AT-OLD', '2023-11-25T10:00:00Z');
    const recent = await addTicket('AT-NEW', '2023-11-27T10:00:00Z');
    const arriving = join(folder, 'arriving.pdf');
    writeFileSync(arriving, 'x');
    utimesSync(arriving, NOW, NOW);
    const report = await run();
    expect(report).toMatchObject({ tickets: 1, attachments: 1 });
    expect([old, recent, arriving].map((path) => existsSync(path))).toEqual([false, true, true]);
    await run(new Date(NOW.getTime() + 2 * DAY_MS));
    expect(await count('ticket')).toBe(0);
    expect([recent, arriving].map((path) => existsSync(path))).toEqual([false, false]);
  });

  it('consent, unsent mail and votes: expired rows are removed, votes remain counted', async () => {
    const choice = { site_id: 1, receipt: 'r'.repeat(22), version: '1', lang: 'fr', asked: ['maps'] };
    await database.db
      .insertInto('consent_choice')
      .values([
        { ...choice, accepted: [], decided_at: new Date('2023-11-01') },
        { ...choice, accepted: ['maps'], decided_at: new Date('2026-11-01') },
      ])
      .execute();
    await database.db
      .insertInto('mail')
      .values({ recipient: 'x', subject: 'x', source: 'x', created_at: new Date('2026-10-01') })
      .execute();
    const { id } = await database.db
      .selectFrom('content')
      .select('id')
      .where('resource', '=', 'sav')
      .limit(1)
      .executeTakeFirstOrThrow();
    const vote = { sav_id: id, visitor: 'v', address: 'hash', vote: 1, comment: 'Merci' };
    await database.db
      .insertInto('sav_vote')
      .values({ ...vote, voted_at: new Date('2025-01-01') })
      .execute();
    expect(await run()).toMatchObject({ consent: 1, mail: 1, votes: 1 });
    expect(await count('consent_choice')).toBe(1);
    const stored = await database.db.selectFrom('sav_vote').selectAll().where('sav_id', '=', id).execute();
    expect(stored).toEqual([expect.objectContaining({ vote: 1, address: '', comment: null })]);
    expect(stored[0]?.visitor).not.toBe('v');
    expect(await run()).toMatchObject({ votes: 0 });
  });

  it('keys of requests of operators: forgotten after thirty days', async () => {
    await database.db
      .insertInto('operator_request')
      .values([
        { key: 'old', hash: 'x', received_at: new Date('2026-10-26') },
        { key: 'recent', hash: 'x', received_at: new Date('2026-10-28') },
      ])
      .execute();
    expect(await run()).toMatchObject({ operator_requests: 1 });
    expect(await database.db.selectFrom('operator_request').select('key').execute()).toEqual([
      { key: 'recent' },
    ]);
  });

  it('drafts of pages: forgotten a day after their last change', async () => {
    const draft = { site_id: 1, author: 'person 1', lang: 'fr', record: '{}' };
    await database.db
      .insertInto('page_draft')
      .values([
        { ...draft, page_id: 1, updated_at: new Date('2026-11-25T11:00:00Z') },
        { ...draft, page_id: 2, updated_at: new Date('2026-11-25T13:00:00Z') },
      ])
      .execute();
    expect(await run()).toMatchObject({ page_drafts: 1 });
    expect(await database.db.selectFrom('page_draft').select('page_id').execute()).toEqual([{ page_id: 2 }]);
  });

  it('accounts: unused ones are removed with their sessions; one with an open order and all orders stay', async () => {
    const { db } = database;
    const orders = await count('shop_order');
    await db
      .updateTable('account')
      .set({ seen_at: NOW, created_at: new Date('2022-01-01') })
      .execute();
    const unused = await db
      .updateTable('account')
      .set({ seen_at: new Date('2023-01-01') })
      .where('email', 'in', ['client@atre.example', 'pro@atre.example'])
      .returning('email')
      .execute();
    expect(unused).toHaveLength(2);
    expect(await run()).toMatchObject({ accounts: 1, applications: 0 });
    const left = await db.selectFrom('account').select('email').execute();
    expect(left.map(({ email }) => email)).not.toContain('client@atre.example');
    // This account has orders that are not delivered yet.
    expect(left.map(({ email }) => email)).toContain('pro@atre.example');
    expect(await count('shop_order')).toBe(orders);
  });

  it('orders: retained ten years from the end of their year, whatever their final state', async () => {
    const { db } = database;
    const before = Number(await count('shop_order'));
    expect((await run()).orders).toBe(0);
    const report = await run(new Date('2100-01-01T12:00:00Z'));
    expect(report.orders).toBeGreaterThan(5);
    expect(await count('shop_order')).toBe(before - Number(report.orders));
    const open = await db.selectFrom('shop_order').select('status').execute();
    expect(open.map(({ status }) => status)).not.toContain('delivered');
  });
});

describe('configured periods', () => {
  it('RETENTION: changes the named periods; an unknown name, a bad number or too short a period for invoices is refused', () => {
    expect(parsePeriods('tickets=24, logs=3')).toEqual({ ...DEFAULT_PERIODS, tickets: 24, logs: 3 });
    for (const text of ['ticket=24', 'tickets=0', 'tickets=x', 'tickets', 'orders=60', ''])
      expect([text, parsePeriods(text)]).toEqual([text, undefined]);
  });
});
