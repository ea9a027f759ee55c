import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const CROWD = 500;
/** Number of visitors with a render each, enough to prove the difference. */
const SMALL_CROWD = 90;
const PATH = '/nos-produits/chauffage-electrique';

async function ask(storefront: TestStorefront, crowd = CROWD) {
  const site = await serve(storefront.app);
  try {
    return await Promise.all(
      Array.from({ length: crowd }, async () => {
        const response = await fetch(`http://127.0.0.1:${site.port}${PATH}`);
        return { status: response.status, text: await response.text() };
      }),
    );
  } finally {
    await site.close();
  }
}

/** Number of renders of the page, shared and personal. */
async function timesMade({ metrics }: TestStorefront): Promise<number> {
  const { text } = await metrics.write();
  return Number(/^atre_page_load_duration_seconds_count\{route="categories"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

describe('five hundred concurrent visitors of an uncached page', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay();
  });
  afterAll(() => relay.close());

  it('[GD-05] all receive the same page, rendered once with one call per response', async () => {
    const storefront = await createTestStorefront({ backofficeUrl: relay.url });
    const responses = await ask(storefront);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    const asked = relay.calls.map(({ url }) => url);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.length).toBe(new Set(asked).size);
    expect(await timesMade(storefront)).toBe(1);
  }, 30_000);

  it('without a page cache: each needs a render, or is refused', async () => {
    const storefront = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { PAGE_CACHE_MB: '0' },
    });
    const responses = await ask(storefront, SMALL_CROWD);
    const served = responses.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(1);
    expect(responses.filter(({ status }) => status === 503).length).toBe(SMALL_CROWD - served);
    expect(await timesMade(storefront)).toBe(served);
  }, 60_000);
});
