import { describe, expect, it } from '@jest/globals';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { matchPath } from '#routes/match-path.ts';
import { ApiError, InvalidCallError, UnavailableError } from '#shared/api/api-error.ts';
import type { SentForm } from '#shared/form-state.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { createTestLoaderContext } from '#tests/support/test-loader-context.ts';
import { runAction } from './run-action.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

const TYPED = formOf({ message: 'Bonjour', verification_token: 'token' });
const throwing =
  (error: unknown): PageAction =>
  async () => {
    throw error;
  };

const leading: PageAction = async () => ({ kind: 'redirect', to: '/confirmation', status: 302 });

async function send(
  act: PageAction,
  sent: SentForm = { form: TYPED },
  { address = '/contact', isLogged = false } = {},
) {
  const context = createTestLoaderContext({ visitor: { isLogged, isProConnected: false } });
  const url = new URL(address, 'https://www.atre.example');
  const route = matchPath(url.pathname);
  if (!route?.match) throw new Error(`No page at ${address}.`);
  return runAction(context, { variant: route.variant, match: route.match, url }, sent, act);
}

describe('submitted form', () => {
  it('action redirects with any status: 303', async () => {
    expect(await send(leading)).toEqual({ kind: 'redirect', to: '/confirmation', status: 303 });
    const left = throwing(new OutcomeError({ kind: 'redirect', to: '/confirmation', status: 301 }));
    expect(await send(left)).toEqual({ kind: 'redirect', to: '/confirmation', status: 303 });
  });

  it('back office names fields: returned with their errors and all values except the token', async () => {
    const error = new ApiError('', 422, { errors: { message: 'too_big' } });
    expect(await send(throwing(error))).toEqual({
      kind: 'invalid',
      form: { status: 422, errors: { message: 'too_big' }, values: { message: ['Bonjour'] } },
    });
  });

  it.each([
    [new UnavailableError('timeout'), 504, 'unavailable'],
    [new UnavailableError('unreachable'), 503, 'unavailable'],
    [new ApiError('', 500), 503, 'unavailable'],
    [new ApiError('', 500, { code: 'blacklisted_token' }), 503, 'unavailable'],
    [new ApiError('', 401), 503, 'unavailable'],
    [new InvalidCallError('idempotency-key'), 400, 'invalid'],
    [new ApiError('', 404), 409, 'gone'],
    [new ApiError('', 409), 409, 'gone'],
    [new ApiError('', 429), 429, 'too_many'],
    [new ApiError('', 413), 413, 'too_large'],
    [new ApiError('', 400), 422, 'invalid'],
  ])('call fails: returned with all values: %s', async (error, status, code) => {
    const outcome = await send(throwing(error));
    expect(outcome).toEqual({
      kind: 'invalid',
      form: { status, errors: { form: code }, values: { message: ['Bonjour'] } },
    });
  });

  it('[CK-09] refused because the page is out of date: status 409 and the reason', async () => {
    const error = new ApiError('', 409, { errors: { form: 'cart_changed' } });
    expect(await send(throwing(error))).toMatchObject({
      kind: 'invalid',
      form: { status: 409, errors: { form: 'cart_changed' } },
    });
  });

  it.each([
    new ApiError('', 401),
    new ApiError('', 500, { code: 'blacklisted_token' }, { withToken: true }),
    new ApiError('', 500, { code: 'ERROR_EXCEPTION' }, { withToken: true }),
  ])('[ER-05, ER-06] session expired: returned with that error and all values (%#)', async (error) => {
    const outcome = await send(throwing(error), { form: TYPED }, { isLogged: true });
    expect(outcome).toMatchObject({
      kind: 'invalid',
      form: { status: 401, errors: { form: 'session_over' }, values: { message: ['Bonjour'] } },
    });
  });

  it('unknown subject: page not found', async () => {
    const missing = throwing(new OutcomeError({ kind: 'notFound' }));
    expect(await send(missing)).toEqual({ kind: 'notFound' });
  });

  it('unreadable request: the action does not run', async () => {
    const refused = { status: 413, errors: { files: 'too_large' } };
    const outcome = await send(throwing(new Error('was acted upon')), { form: TYPED, refused });
    expect(outcome).toMatchObject({ kind: 'invalid', form: { status: 413, errors: { files: 'too_large' } } });
  });

  it('guards of the page run first', async () => {
    const outcome = await send(
      throwing(new Error('was acted upon')),
      { form: TYPED },
      { address: '/maintenance' },
    );
    expect(outcome).toEqual({ kind: 'redirect', status: 303, to: '/' });
  });

  it('[ER-06] page needs a session that has expired: the action does not run and all values are returned', async () => {
    const outcome = await send(
      throwing(new Error('was acted upon')),
      { form: TYPED },
      { address: '/mes-commandes' },
    );
    expect(outcome).toEqual({
      kind: 'invalid',
      form: { status: 401, errors: { form: 'session_over' }, values: { message: ['Bonjour'] } },
    });
  });

  it('[AC-06] logout after the session has expired: redirects home', async () => {
    const form = formOf({ intent: 'logout' });
    const outcome = await send(throwing(new Error('was acted upon')), { form }, { address: '/mon-compte' });
    expect(outcome).toEqual({ kind: 'redirect', status: 303, to: '/' });
  });

  it("calls use the plan of the page's audience", async () => {
    let plan = 0;
    const act: PageAction = async ({ store }) => {
      plan = store.settings.callPlanId;
      return { kind: 'redirect', to: '/', status: 303 };
    };
    await send(act, { form: TYPED }, { address: '/pro/contact' });
    expect(plan).toBe(12);
  });
});
