import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { createExampleFinder, MISSING_PAGES, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS, type PageKind } from '#scripts/examples/page-kinds.ts';
import { logIn } from '#scripts/examples/log-in.ts';
import { replaceAt, type ResponsePosition } from '#tests/support/response-positions.ts';
import { validValueOf } from '#tests/support/arbitrary-of-schema.ts';
import { ATTACK_MS, attackSize, IS_LONG_FORM } from '#tests/support/attack-size.ts';
import { createBuyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { findPageProblems } from '#tests/support/find-page-problems.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '#tests/support/hostile-texts.ts';
import { pathOf, recordResponses, type RecordedResponse } from '#tests/support/record-responses.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import {
  createTestStorefront,
  PATIENT_LIMITS,
  serve,
  type TestStorefront,
} from '#tests/support/test-storefront.ts';

/** Number of renderings of each page with changed responses. `VALUES_RUNS` overrides it. */
const RUNS = Number(process.env['VALUES_RUNS'] ?? attackSize(1, 60));
const MAX_CHANGES = 8;
/** Fixed in the short form; random in the long form, which reports the seed of a failure. */
const SEED = Number(process.env['VALUES_SEED'] ?? attackSize(20_261_126, Date.now() % 2 ** 31));
/** Maximum number of pages that may be left out. */
const UNTESTED = attackSize(5, 20);
const MAX_ATTEMPTS = 4;
const SESSION_MS = 8 * 60_000;
const TIMEOUT_MS = ATTACK_MS + RUNS * 60_000;

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_VALUES),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

type Change = { answer: RecordedResponse; spot: ResponsePosition; value: unknown };
type SentResponse = { status: number; location: string; html: string };
type Recorded = { page: ExamplePage; answers: RecordedResponse[] };

let api: TestApi;
let relay: Relay;
let storefront: TestStorefront;
let server: Awaited<ReturnType<typeof serve>>;
let siteUrl: string;
const sessions = new Map<string, { cookie: string; since: number }>();

beforeAll(async () => {
  api = await startTestApi();
  await fillCart();
  relay = await startRelay(api.url);
  server = await serve((request, response) => storefront.app(request, response));
  siteUrl = `http://127.0.0.1:${server.port}`;
  await renew();
});
afterAll(async () => {
  await server.close();
  await relay.close();
  await api.close();
});

/** Adds an article, because an empty cart redirects the order steps to the cart. */
async function fillCart(): Promise<void> {
  const buyer = createBuyer(api, (await logInDemo(api)).token);
  await buyer.add(await addPart(api.db, { reference: 'PC-VALUES' }));
  await buyer.ship();
}

/** Creates a storefront with empty caches, because a cached response would hide a change. */
async function renew(): Promise<void> {
  storefront = await createTestStorefront({
    backofficeUrl: relay.url,
    env: { LOG_LEVEL: 'error' },
    limits: PATIENT_LIMITS,
  });
}

async function cookieOf(email: string): Promise<string> {
  const known = sessions.get(email);
  if (known && performance.now() - known.since < SESSION_MS) return known.cookie;
  relay.refuse = undefined;
  const cookies = await logIn(siteUrl, email);
  const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  sessions.set(email, { cookie, since: performance.now() });
  return cookie;
}

/** Requests a page with empty caches. A page that times out on a busy machine is requested again. */
async function askFresh(page: ExamplePage): Promise<SentResponse> {
  for (let attempt = 1; ; attempt += 1) {
    await renew();
    const response = await ask(page);
    if (response.status !== 504 || attempt === MAX_ATTEMPTS) return response;
  }
}

async function ask({ path, account }: ExamplePage): Promise<SentResponse> {
  const cookie = account === undefined ? undefined : await cookieOf(account);
  const response = await fetch(siteUrl + path, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) },
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  };
}

/** Every kind of page; in the short form each in one language and for one consumer, alternating. */
function chooseKinds(): PageKind[] {
  if (IS_LONG_FORM) return PAGE_KINDS;
  const names = [...new Set(PAGE_KINDS.map(({ name }) => name))];
  return names.flatMap((name, index) => {
    const variants = PAGE_KINDS.filter((kind) => kind.name === name);
    return variants[index % variants.length] ?? [];
  });
}

