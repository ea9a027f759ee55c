import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

type Server = Awaited<ReturnType<typeof serve>>;

/** Returns the link header of the early hints, and the status. */
function requestPage(server: Server, path: string, headers: Record<string, string>) {
  return new Promise<{ links: string | undefined; status: number | undefined }>((resolve, reject) => {
    let links: string | undefined;
    request({ port: server.port, path, headers })
      .on('information', ({ headers: hinted }) => {
        links = String(hinted.link);
      })
      .on('response', (response) => {
        response.resume().on('end', () => resolve({ links, status: response.statusCode }));
      })
      .on('error', reject)
      .end();
  });
}

describe('early hints', () => {
  let on: Server;
  let off: Server;
  beforeAll(async () => {
    on = await serve((await createTestStorefront({ env: { EARLY_HINTS: 'true' } })).app);
    off = await serve((await createTestStorefront()).app);
  });
  afterAll(async () => {
    await on.close();
    await off.close();
  });
  const navigation = { 'sec-fetch-mode': 'navigate' };

  it('name style sheets, and the typeface once the brand is known, to a navigating browser whose page is rendered', async () => {
    // The brand is known from the first page on.
    await requestPage(on, '/', navigation);
    const first = await requestPage(on, '/produit/lame', navigation);
    expect(first.status).toBe(200);
    expect(first.links).toContain('</assets/site.css>; rel=preload; as=style');
    expect(first.links).toContain('as=font');
    expect((await requestPage(on, '/produit/lame', navigation)).links).toBeUndefined();
  });

  it('are not sent to other clients, for other resources, or when they are off', async () => {
    expect((await requestPage(on, '/en', {})).links).toBeUndefined();
    expect((await requestPage(on, '/robots.txt', navigation)).links).toBeUndefined();
    expect((await requestPage(off, '/en', navigation)).links).toBeUndefined();
  });
});
