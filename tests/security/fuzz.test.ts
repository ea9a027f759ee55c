import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { ask, type HttpResponse, type Question } from '#tests/support/ask.ts';
import { ATTACK_MS, attackSize } from '#tests/support/attack-size.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { findLiveMarkup } from '#tests/support/hostile-texts.ts';
import { randomCall, randomForm, randomPage } from '#tests/support/random-requests.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

/** Number of requests of all kinds. */
const RUNS = Number(process.env['SECURITY_RUNS'] ?? attackSize(1200, 50_000));
/** Continuous integration is busy, so single slow responses mean little there; the median does. */
const SLOWEST_MS = attackSize(5000, 1000);
/** Maximum CPU time of one response, of site and back office together, independent of other load. */
const MAX_SINGLE_MS = 1000;
const MIDDLE_MS = 200;
const RENEW_MS = 8 * 60_000;
const TIMEOUT_MS = ATTACK_MS + RUNS * 100;
/** Calls without a session respond with 500 by the specification (ER-06). */
const SESSION_CODES = new Set(['token_required', 'invalid_token', 'expired_token', 'blacklisted_token']);
SESSION_CODES.add('refresh_no_longer_available').add('invalid_refresh_token');

let api: TestApi;
let storefront: TestStorefront;
let server: Awaited<ReturnType<typeof serve>>;
let tokens: string[] = [];
let loggedInAt = -Infinity;
const took: number[] = [];
/** Statuses of calls in a session; `refused` if the session itself was. */
const logged = new Map<number | 'refused', number>();
beforeAll(async () => {
  api = await startTestApi();
  storefront = await createTestStorefront({ backofficeUrl: api.url, env: { LOG_LEVEL: 'error' } });
  server = await serve(storefront.app);
}, 60_000);
afterAll(async () => {
  await server.close();
  await api.close();
});

/** Renews the tokens, which expire after a quarter of an hour. */
async function keepLoggedIn(): Promise<void> {
  if (performance.now() - loggedInAt < RENEW_MS) return;
  loggedInAt = performance.now();
  const sessions = ['pro@atre.example', 'client@atre.example'].map((email) => logInDemo(api, email));
  tokens = (await Promise.all(sessions)).map(({ token }) => token);
}

const isJson = (response: HttpResponse) =>
  response.headers['content-type']?.startsWith('application/json') ?? false;

function isRefusalOfSession(response: HttpResponse): boolean {
  if (response.status !== 500 || !isJson(response)) return false;
  return SESSION_CODES.has((JSON.parse(response.body) as { code: string }).code);
}

/** Sends a request, and reports if the response was too slow. */
async function askTimed(question: Question): Promise<{ answer: HttpResponse; slowness: string[] }> {
  const before = process.cpuUsage();
  const response = await ask(server.port, question);
  const { user, system } = process.cpuUsage(before);
  const spent = Math.round((user + system) / 1000);
  const slowness = [
    ...(response.ms > SLOWEST_MS ? [`took ${response.ms} ms`] : []),
    ...(spent > MAX_SINGLE_MS ? [`took ${spent} ms of the processor`] : []),
  ];
  return { answer: response, slowness };
}

function findingsOf(response: HttpResponse, { path }: Question): string[] {
  const { status, headers, body } = response;
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const hasFailed = status >= 500 && !isRefusalOfSession(response);
  return [
    ...(hasFailed ? [`${status} ${body.slice(0, 200)}`] : []),
    ...(isHtml ? findLiveMarkup(body) : []),
    ...(isHtml && path.startsWith('/api/') ? ['a call answers HTML'] : []),
    ...(/\n {4}at |node_modules/.test(body) ? ['a stack trace'] : []),
    ...(/evil\.example/.test(headers.location ?? '') && !/^\/(?![/\\])/.test(headers.location ?? '')
      ? [`leads to ${headers.location}`]
      : []),
  ];
}

/** Sends requests; returns the findings of the first bad response. */
async function attack(
  questions: Arbitrary<Question & { isLogged?: boolean }>,
  numRuns: number,
): Promise<string> {
  const property = fc.asyncProperty(questions, async ({ isLogged = false, ...question }) => {
    const { answer: response, slowness } = await askTimed(question);
    took.push(response.ms);
    const outcome = isRefusalOfSession(response) ? 'refused' : response.status;
    if (isLogged) logged.set(outcome, (logged.get(outcome) ?? 0) + 1);
    if (isJson(response) && response.body !== '') JSON.parse(response.body);
    // Repeats slow requests, to exclude garbage collection.
    const isSlow = slowness.length > 0 && (await askTimed(question)).slowness.length > 0;
    const findings = [...findingsOf(response, question), ...(isSlow ? slowness : [])];
    if (findings.length > 0) throw new Error(findings.join('\n'));
    await keepLoggedIn();
  });
  await keepLoggedIn();
  // Shrinking would send hundreds of requests, so the original one is reported.
  const checked = await fc.check(property, { numRuns, endOnFailure: true });
  return checked.failed ? `${String(checked.errorInstance)}\n${fc.defaultReportMessage(checked) ?? ''}` : '';
}

describe('random requests', () => {
  it(
    'pages: respond in time without failure, and no text becomes markup',
    async () => {
      expect(await attack(randomPage, Math.round(RUNS * 0.35))).toBe('');
    },
    TIMEOUT_MS,
  );

  it(
    'forms: respond in time without failure, and no text becomes markup',
    async () => {
      expect(await attack(randomForm, Math.round(RUNS * 0.15))).toBe('');
    },
    TIMEOUT_MS,
  );

  it(
    'calls of the contract: respond in time without failure, and no text becomes markup',
    async () => {
      expect(
        await attack(
          randomCall(() => tokens),
          Math.round(RUNS * 0.5),
        ),
      ).toBe('');
    },
    TIMEOUT_MS,
  );

  it('calls in a session: were authorised, and some found their entity', () => {
    const all = [...logged.values()].reduce((sum, count) => sum + count, 0);
    const share = (isMeant: (outcome: number | 'refused') => boolean) =>
      [...logged].reduce((sum, [outcome, count]) => sum + (isMeant(outcome) ? count : 0), 0) / all;
    expect(all).toBeGreaterThan(RUNS * 0.2);
    expect(share((outcome) => outcome === 'refused')).toBeLessThan(0.02);
    expect(share((outcome) => outcome === 'refused' || outcome === 429 || outcome === 415)).toBeLessThan(0.1);
    // More than half of the operations are for operators, who have no session at the storefront.
    expect(share((outcome) => outcome === 200)).toBeGreaterThan(0.05);
  });

  it('response times: the median is low, and no error is logged', () => {
    expect(took.length).toBeGreaterThanOrEqual(RUNS * 0.9);
    expect(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(MIDDLE_MS);
    expect(storefront.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
