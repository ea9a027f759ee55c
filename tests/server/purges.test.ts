import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { watchChanges } from '#backoffice/purges/watch-changes.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const SECRET = 'the-purge-secret-of-the-tests';
const PATHS = ['/produit/lame', '/en/product/lame', '/pro/produit/lame'];
/** A tenth of the time for which a cached page is fresh. */
const TIMEOUT_MS = 6000;

describe('change in the back office', () => {
  let backoffice: TestBackoffice;
  let storefront: TestStorefront;
  let ends: (() => unknown)[] = [];
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
    storefront = await createTestStorefront({
      backofficeUrl: backoffice.url,
      env: { PURGE_SECRET: SECRET },
    });
    const site = await serve(storefront.app);
    const stop = await watchChanges({
      listen: backoffice.listen,
      urls: [`http://127.0.0.1:${site.port}/ops/purge`],
      secret: SECRET,
      logger: pino({ level: 'silent' }),
    });
    ends = [stop, site.close, backoffice.close];
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('affected pages: updated at once, in both languages and for both consumers', async () => {
    for (const path of PATHS) await request(storefront.app).get(path);
    const { db } = backoffice;
    const lame = await db
      .selectFrom('product_translation')
      .select(['product_id', 'name'])
      .where('slug', '=', 'lame')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('product_translation')
      .set({ name: 'Lame Horizon' })
      .where('product_id', '=', lame.product_id)
      .execute();
    const until = performance.now() + TIMEOUT_MS;
    for (const path of PATHS) {
      let text = '';
      while (!text.includes('Lame Horizon') && performance.now() < until) {
        await wait(50);
        ({ text } = await request(storefront.app).get(path));
      }
      expect([path, text.includes('Lame Horizon')]).toEqual([path, true]);
    }
    expect(lame.name).not.toBe('Lame Horizon');
  });
});
