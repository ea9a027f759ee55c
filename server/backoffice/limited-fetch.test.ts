import { createServer, request as sendPlain, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { inOrder } from './client-middleware.ts';
import { createLimitedFetch, destroyOnConnectTimeout } from './limited-fetch.ts';
import { withDeadline } from './middleware/with-deadline.ts';

const LIMITS = { connectMs: 100, headersMs: 150, totalMs: 300, maxBytes: 1000 };
const limited = createLimitedFetch(LIMITS);

/** A back office that takes 80 ms. */
const respondSlowly = () => new Promise((resolve) => setTimeout(resolve, 80));

describe('limits of calls to the back office', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const at = async (response: RequestListener) => {
    const started = createServer(response);
    server = started;
    await new Promise<void>((resolve) => {
      started.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
  };

  it('a response in time: status, headers and body are returned', async () => {
    const url = await at((_request, response) => response.writeHead(404, { etag: '"v1"' }).end('{}'));
    const response = await limited(url);
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
      404,
      '"v1"',
      '{}',
    ]);
  });

  it('no connection: times out', async () => {
    // A host name whose look-up never ends.
    const sent = sendPlain({ host: 'nowhere.example', lookup: () => undefined });
    const failed = new Promise<Error>((resolve) => {
      sent.on('error', resolve);
      setTimeout(() => sent.destroy(new Error('nobody gave up')), 2000).unref();
    });
    sent.on('socket', (socket) => destroyOnConnectTimeout(sent, socket, 50));
    expect((await failed).message).toBe('no connection in time');
  });

  it('no headers: times out before the limit of the whole response', async () => {
    const url = await at(() => undefined);
    const since = performance.now();
    const patient = createLimitedFetch({ ...LIMITS, totalMs: 5000 });
    await expect(patient(url)).rejects.toMatchObject({ failure: 'timeout', statusCode: 504 });
    expect(performance.now() - since).toBeLessThan(4000);
  });

  it('a response that drips: times out', async () => {
    const url = await at((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(limited(url)).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('too large, truncated or redirected: unavailable', async () => {
    const large = await at((_request, response) => response.end('x'.repeat(1001)));
    await expect(limited(large)).rejects.toMatchObject({ failure: 'garbage', statusCode: 503 });
    server?.close();
    const cut = await at((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy());
    });
    await expect(limited(cut)).rejects.toMatchObject({ failure: 'unreachable' });
    server?.close();
    const elsewhere = await at((_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    await expect(limited(elsewhere)).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(limited('http://127.0.0.1:9/')).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('a connection lost before the response: a GET is retried, a write is not', async () => {
    let requests = 0;
    const url = await at((request, response) => {
      requests += 1;
      if (requests % 2 === 1) request.destroy();
      else response.end('{}');
    });
    expect((await limited(url)).status).toBe(200);
    expect(requests).toBe(2);
    await expect(limited(url, { method: 'POST', body: '{}' })).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(requests).toBe(3);
  });

  it('a GET is retried once, and not after a late or broken response', async () => {
    let requests = 0;
    const url = await at((request) => {
      requests += 1;
      request.destroy();
    });
    await expect(limited(url)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(requests).toBe(2);
    server?.close();
    const silent = await at(() => (requests += 1));
    await expect(limited(silent)).rejects.toMatchObject({ failure: 'timeout' });
    expect(requests).toBe(3);
  });

  it('a connection made while this process was blocked is not destroyed', async () => {
    const url = await at((_request, response) => response.end('{}'));
    const limits = { connectMs: 50, headersMs: 5000, totalMs: 5000, maxBytes: 1000 };
    const statuses: number[] = [];
    for (let turns = 0; turns < 8; turns += 1) {
      const asking = createLimitedFetch(limits)(url, { method: 'POST', body: 'x' });
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      for (const end = performance.now() + 100; performance.now() < end;);
      statuses.push((await asking).status);
    }
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it('connections are reused', async () => {
    const ports = new Set<number | undefined>();
    const url = await at((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('{}');
    });
    for (let time = 0; time < 5; time += 1) await (await limited(url)).text();
    expect(ports.size).toBe(1);
  });

  it('method, headers and body are sent', async () => {
    const url = await at((request, response) => {
      const { method, headers } = request;
      request.on('data', (chunk: Buffer) =>
        response.end(JSON.stringify([method, headers['content-type'], headers['x-one'], chunk.toString()])),
      );
    });
    const headers = { 'content-type': 'application/json', 'x-one': '1' };
    const response = await limited(url, { method: 'PUT', headers, body: '{"a":1}' });
    expect(await response.json()).toEqual(['PUT', 'application/json', '1', '{"a":1}']);
  });

  it('the calls of a page share one deadline', async () => {
    const since = performance.now();
    const send = inOrder([withDeadline(200)], respondSlowly);
    const call = { method: 'GET', path: 'site', query: {} } as const;
    await send(call);
    await send(call);
    await expect(send(call)).rejects.toMatchObject({ failure: 'timeout', statusCode: 504 });
    await expect(send(call)).rejects.toMatchObject({ failure: 'timeout' });
    expect(performance.now() - since).toBeLessThan(1000);
  });
});
