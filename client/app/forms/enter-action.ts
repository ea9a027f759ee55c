import type { ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { LOGOUT_AUDIENCE, logoutPath } from '#routes/logout-path.ts';
import { withoutNotice } from '#routes/notices.ts';
import { ApiError, InvalidCallError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { LOGOUT_INTENT } from '#shared/domain/logout-form.ts';
import { textOf, toFormState, WHOLE_FORM, type SentForm } from '#shared/form-state.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { passGuards, type Place } from '#client/app/router/enter-page.ts';
import type { Session } from '#client/app/session/session.ts';

/** The form was about something that has changed or gone since its page was shown. */
const CONFLICT = 409;

/**
 * Everything between a form that was sent and where it leads: guards as for the page itself, then the page's
 * action. Whatever a call of it meets, nothing typed is lost: the outcome is the page again and says what is wrong.
 */
export async function enterAction(
  session: Session,
  place: Place,
  { form, refused }: SentForm,
  act: PageAction,
): Promise<ActionOutcome> {
  try {
    if (isSessionOver(session, place)) return answerWithoutSession(place, form);
    const verdict = await passGuards(session, place);
    if ('outcome' in verdict) return asAnswerToForm(verdict.outcome);
    if (refused) return { kind: 'invalid', form: toFormState(form, refused.errors, refused.status) };
    const { store, api, text } = session;
    const { match, url } = place;
    const search = new URL(withoutNotice(url.pathname + url.search), url).searchParams;
    return asAnswerToForm(await act({ api, store, match, search, text, form }));
  } catch (error) {
    if (error instanceof OutcomeError) return asAnswerToForm(error.outcome);
    if (!(error instanceof ApiError)) throw error;
    if (error.statusCode === 401 && !endsSession(error)) return { kind: 'unauthorised' };
    const [status, errors] = faultsOf(error, session);
    return { kind: 'invalid', form: toFormState(form, errors, status, error.retryAfter) };
  }
}

/** A page for those logged in was open when the session ended: its form arrives without one. */
function isSessionOver({ visitor }: Session, { match }: Place): boolean {
  return !visitor.isLogged && match.row.guards.includes('authenticated');
}

/** Nothing that was typed is given up for the login page; who wanted to leave has left. */
function answerWithoutSession({ match }: Place, form: FormData): ActionOutcome {
  if (match.name === 'my-account' && textOf(form, 'intent') === LOGOUT_INTENT)
    return {
      kind: 'redirect',
      to: logoutPath(match.locale, textOf(form, LOGOUT_AUDIENCE)),
      status: 303,
    };
  return { kind: 'invalid', form: toFormState(form, { [WHOLE_FORM]: 'session_over' }, 401) };
}

/** Whoever has sent a form must not send it again by following. */
function asAnswerToForm(outcome: ActionOutcome | { kind: 'ok' }): ActionOutcome {
  if (outcome.kind === 'ok') throw new Error('A form leads somewhere or is invalid.');
  return outcome.kind === 'redirect' ? { ...outcome, status: 303 } : outcome;
}

/** What the visitor is told: the fields the back office named, or what keeps it from taking the form. */
function faultsOf(error: ApiError, { visitor }: Session): [number, Record<string, string>] {
  const { statusCode, body } = error;
  // A header the form has filled in, with what no header may hold: none of its fields is to blame.
  if (error instanceof InvalidCallError) return [400, { [WHOLE_FORM]: 'invalid' }];
  if (body.errors && Object.keys(body.errors).length > 0)
    return [statusCode === CONFLICT ? CONFLICT : 422, body.errors];
  if (visitor.isLogged && endsSession(error)) return [401, { [WHOLE_FORM]: 'session_over' }];
  // A visitor who is not logged in has no session to lose: it is the back office that refuses us.
  if (statusCode === 401) return [503, { [WHOLE_FORM]: 'unavailable' }];
  if (statusCode === 404 || statusCode === CONFLICT) return [CONFLICT, { [WHOLE_FORM]: 'gone' }];
  if (statusCode === 413) return [413, { [WHOLE_FORM]: 'too_large' }];
  if (statusCode === 429) return [429, { [WHOLE_FORM]: 'too_many' }];
  if (statusCode >= 500) return [statusCode === 504 ? 504 : 503, { [WHOLE_FORM]: 'unavailable' }];
  return [422, { [WHOLE_FORM]: 'invalid' }];
}
