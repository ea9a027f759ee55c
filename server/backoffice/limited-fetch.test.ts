import { createServer, request as sendPlain, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { inOrder } from './client-middleware.ts';
import { createLimitedFetch, cutSlowConnection } from './limited-fetch.ts';
import { withDeadline } from './middleware/with-deadline.ts';

const LIMITS = { connectMs: 100, headersMs: 150, totalMs: 300, maximumBytes: 1000 };
const limited = createLimitedFetch(LIMITS);

/** Takes 80 ms for a response. */
const answerSlowly = () => new Promise((resolve) => setTimeout(resolve, 80));

describe('limits of calls to the back office', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const at = async (answer: RequestListener) => {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => {
      started.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
  };

  it('hands on an answer in time, status and headers with it', async () => {
    const url = await at((_request, response) => response.writeHead(404, { etag: '"v1"' }).end('{}'));
    const answer = await limited(url);
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([404, '"v1"', '{}']);
  });

  it('gives up when there is no connection', async () => {
    // A name that is looked up for ever.
    const sent = sendPlain({ host: 'nowhere.example', lookup: () => undefined });
    const failed = new Promise<Error>((resolve) => {
      sent.on('error', resolve);
      setTimeout(() => sent.destroy(new Error('nobody gave up')), 2000).unref();
    });
    sent.on('socket', (socket) => cutSlowConnection(sent, socket, 50));
    expect((await failed).message).toBe('no connection in time');
  });

  it('gives up when the headers do not come, before the whole answer would be late', async () => {
    const url = await at(() => undefined);
    const since = performance.now();
    const patient = createLimitedFetch({ ...LIMITS, totalMs: 5000 });
    await expect(patient(url)).rejects.toMatchObject({ failure: 'timeout', statusCode: 504 });
    expect(performance.now() - since).toBeLessThan(4000);
  });

  it('gives up on an answer that drips', async () => {
    const url = await at((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(limited(url)).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('refuses what is too large, breaks off or leads elsewhere', async () => {
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

  it('asks again where a connection broke before any answer, but only what changes nothing', async () => {
    let asked = 0;
    const url = await at((request, response) => {
      asked += 1;
      if (asked % 2 === 1) request.destroy();
      else response.end('{}');
    });
    expect((await limited(url)).status).toBe(200);
    expect(asked).toBe(2);
    await expect(limited(url, { method: 'POST', body: '{}' })).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(asked).toBe(3);
  });

  it('asks no more than twice, and never again because an answer was late or broken', async () => {
    let asked = 0;
    const url = await at((request) => {
      asked += 1;
      request.destroy();
    });
    await expect(limited(url)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(asked).toBe(2);
    server?.close();
    const silent = await at(() => (asked += 1));
    await expect(limited(silent)).rejects.toMatchObject({ failure: 'timeout' });
    expect(asked).toBe(3);
  });

  it('gives up no connection that stands because this process itself was held up', async () => {
    const url = await at((_request, response) => response.end('{}'));
    const limits = { connectMs: 50, headersMs: 5000, totalMs: 5000, maximumBytes: 1000 };
    const statuses: number[] = [];
    // At every moment of its way from the call to the connection.
    for (let turns = 0; turns < 8; turns += 1) {
      const asking = createLimitedFetch(limits)(url, { method: 'POST', body: 'x' });
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      for (const end = performance.now() + 100; performance.now() < end;);
      statuses.push((await asking).status);
    }
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it('goes over connections that are kept', async () => {
    const ports = new Set<number | undefined>();
    const url = await at((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('{}');
    });
    for (let time = 0; time < 5; time += 1) await (await limited(url)).text();
    expect(ports.size).toBe(1);
  });

  it('sends what a call brings: method, headers, body', async () => {
    const url = await at((request, response) => {
      const { method, headers } = request;
      request.on('data', (chunk: Buffer) =>
        response.end(JSON.stringify([method, headers['content-type'], headers['x-one'], chunk.toString()])),
      );
    });
    const headers = { 'content-type': 'application/json', 'x-one': '1' };
    const answer = await limited(url, { method: 'PUT', headers, body: '{"a":1}' });
    expect(await answer.json()).toEqual(['PUT', 'application/json', '1', '{"a":1}']);
  });

  it('a page’s calls have one time together, however many there are', async () => {
    const since = performance.now();
    const send = inOrder([withDeadline(200)], answerSlowly);
    const call = { method: 'GET', path: 'site', query: {} } as const;
    await send(call);
    await send(call);
    await expect(send(call)).rejects.toMatchObject({ failure: 'timeout', statusCode: 504 });
    await expect(send(call)).rejects.toMatchObject({ failure: 'timeout' });
    expect(performance.now() - since).toBeLessThan(1000);
  });
});
