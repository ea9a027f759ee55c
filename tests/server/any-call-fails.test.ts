import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createExampleFinder } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';
import { routeRow, type RouteName } from '#routes/paths.ts';
import { createCallGuard } from '#server/backoffice/call-guard.ts';
import { WRITE_LIMITS } from '#server/backoffice/limited-fetch.ts';
import { IS_LONG_FORM } from '#tests/support/fault-size.ts';
import { followPage, type Arrival } from '#tests/support/follow-page.ts';
import {
  inject,
  INJECTED_FAULTS,
  nameOfCall,
  stopInjecting,
  type InjectedFault,
} from '#tests/support/injected-faults.ts';
import { logInVisitor } from '#tests/support/logged-visitor.ts';
import { readForms } from '#tests/support/read-forms.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { startRelay, type Relay, type RelayedCall } from '#tests/support/start-relay.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import {
  createTestStorefront,
  PATIENT_LIMITS,
  serve,
  type TestStorefront,
} from '#tests/support/test-storefront.ts';

const MINUTE = 60_000;
/** Short timeouts, so that a hanging call costs a test little. */
const SHORT = { connectMs: 300, headersMs: 700, totalMs: 800, maxBytes: 8 * 1024 * 1024 };
const TIMEOUT_MS = { page: 1200, form: 2500 };
/** Login page included, on a busy machine. */
const LATEST_MS = 6000;
/** The short form tries the same sample in each run, so that a change does not fail for unrelated cases. */
const SEED = Number(process.env['FAULT_SEED'] ?? 20_784);
/** Out of about 17,000 pages, and half as many forms. */
const SAMPLE = Number(process.env['FAULT_CASES'] ?? 60);
/** Number of pages whose calls are listed, which requires a request per page. */
const PAGES = Number(process.env['FAULT_PAGES'] ?? 30);

/** The ways in which a refused form reports its error. */
const REPORTED_ERROR =
  /session est terminée|ne (?:répond(?:ent)?|s.affich(?:e|ent)) pas|interrompue|le mot de passe est incorrect|plusieurs envois|trop d.essais|patience|réservée/i;

type Example = { name: RouteName; path: string; fields?: Record<string, string> };
type Who = 'guest' | 'professional';
/** `well`: status of the page without failures. */
type Case = { example: Example; who: Who; call: string; injected: InjectedFault; well: number };

let backoffice: TestBackoffice;
let relay: Relay;
let shop: TestStorefront;
let cookies: string[] = [];
let examples: Example[] = [];

beforeAll(async () => {
  backoffice = await startTestBackoffice();
  relay = await startRelay(backoffice.url);
  shop = await createTestStorefront({
    backofficeUrl: relay.url,
    env: { PAGE_CACHE_MB: '0', LOG_LEVEL: 'error' },
    // The breaker stays closed, so that every page makes all its calls.
    guard: createCallGuard({ failuresToOpen: Infinity }),
    limits: {
      read: SHORT,
      write: { ...WRITE_LIMITS, headersMs: 1500, totalMs: 1500 },
      cacheBytes: 1,
      timeoutMs: TIMEOUT_MS,
    },
  });
  ({ cookies } = await logInVisitor(shop.app));
  examples = await listExamples();
}, MINUTE);
afterEach(() => stopInjecting(relay));
afterAll(async () => {
  await relay.close();
  await backoffice.close();
});

const cookiesOfWho = (who: Who) => (who === 'professional' ? cookies : []);
const isRestricted = ({ name }: Example) => routeRow(name).guards.includes('authenticated');

/** One page of every name in the route table, in French if it exists. */
async function listExamples(): Promise<Example[]> {
  const served = await serve(
    (await createTestStorefront({ backofficeUrl: backoffice.url, limits: PATIENT_LIMITS })).app,
  );
  try {
    const find = await createExampleFinder(`http://127.0.0.1:${served.port}`);
    const found = new Map<RouteName, Example>();
    for (const kind of PAGE_KINDS) {
      if (found.has(kind.name) || kind.name === 'maintenance') continue;
      const first = (await find(kind)).find(({ status }) => status === 200);
      if (first) found.set(kind.name, { name: kind.name, path: first.path });
    }
    return [...found.values()];
  } finally {
    await served.close();
  }
}

/** The calls that a page makes, once each, and its status. Redirect look-ups are the storefront's own. */
async function listCalls(example: Example, who: Who): Promise<{ calls: string[]; well: number }> {
  relay.calls.length = 0;
  let { last } = await followPage(shop.app, { ...example, cookies: cookiesOfWho(who) });
  // The short timeouts can expire on a busy machine, so the request is repeated.
  for (let attempt = 0; attempt < 3 && [503, 504].includes(last.status); attempt += 1)
    ({ last } = await followPage(shop.app, { ...example, cookies: cookiesOfWho(who) }));
  const calls = relay.calls.map(nameOfCall).filter((call) => !call.startsWith('GET redirection'));
  return { calls: [...new Set(calls)], well: last.status };
}

/**
 * Every form of those pages, one per kind, without logout, which would end the session of the other tests.
 */
async function listForms(pages: readonly Example[], who: Who): Promise<Example[]> {
  const forms = new Map<string, Example>();
  for (const { name, path } of pages) {
    if (who === 'guest' && isRestricted({ name, path })) continue;
    const { last } = await followPage(shop.app, { path, cookies: cookiesOfWho(who) });
    for (const { action, fields } of readForms(last.text)) {
      if (['logout', 'deletion'].includes(fields['intent'] ?? '')) continue;
      const kind = `${name} ${Object.keys(fields).join(' ')} ${fields['intent'] ?? ''}`;
      if (action !== '') forms.set(kind, { name, path: action, fields });
    }
  }
  return [...forms.values()];
}

