import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as requestTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import { listen } from '#shared/listen.ts';
import { sendRaw, type RawResponse } from '#tests/support/send-raw.ts';
import { runBalancer, type RunningBalancer } from './run-balancer.ts';
import { startNames } from './start-names.ts';

/** A stub server behind the balancer records the requests that reach it; the site is tested elsewhere. */
(isOnPath('haproxy') ? describe : describe.skip)('balancer of deploy/', () => {
  const root = mkdtempSync(join(tmpdir(), 'atre-balancer-'));
  let node: Server;
  let address = '';
  /** The node's response to health checks. */
  let readiness = 'ready';
  let balancer: RunningBalancer | undefined;
  /** The latest request that was no health check. */
  let seen: { url: string; headers: IncomingHttpHeaders } | undefined;

  beforeAll(async () => {
    const server = createServer((request, response) => {
      const url = request.url ?? '';
      if (url === '/readyz') {
        response.writeHead(readiness === 'ready' ? 200 : 503).end(readiness);
        return;
      }
      seen = { url, headers: request.headers };
      response.writeHead(url.startsWith('/broken') ? 500 : 200).end('of a node');
    });
    node = await listen(server, 0, '127.0.0.1');
    address = `127.0.0.1:${(node.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await balancer?.stop();
    readiness = 'ready';
    seen = undefined;
  });
  afterAll(() => {
    node.closeAllConnections();
    node.close();
    rmSync(root, { recursive: true, force: true });
  });

  const start = async (variables: Record<string, string> = {}) =>
    (balancer = await runBalancer({ STOREFRONT_1: address, STOREFRONT_2: '127.0.0.1:1', ...variables }));
  /** Waits until the health checks have seen a node. */
  const askUntil = async (port: number, status: number) => {
    for (let attempts = 0; attempts < 150; attempts += 1) {
      const response = await ask(port, '/a');
      if (response.status === status) return response;
      await wait(100);
    }
    throw new Error(`It never returned ${status}: ${balancer?.log()}`);
  };

  it('node names unknown at start: resolved later, and visitors get a notice meanwhile', async () => {
    const names = await startNames();
    try {
      const port = address.split(':')[1];
      const { port: balanced } = await start({
        BALANCER_RESOLVER: names.address,
        STOREFRONT_1: `node-of-tests:${port}`,
        STOREFRONT_2: `other-node-of-tests:${port}`,
      });
      const { headers, body } = await askUntil(balanced, 503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(body).toContain('Le site ne répond pas');
      expect(body).toContain('The site is not responding');
      names.set('other-node-of-tests', '127.0.0.1');
      expect((await askUntil(balanced, 200)).body).toContain('of a node');
    } finally {
      names.stop();
    }
  }, 40_000);

  it('node of an empty shop: stays in service, one that is not ready does not', async () => {
    readiness = 'not ready: the shop is empty, and more';
    const { port } = await start();
    expect((await askUntil(port, 200)).body).toContain('of a node');
    readiness = 'not ready';
    await askUntil(port, 503);
  }, 20_000);

  it('internal paths in upper or lower case: refused', async () => {
    const { port } = await start();
    await askUntil(port, 200);
    for (const path of [
      '/metrics',
      '/METRICS',
      '/metrics/',
      '/metrics?a',
      '/ops/purge',
      '/OPS/purge',
      '/Ops/',
    ])
      expect([path, (await ask(port, path)).status]).toEqual([path, 404]);
    expect(seen?.url).toBe('/a');
    expect((await ask(port, '/operations')).status).toBe(200);
  }, 20_000);

  it('forwarded client address: trusted only from our proxies', async () => {
    const claim = 'X-Forwarded-For: 192.0.2.1, 198.51.100.7\r\nX-Request-Id: mine\r\n';
    const { port } = await start({ BALANCER_TRUST: '192.0.2.0/24 10.0.0.0/8' });
    await askUntil(port, 200);
    await ask(port, '/a', claim);
    expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(seen?.headers).not.toHaveProperty('x-request-id');
    await balancer?.stop();
    const { port: trusting } = await start({ BALANCER_TRUST: '192.0.2.0/24 127.0.0.0/8' });
    await askUntil(trusting, 200);
    await ask(trusting, '/a', claim);
    expect(seen?.headers['x-forwarded-for']).toBe('198.51.100.7');
    await ask(trusting, '/a', 'X-Forwarded-For: nonsense\r\n');
    expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1');
  }, 20_000);

  it('log: has failed requests without their query', async () => {
    const { port, log } = await start();
    await askUntil(port, 200);
    await ask(port, '/broken/page?token=canary');
    for (let attempts = 0; !log().includes('/broken') && attempts < 50; attempts += 1) await wait(50);
    expect(log()).toMatch(/ 500 .* GET \/broken\/page$/m);
    expect(log()).not.toContain('canary');
  }, 20_000);

  it('certificate: enables TLS and the redirect to it', async () => {
    if (!isOnPath('openssl')) return;
    const key = join(root, 'key.pem');
    const certificate = join(root, 'certificate.pem');
    const requested =
      'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
    spawnSync('openssl', [...requested.split(' '), '-keyout', key, '-out', certificate]);
    const both = join(root, 'both.pem');
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const secure = await findFreePort();
    const { port } = await start({
      BALANCER_TLS_BIND: `127.0.0.1:${secure}`,
      BALANCER_TLS_CERTIFICATE: both,
    });
    const { headers } = await askUntil(port, 308);
    expect(headers['location']).toBe('https://www.example.com/a');
    for (let attempts = 0; attempts < 100; attempts += 1) {
      const status = await askTls(secure, readFileSync(certificate, 'utf8'));
      if (status === 200) return;
      await wait(100);
    }
    throw new Error('No response over TLS.');
  }, 30_000);
});

function ask(port: number, path: string, headers = ''): Promise<RawResponse> {
  return sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: www.example.com\r\n${headers}Connection: close\r\n\r\n`,
  );
}

/** Status of the home page over TLS, verified with this certificate for `localhost`. */
function askTls(port: number, ca: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = requestTls({ host: 'localhost', family: 4, port, ca, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject).end();
  });
}
