import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';
const MEGABYTE = 1024 * 1024;
const LIMIT = 8 * MEGABYTE;
const CHUNK = Buffer.alloc(256 * 1024, 'x');

/** Bytes that the back office sent for the last response. */
let sent = 0;

async function streamBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://site.invalid');
  const size = Number(searchParams.get('size') ?? 0);
  const isReported = searchParams.has('told');
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(isReported && { 'content-length': String(size) }),
  });
  sent = 0;
  while (sent < size && !response.destroyed) {
    sent += CHUNK.length;
    if (!response.write(CHUNK)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

describe('proxied response', () => {
  let backoffice: Server;
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    backoffice = createServer((request, response) => void streamBody(request, response));
    backoffice.listen(0, '127.0.0.1');
    await once(backoffice, 'listening');
    const { port } = backoffice.address() as AddressInfo;
    const { app } = await createTestStorefront({
      backofficeUrl: `http://127.0.0.1:${port}`,
      env: { LOG_LEVEL: 'silent' },
    });
    site = await serve(app);
  });
  afterAll(async () => {
    await site.close();
    backoffice.closeAllConnections();
    backoffice.close();
  });

  const ask = async (query: string) => {
    const response = await fetch(`http://127.0.0.1:${site.port}/api/v1/projects?${COMMON}&${query}`);
    const bytes = response.arrayBuffer().then(
      ({ byteLength }) => byteLength,
      () => 'broken off',
    );
    return { status: response.status, bytes: await bytes };
  };

  it('up to 8 MB: passed on, with or without a content length', async () => {
    expect(await ask(`size=${LIMIT}&told=1`)).toEqual({ status: 200, bytes: LIMIT });
    expect(await ask(`size=${LIMIT}`)).toEqual({ status: 200, bytes: LIMIT });
  });

  it('larger content length: 503 in JSON', async () => {
    const response = await fetch(
      `http://127.0.0.1:${site.port}/api/v1/projects?${COMMON}&size=${LIMIT + CHUNK.length}&told=1`,
    );
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('larger without a content length: cut off, and the back office stops sending', async () => {
    expect(await ask(`size=${50 * MEGABYTE}`)).toEqual({ status: 200, bytes: 'broken off' });
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });
});
