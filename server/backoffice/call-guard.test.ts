import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { NO_EVENTS } from './backoffice-events.ts';
import { AbandonedError, createCallGuard, type CallGuard, type GuardOptions } from './call-guard.ts';

const OPEN_MS = 150;
const succeed = async () => 'well';
const fail = () => Promise.reject(new UnavailableError('unreachable'));
const refuse = () => Promise.reject(new ApiError('no such thing', 404));

/** Creates a guard and records its events. */
function createGuard(options: GuardOptions = {}) {
  const events: string[] = [];
  let highest = 0;
  const guard = createCallGuard({
    failuresToOpen: 3,
    openMs: OPEN_MS,
    events: {
      ...NO_EVENTS,
      onCall: ({ group, outcome }) => events.push(`${group} ${outcome}`),
      onBreaker: ({ group, state }) => events.push(`${group} is ${state}`),
      onInFlight: ({ calls }) => (highest = Math.max(highest, calls)),
    },
    ...options,
  });
  const failures = async (times: number) => {
    for (let time = 0; time < times; time += 1) await guard('content', fail).catch(() => undefined);
  };
  return { guard, events, failures, highest: () => highest };
}

describe('circuit breaker', () => {
  it('opens after failures in a row, refuses at once, lets one call through, and closes', async () => {
    const { guard, events, failures } = createGuard();
    await failures(3);
    let calls = 0;
    const since = performance.now();
    await expect(guard('content', async () => (calls += 1))).rejects.toMatchObject({
      failure: 'open',
      statusCode: 503,
    });
    expect([calls, performance.now() - since < 20]).toEqual([0, true]);
    await wait(OPEN_MS + 20);
    expect(await guard('content', succeed)).toBe('well');
    expect(await guard('content', succeed)).toBe('well');
    expect(events).toEqual([
      'content unreachable',
      'content unreachable',
      'content is open',
      'content unreachable',
      'content open',
      'content is half-open',
      'content is closed',
      'content ok',
      'content ok',
    ]);
  });

  it('stays open when the trial fails too; no other call waits for the trial', async () => {
    const { guard, failures } = createGuard();
    await failures(3);
    await wait(OPEN_MS + 20);
    let isOver = false;
    const trial = guard('content', async () => {
      await wait(50);
      isOver = true;
      return fail();
    });
    await expect(guard('content', succeed)).rejects.toMatchObject({ failure: 'open' });
    expect(isOver).toBe(false);
    await expect(trial).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(guard('content', succeed)).rejects.toMatchObject({ failure: 'open' });
  });

  it.each([
    ['whose client leaves', new AbandonedError()],
    ['that our own code cannot make', new TypeError('invalid header')],
  ])('a trial %s is inconclusive: the next call is the trial', async (_what, thrown) => {
    const { guard, failures } = createGuard();
    await failures(3);
    await wait(OPEN_MS + 20);
    await guard('content', () => Promise.reject(thrown)).catch(() => undefined);
    await expect(guard('content', fail)).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(guard('content', succeed)).rejects.toMatchObject({ failure: 'open' });
    await wait(OPEN_MS + 20);
    await guard('content', () => Promise.reject(thrown)).catch(() => undefined);
    expect(await guard('content', succeed)).toBe('well');
  });

  it.each([
    ['answers that break the contract', new UnavailableError('invalid_response')],
    ['clients that leave', new AbandonedError()],
    ['errors of our own', new RangeError('Maximum call stack size exceeded')],
    ['ERROR_EXCEPTION of a session', new ApiError('', 500, { code: 'ERROR_EXCEPTION' }, { withToken: true })],
  ])('is not opened by %s', async (_what, thrown) => {
    const { guard } = createGuard();
    for (let time = 0; time < 10; time += 1)
      await guard('account', () => Promise.reject(thrown)).catch(() => undefined);
    expect(await guard('account', succeed)).toBe('well');
  });

  it('is opened by an ERROR_EXCEPTION that is not about a session', async () => {
    const { guard } = createGuard();
    const exception = new ApiError('', 500, { code: 'ERROR_EXCEPTION' });
    for (let time = 0; time < 3; time += 1)
      await guard('content', () => Promise.reject(exception)).catch(() => undefined);
    await expect(guard('content', succeed)).rejects.toMatchObject({ failure: 'open' });
  });

  it('is not opened by refusals (4xx) or by clients that disconnect', async () => {
    const { guard, events } = createGuard();
    for (let time = 0; time < 10; time += 1) {
      await guard('content', fail).catch(() => undefined);
      await guard('content', fail).catch(() => undefined);
      await expect(guard('content', refuse)).rejects.toMatchObject({ statusCode: 404 });
      await guard('content', () => Promise.reject(new AbandonedError())).catch(() => undefined);
    }
    expect(await guard('content', succeed)).toBe('well');
    expect(events.some((line) => line.includes('is open'))).toBe(false);
  });

  it('an ended session is no failure, whatever its status; any other 500 is', async () => {
    const { guard, events } = createGuard();
    const over = new ApiError('over', 500, { code: 'refresh_no_longer_available' });
    for (let time = 0; time < 3; time += 1)
      await guard('account', () => Promise.reject(over)).catch(() => undefined);
    expect(events).toEqual(['account refused', 'account refused', 'account refused']);
    const broken = new ApiError('broken', 500);
    for (let time = 0; time < 3; time += 1)
      await guard('account', () => Promise.reject(broken)).catch(() => undefined);
    expect(events).toContain('account is open');
  });

  it('of one group does not affect the others', async () => {
    const { guard, failures } = createGuard();
    await failures(3);
    expect(await guard('shop', succeed)).toBe('well');
  });

  it('when switched off, failing calls go on being sent', async () => {
    const { guard, failures } = createGuard({ failuresToOpen: Infinity });
    await failures(30);
    expect(await guard('content', succeed)).toBe('well');
  });
});

const fill = (guard: CallGuard, calls: number) =>
  Promise.allSettled(Array.from({ length: calls }, () => guard('content', () => wait(80))));

describe('bulkhead', () => {
  it('limits the calls of a group: some wait, the rest are refused at once', async () => {
    const { guard, highest } = createGuard({ maxCalls: 5, maxQueued: 3 });
    const calls = await fill(guard, 10);
    expect(highest()).toBe(5);
    const failures = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason as unknown] : []));
    expect(failures).toHaveLength(2);
    expect(failures).toContainEqual(expect.objectContaining({ failure: 'full', statusCode: 503 }));
  });

  it('reports the number of queued calls', async () => {
    const waiting = new Map<string, () => number>();
    const guard = createCallGuard({
      maxCalls: 1,
      events: { ...NO_EVENTS, watchWaiting: (group, count) => waiting.set(group, count) },
    });
    const calls = fill(guard, 4);
    expect([waiting.get('content')?.(), waiting.get('shop')?.()]).toEqual([3, 0]);
    await calls;
    expect(waiting.get('content')?.()).toBe(0);
  });

  it('that is full for one group has room for another', async () => {
    const { guard } = createGuard({ maxCalls: 2, maxQueued: 0 });
    const full = fill(guard, 2);
    await expect(guard('content', succeed)).rejects.toMatchObject({ failure: 'full' });
    expect(await guard('shop', succeed)).toBe('well');
    await full;
  });

  it('when switched off, sends all calls', async () => {
    const { guard, highest } = createGuard({ maxCalls: Infinity });
    await fill(guard, 200);
    expect(highest()).toBe(200);
  });
});
