import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listen } from '#shared/listen.ts';
import { ApiError, UnavailableError } from './api-error.ts';
import { createApi } from './create-api.ts';
import { createKySend, TOKEN_HEADER } from './ky-send.ts';
import type { ApiCall } from './send.ts';

type Seen = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

const GET: ApiCall = { method: 'GET', path: 'product/12', query: {} };

let server: Server;
let baseUrl: string;
let seen: Seen[];
let received: RequestListener;

beforeAll(async () => {
  server = await listen(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const url = new URL(request.url ?? '', 'http://back.invalid');
        seen.push({ method: request.method ?? '', url, headers: request.headers, body });
        received(request, response);
      });
    }),
    0,
    '127.0.0.1',
  );
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

beforeEach(() => {
  seen = [];
  received = json(200, { id: 12 });
});

function json(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const failureOf = (send: Promise<unknown>) =>
  send.then(
    () => 'nothing failed',
    (error: unknown) => error,
  );
const send = (call: ApiCall, timeout = 2000) => createKySend({ baseUrl, timeout })(call);

describe('a call over HTTP', () => {
  it('[AP-01] is below the base path, prefers JSON, and returns the parsed response', async () => {
    expect(await send(GET)).toEqual({ id: 12 });
    expect(seen[0]?.url.pathname).toBe('/api/v1/product/12');
    expect(seen[0]?.headers.accept).toMatch(/^application\/json,/);
  });

  it('[AP-02] has the three common parameters, for each resource and method', async () => {
    const api = createApi(createKySend({ baseUrl }), { siteId: 7, locale: 'en', salesPlanId: () => 3 });
    await api.menus.list();
    await api.products.get(12);
    await api.caller.call('POST /cart/remove', { body: { id: 4 } });
    await api.search({ type: 'Suggest', language: 'en', text: 'boiler & co' });
    expect(seen.map(({ url }) => url.searchParams.toString().split('&').slice(0, 3).join('&'))).toEqual(
      Array.from({ length: 4 }, () => 'site_id=7&lang=en&sales_plan_id=3'),
    );
    expect(seen[3]?.url.searchParams.get('text')).toBe('boiler & co');
  });

  it('[AP-02] asks for the bearer token only with the option', async () => {
    await send(GET);
    await send({ ...GET, withToken: true });
    expect(seen.map(({ headers }) => headers[TOKEN_HEADER])).toEqual([undefined, '1']);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('[AP-02] asks for the bearer token if it writes, not if it reads', async () => {
    const api = createApi(createKySend({ baseUrl }), { siteId: 1, locale: 'fr', salesPlanId: () => 1 });
    await api.caller.call('DELETE /tags/{id}', { params: { id: 4 } });
    await api.caller.call('GET /tags/{id}', { params: { id: 4 } });
    expect(seen.map(({ method, headers }) => [method, headers[TOKEN_HEADER]])).toEqual([
      ['DELETE', '1'],
      ['GET', undefined],
    ]);
  });

  it('sends its body as JSON', async () => {
    await send({ method: 'POST', path: 'ticket', query: {}, body: { subject: 'Été' } });
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"subject":"Été"}' });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('names the entity tag that a record must have, and returns that of the response', async () => {
    received = (_request, response) => {
      response.writeHead(200, { etag: '"new"' }).end('{"id":12}');
    };
    const tags: string[] = [];
    const context = { siteId: 1, locale: 'fr', salesPlanId: () => 1 };
    const options = { ifMatch: '"old"', onTag: (tag: string) => tags.push(tag) };
    await createApi(createKySend({ baseUrl }), context).caller.call('PUT /tags', {
      body: { id: 12, code: 'pompe', label: 'Pompe' },
      ...options,
    });
    expect(seen[0]?.headers['if-match']).toBe('"old"');
    expect(tags).toEqual(['"new"']);
  });

  it('returns undefined for a response without content', async () => {
    received = (_request, response) => void response.writeHead(204).end();
    expect(await send({ method: 'DELETE', path: 'tags/4', query: {} })).toBeUndefined();
  });
});

describe('a failed call', () => {
  it.each([400, 401, 404, 422, 500, 503])(
    'is an error with the status and body of the refusal %d',
    async (status) => {
      received = json(status, { code: 'no', status: 'not_available_in_this_saleplan', exist_in: [2] });
      const error = await failureOf(send(GET));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).not.toBeInstanceOf(UnavailableError);
      expect(error).toMatchObject({ statusCode: status, body: { code: 'no', exist_in: [2] } });
      expect(seen).toHaveLength(1);
    },
  );

  it('preserves the status of a refusal that is no JSON', async () => {
    received = (_request, response) => void response.writeHead(502).end('<html>Bad gateway</html>');
    expect(await failureOf(send(GET))).toMatchObject({ statusCode: 502, body: {} });
  });

  it.each(['<html></html>', '', '{"id":'])('is unavailable when the response is "%s"', async (text) => {
    received = (_request, response) => void response.writeHead(200).end(text);
    expect(await failureOf(send(GET))).toMatchObject({ failure: 'garbage', statusCode: 503 });
  });

  it('is unavailable when the response is truncated', async () => {
    received = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"id":');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureOf(send(GET))).toMatchObject({ failure: 'garbage' });
  });

  it('is unavailable when no response comes in time', async () => {
    received = () => undefined;
    expect(await failureOf(send(GET, 100))).toMatchObject({ failure: 'timeout', statusCode: 504 });
  });

  it('is unavailable when no server listens', async () => {
    const nowhere = createKySend({ baseUrl: 'http://127.0.0.1:1/api/v1/', timeout: 2000 });
    expect(await failureOf(nowhere({ ...GET, method: 'POST' }))).toMatchObject({
      failure: 'unreachable',
      statusCode: 503,
    });
  });

  it('is retried once when the connection broke, if it only reads', async () => {
    received = (request, response) => {
      if (seen.length === 1) request.socket.destroy();
      else json(200, { id: 13 })(request, response);
    };
    expect(await send(GET)).toEqual({ id: 13 });
    expect(seen).toHaveLength(2);
  });

  it('is never retried when it writes: an order would be placed twice', async () => {
    received = (request) => void request.socket.destroy();
    expect(await failureOf(send({ method: 'POST', path: 'order', query: {}, body: {} }))).toMatchObject({
      failure: 'unreachable',
    });
    expect(seen).toHaveLength(1);
  });
});