async function listCases(
  tried: readonly Example[],
  visitors: readonly Who[] = ['guest', 'professional'],
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const example of tried)
    for (const who of isRestricted(example) ? (['professional'] as const) : visitors) {
      const { calls, well } = await listCalls(example, who);
      for (const call of calls)
        for (const injected of INJECTED_FAULTS) cases.push({ example, who, call, injected, well });
    }
  return cases;
}

/** A sample that depends on the seed only, without duplicates. */
function sample<Item>(items: readonly Item[], count: number): Item[] {
  const pool = [...items];
  let state = SEED;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return Array.from({ length: Math.min(count, pool.length) }, () =>
    pool.splice(next() % pool.length, 1),
  ).flat();
}

const someExamples = () => (IS_LONG_FORM ? examples : sample(examples, PAGES));

/** Violations on the page that the visitor arrives at. */
function findingsOf(
  { example, who, injected, well }: Case,
  { steps, last, taken, ms }: Arrival,
  hit: RelayedCall[],
): string[] {
  const isLogged = who === 'professional';
  const carried = hit.some(({ headers }) => headers.authorization !== undefined);
  const isOwn = injected.ends === 'always' || carried || hit.some(({ url }) => url.includes('/user/logged'));
  const mustEnd = isLogged && hit.length > 0 && injected.ends !== undefined && isOwn;
  const hasEnded = taken.includes('jwt_token');
  const page = parsePage(last.text);
  const isPage = last.headers['content-type']?.startsWith('text/html') === true && page.headings.length === 1;
  const leads = steps.slice(1).filter((step) => step.includes('/connexion?redirect='));
  const isLogin = example.path.includes('/connexion');
  const isForm = example.fields !== undefined;
  const isFailed = [429, 503, 504].includes(last.status);
  // The form was accepted or refused; its page cannot be rendered without the call.
  const shown = hit.every(({ method }) => method === 'GET') ? injected.page : [];
  return Object.entries({
    'is no page in words': !isPage,
    'has no way home': !page.links.includes('/') && !page.links.includes('/pro'),
    'shows a stack': /\n {4}at |node_modules|ECONN/.test(last.text),
    'takes too long': ms > LATEST_MS,
    'leads on too often': steps.length > 4,
    'does not say when to come back': isFailed && !/^\d+$/.test(last.headers['retry-after'] ?? ''),
    'forgets how long it is to wait':
      last.status === 429 && injected.name === '429' && last.headers['retry-after'] !== '17',
    'ends a session that goes on': hasEnded && !mustEnd,
    'leaves a session that has ended': mustEnd && !hasEnded,
    'leads to login more than once': leads.length > 1,
    'does not lead to login': mustEnd && !isForm && !isLogin && leads.length !== 1,
    'leads to login for no reason': isLogged && !mustEnd && leads.length > 0,
    'does not say that the session has ended':
      mustEnd && !isFailed && !/Votre session est terminée/.test(last.text),
    [`is a ${last.status}`]: !mustEnd && !isForm && ![well, ...injected.page, 503, 504].includes(last.status),
    'does not say why it was not taken':
      isForm &&
      steps.length === 1 &&
      [401, 429, 503, 504].includes(last.status) &&
      !REPORTED_ERROR.test(page.main.text),
    'is a 500 of a form':
      isForm && steps.length === 1 && last.status >= 500 && ![503, 504, ...shown].includes(last.status),
  })
    .filter(([, isSo]) => isSo)
    .map(([what]) => what);
}

async function tryCase(tried: Case): Promise<string[]> {
  const hit = inject(relay, tried.injected, tried.call);
  try {
    const arrival = await followPage(shop.app, { ...tried.example, cookies: cookiesOfWho(tried.who) });
    const way = `${arrival.steps.join(' → ')} ${arrival.last.status}`;
    return findingsOf(tried, arrival, hit).map((what) => `${describeCase(tried)}: ${what} (${way})`);
  } catch (error) {
    return [`${describeCase(tried)}: ${(error as Error).message}`];
  } finally {
    stopInjecting(relay);
  }
}

function describeCase({ example, who, call, injected }: Case): string {
  return `${example.fields ? 'POST ' : ''}${example.path} for a ${who}, ${call}: ${injected.name}`;
}

/** Tries all cases in the long form, else a sample. */
async function trySome(all: readonly Case[], count: number): Promise<string[]> {
  const cases = IS_LONG_FORM ? all : sample(all, count);
  console.log(`${cases.length} of ${all.length} cases, FAULT_SEED=${SEED}`);
  const findings: string[] = [];
  for (const tried of cases) findings.push(...(await tryCase(tried)));
  return findings;
}

describe('failure of any single call of a page', () => {
  it(
    '[ER-04, ER-05, ER-06] page: readable, without redirect loop, with the right status and an open session unless it has ended',
    async () => {
      expect(await trySome(await listCases(someExamples()), SAMPLE)).toEqual([]);
    },
    IS_LONG_FORM ? 120 * MINUTE : Math.max(4, SAMPLE / 50) * MINUTE,
  );

  it(
    '[ER-05, ER-06] form: accepted, or refused with a message',
    async () => {
      const guest = await listCases(await listForms(someExamples(), 'guest'), ['guest']);
      const own = await listCases(await listForms(someExamples(), 'professional'), ['professional']);
      expect(await trySome([...guest, ...own], SAMPLE / 2)).toEqual([]);
    },
    IS_LONG_FORM ? 120 * MINUTE : Math.max(4, SAMPLE / 50) * MINUTE,
  );
});
