import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { createExampleFinder, MISSING_PAGES, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';
import { logIn } from '#scripts/examples/log-in.ts';
import { replaceAt, type Spot } from '#tests/support/answer-spots.ts';
import { validValueOf } from '#tests/support/arbitrary-of-schema.ts';
import { ATTACK_MS, attackSize, IS_LONG_FORM } from '#tests/support/attack-size.ts';
import { findPageProblems } from '#tests/support/find-page-problems.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '#tests/support/hostile-texts.ts';
import { pathOf, recordAnswers, type RecordedAnswer } from '#tests/support/record-answers.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

/** How many pages are made of changed answers. `VALUES_RUNS` says another number. */
const RUNS = Number(process.env['VALUES_RUNS'] ?? attackSize(150, 20_000));
/** In the short form one of so many pages is looked at: all kinds over some runs. */
const SHARE = attackSize(8, 1);
const MAX_CHANGES = 5;
const SESSION_MS = 8 * 60_000;
const PATIENCE_MS = ATTACK_MS + RUNS * 200;

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_VALUES),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

type Change = { answer: RecordedAnswer; spot: Spot; value: unknown };
type Recorded = { page: ExamplePage; answers: RecordedAnswer[] };

let relay: Relay;
let storefront: TestStorefront;
let server: Awaited<ReturnType<typeof serve>>;
let siteUrl: string;
const sessions = new Map<string, { cookie: string; since: number }>();
const backofficeUrl = () => process.env['TEST_BACKOFFICE_URL'] ?? '';

beforeAll(async () => {
  relay = await startRelay();
  server = await serve((request, response) => storefront.app(request, response));
  siteUrl = `http://127.0.0.1:${server.port}`;
  await renew();
});
afterAll(async () => {
  await server.close();
  await relay.close();
});

/** A storefront that knows nothing yet: what is kept would hide what has changed. */
async function renew(): Promise<void> {
  storefront = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'error' } });
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

async function ask({
  path,
  account,
}: ExamplePage): Promise<{ status: number; location: string; html: string }> {
  const cookie = account === undefined ? undefined : await cookieOf(account);
  const answer = await fetch(siteUrl + path, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) },
  });
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    html: await answer.text(),
  };
}

async function findPages(): Promise<ExamplePage[]> {
  const find = await createExampleFinder(siteUrl);
  const pages: ExamplePage[] = [];
  for (const kind of PAGE_KINDS) pages.push(...(await find(kind)));
  const turn = Math.floor(Math.random() * SHARE);
  return [...pages, ...MISSING_PAGES].filter(({ site }, index) => site === 'open' && index % SHARE === turn);
}

/** The pages that answer as they should, with the answers they are made of. */
async function recordPages(): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for (const page of await findPages()) {
    if (page.account !== undefined) await cookieOf(page.account);
    relay.calls.length = 0;
    await renew();
    const { status } = await ask(page);
    const answers = status === page.status ? await recordAnswers(backofficeUrl(), relay.calls) : [];
    if (answers.length > 0) recorded.push({ page, answers });
  }
  return recorded;
}

function changeOf({ answers }: Recorded): Arbitrary<Change> {
  return fc
    .constantFrom(...answers)
    .chain((answer) => fc.constantFrom(...answer.groups).map((spots) => ({ answer, spots })))
    .chain(({ answer, spots }) => fc.constantFrom(...spots).map((spot) => ({ answer, spot })))
    .chain(({ answer, spot }) =>
      validValueOf(spot.named, text).map((value): Change => ({ answer, spot, value })),
    );
}

/** What the relay answers instead, by path: deeper places first, for those above would take them away. */
function changedBodies(changes: readonly Change[]): Map<string, string> {
  const bodies = new Map<string, unknown>();
  for (const { answer, spot, value } of changes.toSorted((a, b) => b.spot.path.length - a.spot.path.length))
    bodies.set(answer.path, replaceAt(bodies.get(answer.path) ?? answer.body, spot.path, value));
  return new Map([...bodies].map(([path, body]) => [path, JSON.stringify(body)]));
}

/** Asks for the page as it is with these changes; gives what is wrong with it. */
async function findProblems({ page }: Recorded, changes: readonly Change[]): Promise<string[]> {
  if (page.account !== undefined) await cookieOf(page.account);
  const bodies = changedBodies(changes);
  relay.refuse = ({ method, url }) => {
    const body = method === 'GET' ? bodies.get(pathOf(url)) : undefined;
    return body === undefined ? undefined : { status: 200, body };
  };
  await renew();
  const { status, location, html } = await ask(page);
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
      ({ answer, spot, value }) => `${answer.call} ${spot.path.join('.')} = ${JSON.stringify(value)}`,
    ),
  ].join('\n');

describe('whatever the back office answers that the contract takes', () => {
  it(
    'every kind of page is a page or a missing one, whole, without a link that is none, and nothing fails',
    async () => {
      const recorded = await recordPages();
      expect(recorded.length).toBeGreaterThan(250 / SHARE / 2);
      const anyPage = fc
        .constantFrom(...recorded)
        .chain((one) =>
          fc
            .array(changeOf(one), { minLength: 1, maxLength: MAX_CHANGES })
            .map((changes) => ({ one, changes })),
        );
      const property = fc.asyncProperty(anyPage, async ({ one, changes }) => {
        const problems = await findProblems(one, changes);
        if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${nameOf(one, changes)}`);
      });
      const told = await fc.check(property, { numRuns: RUNS, endOnFailure: IS_LONG_FORM });
      expect(
        told.failed
          ? `${String(told.errorInstance)}\nseed ${told.seed}, path ${told.counterexamplePath}`
          : '',
      ).toBe('');
    },
    PATIENCE_MS,
  );
});
