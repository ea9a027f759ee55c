import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { signPreviewToken } from '#backoffice/content/preview-token.ts';
import { notificationUrl } from '#backoffice/payments/open-payments.ts';
import { createBankLedger } from '#backoffice/test-bank/bank-ledger.ts';
import { createTestBank } from '#backoffice/test-bank/create-test-bank.ts';
import { BANK_PATH } from '#backoffice/test-bank/forward-to-bank.ts';
import { findFreePort } from '#scripts/find-free-port.ts';
import { startPostgresServer } from '#scripts/postgres-server.ts';
import { listen } from '#shared/listen.ts';
import { openBankPage, pressAtBank } from '#tests/support/bank-visitor.ts';
import { createBuyer } from '#tests/support/checkout.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { createTestClient } from '#tests/support/test-api.ts';

const MINUTE = 60_000;
const ENV = {
  DEMO_DATA: 'false',
  OPERATOR_TOKEN: 'operator-token-of-the-configuration',
  PREVIEW_SECRET: 'preview secret of the configuration',
  PAYMENT_PROVIDER: 'test-bank',
  PAYMENT_SECRET: 'payment secret of the configuration',
  PURGE_SECRET: 'purge-secret-of-the-configuration',
};

const UNPUBLISHED = {
  title: 'Bientôt',
  slug: 'bientot-pour-l-essai',
  type: 'actualite',
  lead: 'Une page à venir',
  description: 'Une page à venir, pour l’essai',
  published_at: '2999-01-01',
  tags: [],
  exist_in: [1, 2, 3],
  blocks: [{ type: 'text', markdown: 'Bientôt.' }],
};

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Variables of the back office, each with a valid value other than the default, tested from outside. */
describe('back office with variables other than the defaults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-configuration-'));
  let backoffice: Killable;
  let url: string;
  let client: ReturnType<typeof createTestClient>;
  let bank: Server;
  let node: Server;
  const purges: { authorization: string | undefined; body: string }[] = [];

  beforeAll(async () => {
    await copyDemoShop(folder);
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    bank = await listen(
      createServer(
        createTestBank({
          secret: ENV.PAYMENT_SECRET,
          path: BANK_PATH,
          notifyUrl: () => notificationUrl(url, '/api/v1/'),
          ledger: createBankLedger(undefined),
        }),
      ),
      0,
      '127.0.0.1',
    );
    node = await listen(
      createServer((request, response) => {
        void text(request).then((body) => {
          purges.push({ authorization: request.headers.authorization, body });
          response.end('{}');
        });
      }),
      0,
      '127.0.0.1',
    );
    backoffice = await startKillable({
      ...ENV,
      BACKOFFICE_PORT: String(port),
      DATA_DIR: folder,
      TEST_BANK_URL: addressOf(bank),
      STOREFRONT_PURGE_URLS: `${addressOf(node)}, ${addressOf(node)}`,
    });
    client = createTestClient(url);
  }, 2 * MINUTE);
  afterAll(async () => {
    await backoffice.kill();
    for (const server of [bank, node]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (token: string) =>
    client.call('POST', '/tags', { token, body: { code: 'configure', label: 'Configuré' } });

  it('OPERATOR_TOKEN, PURGE_SECRET, STOREFRONT_PURGE_URLS: only this token may write, and every node is notified', async () => {
    expect((await write('operator-token-of-somebody-else')).status).toBe(401);
    expect((await write(ENV.OPERATOR_TOKEN)).status).toBe(200);
    for (let look = 0; look < 100 && purges.length < 2; look += 1) await wait(50);
    expect(purges.map(({ authorization }) => authorization)).toEqual(
      purges.map(() => `Bearer ${ENV.PURGE_SECRET}`),
    );
    expect(purges.length).toBeGreaterThanOrEqual(2);
  });

  it('DEMO_DATA: without it, pages of operators are closed, and no visitor can make the back office fail', async () => {
    const mailbox = await fetch(`${url}/mailbox`);
    const findings = await fetch(`${url}/demo/faults`, { method: 'POST' });
    expect([mailbox.status, findings.status]).toEqual([401, 404]);
  });

  it('PREVIEW_SECRET: a link signed with it shows unpublished content', async () => {
    const { body } = await client.call('POST', '/page', {
      token: ENV.OPERATOR_TOKEN,
      body: UNPUBLISHED,
    });
    const { id } = body as { id: number };
    const preview = async (secret: string) =>
      (await client.get(`/preview/${id}`, { token: signPreviewToken(id, secret) })).status;
    expect([await preview(ENV.PREVIEW_SECRET), await preview('another secret of somebody')]).toEqual([
      200, 404,
    ]);
  });

  it('PAYMENT_PROVIDER, PAYMENT_SECRET, TEST_BANK_URL: a card is paid at the bank of that address', async () => {
    const buyer = createBuyer(client, (await logInDemo(client)).token);
    const { body } = await client.get('/part', { sales_plan_id: '2' });
    const part = (body as { items: { element_id: number; stock: string }[] }).items.find(
      ({ stock }) => stock === 'in_stock',
    );
    await buyer.add(part?.element_id ?? 0);
    await buyer.ship();
    const ordered = await buyer.order();
    expect(ordered.status).toBe(200);
    const { reference } = ordered.body as { reference: string };
    const page = await openBankPage(url, buyer, reference);
    expect(page.status).toBe(200);
    expect(await pressAtBank(url, page, 'accept')).toContain('confirmation');
  });

  it(
    'DATABASE_POOL, DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_URL: all data is on that server, within both limits',
    async () => {
      const server = await startPostgresServer();
      if (!server) {
        console.log('No server is tried: there is no PostgreSQL.');
        return;
      }
      const port = await findFreePort();
      const empty = join(folder, 'unused');
      const other = await startKillable({
        BACKOFFICE_PORT: String(port),
        DATABASE_URL: server.url,
        DATABASE_POOL: '3',
        DATABASE_STATEMENT_TIMEOUT_MS: '400',
        DATA_DIR: empty,
        DEMO_DATA: 'false',
      });
      const visitor = createTestClient(`http://127.0.0.1:${port}`);
      const database = new Client({ connectionString: server.url });
      await database.connect();
      try {
        const { status, body } = await visitor.get('/site');
        expect([status, (body as { total: number }).total]).toEqual([200, 1]);
        await database.query('begin; lock table content in access exclusive mode');
        const waiting = Array.from({ length: 8 }, () => visitor.get('/menu'));
        await wait(200);
        const { rows } = await database.query<{ count: string }>(
          'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        // Two of the pool, one that hears of changed content, one that hears of events for webhooks.
        expect(Number(rows[0]?.count)).toBe(4);
        const [first] = await Promise.all(waiting);
        expect([first?.status, first?.body]).toMatchObject([503, { code: 'database_unavailable' }]);
        await database.query('rollback');
        expect((await visitor.get('/menu')).status).toBe(200);
      } finally {
        await database.end();
        await other.kill();
        await server.stop();
      }
    },
    MINUTE,
  );
});
