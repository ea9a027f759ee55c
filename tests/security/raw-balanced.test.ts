import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { ask } from '#tests/support/ask.ts';
import { startHaproxy, type Balancer } from '#tests/support/haproxy.ts';
import { sendRawMany } from '#tests/support/send-raw.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';
import { RAW_CASES, SMUGGLED, UNREAD_BODIES } from './raw-requests.data.ts';

const MINUTE = 60_000;
const AT_ONCE = 8;
/** Statuses of our refusals; the balancer's 502 would mean that a node closed the connection. */
const REFUSED = new Set([501, 505]);
/** The balancer accepts these as the standard allows and forwards them normalised: the rest is a second request. */
const TIDIED = new Set([
  'the length “3, 3”',
  'an encoding on a line of its own',
  'an encoding folded',
  'a chunk that ends in a bare LF',
]);
/** The balancer rewrites these, so that nodes receive valid requests. */
const WRITTEN_ANEW = new Set(['GET\t/mentions-legales\tHTTP/1.1', 'GET /mentions-legales HTTP/2.0']);
/** The balancer responds to these in another protocol, or not at all. */
const UNANSWERED = new Set(['the preface of HTTP/2']);
const hasHaproxy = isOnPath('haproxy');
if (!hasHaproxy) console.log('Raw requests are not sent through haproxy: this machine has none.');

type RunningNode = Pick<TestStorefront, 'logs'> & Pick<Awaited<ReturnType<typeof serve>>, 'port' | 'close'>;
let nodes: [RunningNode, RunningNode];
let balancer: Balancer;
let port: number;

async function startNode(): Promise<RunningNode> {
  const storefront = await createTestStorefront();
  const server = await serve(storefront.app);
  storefront.readiness.isReady = true;
  return { logs: storefront.logs, port: server.port, close: server.close };
}

const send = (bytes: string) => sendRawMany(port, Buffer.from(bytes, 'latin1'));
const logs = () => nodes.flatMap((node) => node.logs);
/** Number of times that a node treated a request body as a request. */
const countTricks = () => logs().filter(({ path }) => path === SMUGGLED).length;

/** Responses to other clients meanwhile: each requests two different pages, over connections that both nodes use. */
async function lookOfOthers(): Promise<string[]> {
  const responses = await Promise.all(
    ['/robots.txt', '/mentions-legales'].map((path) => ask(port, { path })),
  );
  return responses.map(({ status, body }) => `${status} ${/Mentions légales|Sitemap/.exec(body)?.[0]}`);
}

/** `mayBeAnswered`: valid, or normalised by the balancer. All others must be refused with a response. */
type Sent = { name: string; bytes: string; max: number; mayBeAccepted: boolean };

/** Sends each case; returns the invalid responses. */
async function findFindings(cases: readonly Sent[]): Promise<string[]> {
  const findings: string[] = [];
  for (let start = 0; start < cases.length; start += AT_ONCE) {
    const found = await Promise.all(cases.slice(start, start + AT_ONCE).map(findFinding));
    findings.push(...found.flat());
  }
  return findings;
}

function isRefused(status: number): boolean {
  return (status >= 400 && status < 500) || REFUSED.has(status);
}

async function findFinding({ name, bytes, max, mayBeAccepted }: Sent): Promise<string[]> {
  const { statuses } = await send(bytes);
  const others = (await lookOfOthers()).join();
  const isWell =
    (statuses.length > 0 || UNANSWERED.has(name)) &&
    statuses.length <= max &&
    statuses.every((status) => isRefused(status) || (mayBeAccepted && status < 400));
  return isWell && others === '200 Sitemap,200 Mentions légales'
    ? []
    : [`${name}: ${statuses.join(' ')}; others ${others}`];
}

(hasHaproxy ? describe : describe.skip)('behind the load balancer', () => {
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

  it(
    'invalid bytes through the balancer: refused, or one response each, and other clients receive none of it',
    async () => {
      const cases = RAW_CASES.map(({ name, bytes, expected }) => ({
        name,
        bytes,
        max: TIDIED.has(name) ? 2 : 1,
        mayBeAccepted: expected === 'answered' || TIDIED.has(name) || WRITTEN_ANEW.has(name),
      }));
      expect(await findFindings(cases)).toEqual([]);
      // The balancer treats the rest as a second request, and a node responds to the sender once.
      expect(countTricks()).toBe(TIDIED.size);
      expect(logs().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'request in the body of another: never executed, and the next one belongs to its sender',
    async () => {
      const next = 'GET /healthz HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n';
      const cases = UNREAD_BODIES.map((bytes) => ({
        name: bytes.slice(0, bytes.indexOf(' HTTP')),
        bytes: bytes + next,
        max: 2,
        mayBeAccepted: true,
      }));
      expect(await findFindings(cases)).toEqual([]);
      expect(countTricks()).toBe(0);
    },
    2 * MINUTE,
  );
});
