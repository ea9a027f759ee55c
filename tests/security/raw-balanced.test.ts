import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { ask } from '#tests/support/ask.ts';
import { startHaproxy, type Balancer } from '#tests/support/haproxy.ts';
import { sendRawMany } from '#tests/support/send-raw.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';
import { RAW_CASES, SMUGGLED, UNREAD_BODIES } from './raw-requests.data.ts';

const MINUTE = 60_000;
const AT_ONCE = 8;
/** Answers of our own to what is broken; the balancer's 502 would mean that a node hung up on it. */
const REFUSED = new Set([501, 505]);
/** The balancer reads these as the standard allows, and passes them on without ambiguity: what follows is a request. */
const TIDIED = new Set([
  'the length “3, 3”',
  'an encoding on a line of its own',
  'an encoding folded',
  'a chunk that ends in a bare LF',
]);
/** It writes these anew as an honest client would have: what nodes see is in order. */
const WRITTEN_ANEW = new Set(['GET\t/mentions-legales\tHTTP/1.1', 'GET /mentions-legales HTTP/2.0']);
/** It answers these in another language than ours, or not at all. */
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
/** How often a node took for a request what stands where a body may. */
const countTricks = () => logs().filter(({ path }) => path === SMUGGLED).length;

/** What others are told meanwhile: each asks for two pages that differ, over connections both nodes know. */
async function lookOfOthers(): Promise<string[]> {
  const answers = await Promise.all(['/robots.txt', '/mentions-legales'].map((path) => ask(port, { path })));
  return answers.map(({ status, body }) => `${status} ${/Mentions légales|Sitemap/.exec(body)?.[0]}`);
}

/** `mayBeAnswered`: an honest client may send it, or the balancer makes it so. Anything else has to be refused in words. */
type Sent = { name: string; bytes: string; most: number; mayBeAnswered: boolean };

/** Sends each; gives those that were answered in a way nobody should be. */
async function findFaults(cases: readonly Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < cases.length; start += AT_ONCE) {
    const found = await Promise.all(cases.slice(start, start + AT_ONCE).map(findFault));
    faults.push(...found.flat());
  }
  return faults;
}

function isRefused(status: number): boolean {
  return (status >= 400 && status < 500) || REFUSED.has(status);
}

async function findFault({ name, bytes, most, mayBeAnswered }: Sent): Promise<string[]> {
  const { statuses } = await send(bytes);
  const others = (await lookOfOthers()).join();
  const isWell =
    (statuses.length > 0 || UNANSWERED.has(name)) &&
    statuses.length <= most &&
    statuses.every((status) => isRefused(status) || (mayBeAnswered && status < 400));
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
    'bytes no honest client sends are refused or answered once, and nobody else is told of them',
    async () => {
      const cases = RAW_CASES.map(({ name, bytes, expected }) => ({
        name,
        bytes,
        most: TIDIED.has(name) ? 2 : 1,
        mayBeAnswered: expected === 'answered' || TIDIED.has(name) || WRITTEN_ANEW.has(name),
      }));
      expect(await findFaults(cases)).toEqual([]);
      // What the balancer reads as a second request a node answers as one, and tells who sent it.
      expect(countTricks()).toBe(TIDIED.size);
      expect(logs().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'a request in the body of another is never answered, and the next one is its sender’s',
    async () => {
      const next = 'GET /healthz HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n';
      const cases = UNREAD_BODIES.map((bytes) => ({
        name: bytes.slice(0, bytes.indexOf(' HTTP')),
        bytes: bytes + next,
        most: 2,
        mayBeAnswered: true,
      }));
      expect(await findFaults(cases)).toEqual([]);
      expect(countTricks()).toBe(0);
    },
    2 * MINUTE,
  );
});