async function findPages(): Promise<ExamplePage[]> {
  const find = await createExampleFinder(siteUrl);
  const pages: ExamplePage[] = [];
  for (const kind of chooseKinds()) {
    const examples = await find(kind);
    pages.push(...(IS_LONG_FORM ? examples : examples.slice(0, 1)));
  }
  const missing = IS_LONG_FORM ? MISSING_PAGES : MISSING_PAGES.slice(-1);
  return [...pages, ...missing].filter(({ site }) => site === 'open');
}

/** A page with the responses it was rendered from; none if its status is unexpected. */
async function record(page: ExamplePage): Promise<Recorded> {
  if (page.account !== undefined) await cookieOf(page.account);
  relay.refuse = undefined;
  let status = 0;
  const responses = await recordResponses(relay, async () => {
    ({ status } = await askFresh(page));
  });
  return { page, answers: status === page.status ? responses : [] };
}

function changeOf({ answers: responses }: Recorded): Arbitrary<Change> {
  return fc
    .constantFrom(...responses)
    .chain((response) =>
      fc.constantFrom(...response.groups).map((positions) => ({ answer: response, spots: positions })),
    )
    .chain(({ answer: response, spots: positions }) =>
      fc.constantFrom(...positions).map((position) => ({ answer: response, spot: position })),
    )
    .chain(({ answer: response, spot: position }) =>
      validValueOf(position.named, text).map((value): Change => ({
        answer: response,
        spot: position,
        value,
      })),
    );
}

/**
 * Replacement bodies by path. Deeper positions are changed first, because changes above would remove them.
 */
function changedBodies(changes: readonly Change[]): Map<string, string> {
  const bodies = new Map<string, unknown>();
  for (const { answer: response, spot: position, value } of changes.toSorted(
    (a, b) => b.spot.path.length - a.spot.path.length,
  ))
    bodies.set(response.path, replaceAt(bodies.get(response.path) ?? response.body, position.path, value));
  return new Map([...bodies].map(([path, body]) => [path, JSON.stringify(body)]));
}

/** Requests the page with these changes; returns its problems. */
async function findProblems({ page }: Recorded, changes: readonly Change[]): Promise<string[]> {
  if (page.account !== undefined) await cookieOf(page.account);
  const bodies = changedBodies(changes);
  relay.refuse = ({ method, url }) => {
    const body = method === 'GET' ? bodies.get(pathOf(url)) : undefined;
    return body === undefined ? undefined : { status: 200, body };
  };
  const { status, location, html } = await askFresh(page);
  const logged = storefront.logs.map(({ msg, err }) => `${msg} ${JSON.stringify(err)?.slice(0, 300)}`);
  if (status >= 300 && status < 400) return /^\/(?![/\\])/.test(location) ? [] : [`leads to ${location}`];
  return [
    ...(status === 200 || status === 404 ? [] : [`status ${status}`]),
    ...findPageProblems(html, { isHostile: true }),
    ...logged,
  ];
}

const nameOf = ({ page }: Recorded, changes: readonly Change[]) =>
  [
    page.path,
    ...changes.map(
      ({ answer: response, spot: position, value }) =>
        `${response.call} ${position.path.join('.')} = ${JSON.stringify(value)}`,
    ),
  ].join('\n');

/** Tries a page with changed responses; returns the problems with the fewest changes that cause them. */
async function tryPage(one: Recorded): Promise<string> {
  if (one.answers.length === 0) return '';
  const changes = fc.array(changeOf(one), { minLength: 1, maxLength: MAX_CHANGES });
  const property = fc.asyncProperty(changes, async (made) => {
    const problems = await findProblems(one, made);
    if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${nameOf(one, made)}`);
  });
  const { failed, errorInstance } = await fc.check(property, {
    numRuns: RUNS,
    seed: SEED,
    endOnFailure: IS_LONG_FORM,
  });
  return failed ? `${String(errorInstance)}\nVALUES_SEED=${SEED}` : '';
}

describe('response values allowed by the contract', () => {
  it(
    '[ER-03] every kind of page: complete or not found, without broken links and failures',
    async () => {
      const untested: string[] = [];
      for (const page of await findPages()) {
        const recorded = await record(page);
        if (recorded.answers.length === 0) untested.push(page.label);
        expect(await tryPage(recorded)).toBe('');
      }
      // Only the end of an order is missing, because this test places none.
      expect(untested.filter((label) => !label.startsWith('order-'))).toEqual([]);
      expect(untested.length).toBeLessThan(UNTESTED);
    },
    TIMEOUT_MS,
  );
});
