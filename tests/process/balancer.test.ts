import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { PURGE_PATH } from '#shared/purge-path.ts';
import { ask, type Question } from '#tests/support/ask.ts';
import { startHaproxy, type Balancer } from '#tests/support/haproxy.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

const MINUTE = 60_000;
const PURGE_SECRET = 'purge-secret-of-the-balancer';
const HOST = 'localhost:3000';
/** Somebody whom the list lets in; he asks from elsewhere. */
const ALLOWED = '203.0.113.9';
/** Ways to write an address that ends up at the same place, or might. */
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

(hasHaproxy ? describe : describe.skip)('the load balancer', () => {
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

  it.each(WAYS)('lets nobody purge, who knows the secret and writes the address %s', async (_how, write) => {
    const { status, body } = await ask(port, purge(write(PURGE_PATH)));
    expect([status >= 400, body.includes('purged')]).toEqual([true, false]);
    // Nor does a node hear of it, where the address is its own.
    const heard = nodes.flatMap(({ logs }) => logs.map(({ path }) => String(path).toLowerCase()));
    expect(heard.filter((path) => path.startsWith('/ops/'))).toEqual([]);
  });

  it.each(WAYS)('shows nobody the metrics who writes the address %s', async (_how, write) => {
    const { status, body } = await ask(port, read(write('/metrics')));
    expect([status >= 300, body.includes('atre_')]).toEqual([true, false]);
    const heard = nodes.flatMap(({ logs }) => logs.map(({ path }) => String(path).toLowerCase()));
    expect(heard.filter((path) => /^\/metrics\/?$/.test(path))).toEqual([]);
  });

  it('is what keeps them: who reaches a node may do both', async () => {
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
  ])('believes nobody who says in %s that he is somebody else', async (name, value) => {
    expect(
      (await ask(port, { path: '/mentions-legales', headers: { host: HOST, [name]: value } })).status,
    ).toBe(200);
    const clients = nodes.flatMap(({ logs }) =>
      logs.filter(({ path }) => path === '/mentions-legales').map(({ client }) => client),
    );
    expect(clients).toEqual(['127.0.0.1']);
  });

  it('a node reached without it believes a proxy of its own: this test would see who is let through', async () => {
    const [first] = nodes;
    await ask(first.port, { path: '/mentions-legales', headers: { host: HOST, 'x-forwarded-for': ALLOWED } });
    expect(first.logs.map(({ client }) => client)).toContain(ALLOWED);
  });
});
