import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { PURGE_PATH } from '#shared/purge-path.ts';
import { ask, type Question } from '#tests/support/ask.ts';
import { startHaproxy, type Balancer } from '#tests/support/haproxy.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const MINUTE = 60_000;
const PURGE_SECRET = 'purge-secret-of-the-balancer';
const HOST = 'localhost:3000';
/** An address on the allow-list; the request comes from another one. */
const ALLOWED = '203.0.113.9';
/** Spellings of an address that are, or may be, normalised to the same path. */
const WAYS: [string, (path: string) => string][] = [
  ['as it is', (path) => path],
  ['in capitals', (path) => path.toUpperCase()],
  ['with one capital', (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase())],
  ['with a slash at the end', (path) => `${path}/`],
  ['in capitals with a slash at the end', (path) => `${path.toUpperCase()}/`],
  ['with two slashes at the beginning', (path) => `/${path}`],
  ['with an escape', (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
  ['by way of elsewhere', (path) => `/elsewhere/..${path}`],
  ['by way of here', (path) => `/.${path}`],
  ['with a query', (path) => `${path}?a=1`],
  ['with parameters', (path) => `${path};a=1`],
  ['as a whole address', (path) => `http://${HOST}${path}`],
];

type RunningNode = Pick<TestStorefront, 'logs'> & Pick<Awaited<ReturnType<typeof serve>>, 'port' | 'close'>;
let nodes: [RunningNode, RunningNode];
let balancer: Balancer;
let port: number;

async function startNode(): Promise<RunningNode> {
  const storefront = await createTestStorefront({ env: { PURGE_SECRET } });
  const server = await serve(storefront.app);
  storefront.readiness.isReady = true;
  return { logs: storefront.logs, port: server.port, close: server.close };
}

const purge = (path: string): Question => ({
  method: 'POST',
  path,
  headers: { host: HOST, authorization: `Bearer ${PURGE_SECRET}`, 'content-type': 'application/json' },
  body: '{"all":true}',
});
const read = (path: string): Question => ({ path, headers: { host: HOST } });

const hasHaproxy = isOnPath('haproxy');
if (!hasHaproxy)
  console.log('What the load balancer keeps from nodes is not tried: this machine has no haproxy.');

(hasHaproxy ? describe : describe.skip)('load balancer', () => {
  beforeAll(async () => {
    nodes = await Promise.all([startNode(), startNode()]);
    balancer = await startHaproxy([String(nodes[0].port), String(nodes[1].port)]);
    port = Number(new URL(balancer.url).port);
  }, MINUTE);
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(nodes.map((node) => node.close()));
  });
  beforeEach(() => {
    for (const node of nodes) node.logs.length = 0;
  });

  it.each(WAYS)('balancer, purge address spelled %s: refused even with the secret', async (_how, write) => {
    const { status, body } = await ask(port, purge(write(PURGE_PATH)));
    expect([status >= 400, body.includes('purged')]).toEqual([true, false]);
    // Nodes receive no such request either, if the path is reserved.
    const loggedPaths = nodes.flatMap(({ logs }) => logs.map(({ path }) => String(path).toLowerCase()));
    expect(loggedPaths.filter((path) => path.startsWith('/ops/'))).toEqual([]);
  });

  it.each(WAYS)('balancer, metrics address spelled %s: refused', async (_how, write) => {
    const { status, body } = await ask(port, read(write('/metrics')));
    expect([status >= 300, body.includes('atre_')]).toEqual([true, false]);
    const loggedPaths = nodes.flatMap(({ logs }) => logs.map(({ path }) => String(path).toLowerCase()));
    expect(loggedPaths.filter((path) => /^\/metrics\/?$/.test(path))).toEqual([]);
  });

  it('node without the balancer: allows both, so the balancer is what protects them', async () => {
    const [first] = nodes;
    expect((await ask(first.port, purge(PURGE_PATH))).body).toContain('purged');
    expect((await ask(first.port, read('/metrics'))).body).toContain('atre_');
  });

  it.each([
    ['X-Forwarded-For', ALLOWED],
    ['x-forwarded-for', `${ALLOWED}, 127.0.0.1`],
    ['Forwarded', `for=${ALLOWED}`],
    ['X-Real-IP', ALLOWED],
    ['X-Client-Address', ALLOWED],
  ])('balancer, client address claimed in %s: ignored', async (name, value) => {
    expect(
      (await ask(port, { path: '/mentions-legales', headers: { host: HOST, [name]: value } })).status,
    ).toBe(200);
    const clients = nodes.flatMap(({ logs }) =>
      logs.filter(({ path }) => path === '/mentions-legales').map(({ client }) => client),
    );
    expect(clients).toEqual(['127.0.0.1']);
  });

  it('node without the balancer: trusts its own proxy, which proves that this test detects a forwarded claim', async () => {
    const [first] = nodes;
    await ask(first.port, { path: '/mentions-legales', headers: { host: HOST, 'x-forwarded-for': ALLOWED } });
    expect(first.logs.map(({ client }) => client)).toContain(ALLOWED);
  });
});
