import type { ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { LOGOUT_AUDIENCE, logoutPath } from '#routes/logout-path.ts';
import { withoutNotice } from '#routes/notices.ts';
import { ApiError, InvalidCallError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { LOGOUT_INTENT } from '#shared/domain/logout-form.ts';
import { textOf, toFormState, WHOLE_FORM, type SentForm } from '#shared/form-state.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { checkGuards, type PageRequest } from '#client/app/router/load-page.ts';
import type { LoaderContext } from '#client/app/router/loader-context.ts';

/** The subject of the form changed or was removed since the page was shown. */
const CONFLICT = 409;

/**
 * Runs the guards of the page, then its action. If a call fails, the outcome is the page with an error and all
 * submitted values.
 */
export async function runAction(
  context: LoaderContext,
  request: PageRequest,
  { form, refused }: SentForm,
  action: PageAction,
): Promise<ActionOutcome> {
  try {
    if (isSessionExpired(context, request)) return outcomeWithoutSession(request, form);
    const result = await checkGuards(context, request);
    if ('outcome' in result) return toFormOutcome(result.outcome);
    if (refused) return { kind: 'invalid', form: toFormState(form, refused.errors, refused.status) };
    const { store, api, text } = context;
    const { match, url } = request;
    const search = new URL(withoutNotice(url.pathname + url.search), url).searchParams;
    return toFormOutcome(await action({ api, store, match, search, text, form }));
  } catch (error) {
    if (error instanceof OutcomeError) return toFormOutcome(error.outcome);
    if (!(error instanceof ApiError)) throw error;
    if (error.statusCode === 401 && !endsSession(error)) return { kind: 'unauthorised' };
    const [status, errors] = errorsOf(error, context);
    return { kind: 'invalid', form: toFormState(form, errors, status, error.retryAfter) };
  }
}

function isSessionExpired({ visitor }: LoaderContext, { match }: PageRequest): boolean {
  return !visitor.isLogged && match.row.guards.includes('authenticated');
}

/** Does not redirect to login, which would lose the values; a logout redirects home. */
function outcomeWithoutSession({ match }: PageRequest, form: FormData): ActionOutcome {
  if (match.name === 'my-account' && textOf(form, 'intent') === LOGOUT_INTENT)
    return {
      kind: 'redirect',
      to: logoutPath(match.locale, textOf(form, LOGOUT_AUDIENCE)),
      status: 303,
    };
  return { kind: 'invalid', form: toFormState(form, { [WHOLE_FORM]: 'session_over' }, 401) };
}

/** 303 makes the client follow with GET, so that the form is not sent twice. */
function toFormOutcome(outcome: ActionOutcome | { kind: 'ok' }): ActionOutcome {
  if (outcome.kind === 'ok') throw new Error('An action must redirect or return an invalid form.');
  return outcome.kind === 'redirect' ? { ...outcome, status: 303 } : outcome;
}

/** Status and errors to show: the fields that the back office names, or an error of the whole form. */
function errorsOf(error: ApiError, { visitor }: LoaderContext): [number, Record<string, string>] {
  const { statusCode, body } = error;
  // The form fills a header with an invalid value, so no field is to blame.
  if (error instanceof InvalidCallError) return [400, { [WHOLE_FORM]: 'invalid' }];
  if (body.errors && Object.keys(body.errors).length > 0)
    return [statusCode === CONFLICT ? CONFLICT : 422, body.errors];
  if (visitor.isLogged && endsSession(error)) return [401, { [WHOLE_FORM]: 'session_over' }];
  // Without a session, a 401 means that the back office rejects the storefront itself.
  if (statusCode === 401) return [503, { [WHOLE_FORM]: 'unavailable' }];
  if (statusCode === 404 || statusCode === CONFLICT) return [CONFLICT, { [WHOLE_FORM]: 'gone' }];
  if (statusCode === 413) return [413, { [WHOLE_FORM]: 'too_large' }];
  if (statusCode === 429) return [429, { [WHOLE_FORM]: 'too_many' }];
  if (statusCode >= 500) return [statusCode === 504 ? 504 : 503, { [WHOLE_FORM]: 'unavailable' }];
  return [422, { [WHOLE_FORM]: 'invalid' }];
}
