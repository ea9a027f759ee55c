import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '#backoffice/database/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createSigningKeys } from './signing-keys.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('signing_key').execute();
});
afterAll(() => database.close());

const CLAIMS = { accountId: 1, sessionId: 'a-session' };
const node = () => createSigningKeys(database.db);

async function age(key: { id: string }, by: string): Promise<void> {
  await database.db
    .updateTable('signing_key')
    .set({ created_at: sql<Date>`now() - ${by}::interval` })
    .where('id', '=', key.id)
    .execute();
}

describe('signing keys', () => {
  it('[AP-04] are created on first use, once, and shared by nodes', async () => {
    const [one, other] = [node(), node()];
    const made = await one.newest();
    expect(made.secret).toHaveLength(32);
    expect(await other.newest()).toEqual(made);
    expect(await Promise.all([one.newest(), node().newest()])).toEqual([made, made]);
  });

  it('[AP-04] rotate after 30 days, and verify for 20 minutes more', async () => {
    const old = await node().newest();
    await age(old, '29 days 23 hours');
    expect((await node().newest()).id).toBe(old.id);
    await age(old, '30 days 1 minute');
    const later = node();
    const made = await later.newest();
    expect(made.id).not.toBe(old.id);
    expect((await later.find(old.id))?.id).toBe(old.id);
    await age(old, '30 days 21 minutes');
    expect(await node().find(old.id)).toBeUndefined();
  });

  it('[AP-04] of another node are found as soon as a token names them', async () => {
    const waiting = node();
    const first = await waiting.newest();
    await age(first, '30 days 1 minute');
    const second = await node().newest();
    await new Promise((resolve) => {
      setTimeout(resolve, 1050);
    });
    expect((await waiting.find(second.id))?.id).toBe(second.id);
  });

  it('[AP-04] tokens of a retired key stay valid until they expire', async () => {
    const tokens = createAccessTokens(node());
    const token = await tokens.sign({ ...CLAIMS, role: 'private' });
    const old = await node().newest();
    await age(old, '30 days 1 minute');
    const after = createSigningKeys(database.db);
    await after.newest();
    expect(await createAccessTokens(after).read(token)).toEqual(CLAIMS);
  });

  it('a database failure is not reported as an invalid token', async () => {
    const token = await createAccessTokens(node()).sign({ ...CLAIMS, role: 'private' });
    const broken = createAccessTokens({
      newest: () => Promise.reject(new Error('gone')),
      find: () => Promise.reject(new Error('gone')),
    });
    await expect(broken.read(token)).rejects.toThrow('gone');
  });
});
