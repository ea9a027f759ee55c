import type { ActionOutcome, PageAction } from '#client/pages/page-action.ts';
import { ApiError, InvalidCallError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { toFormState, WHOLE_FORM, type SentForm } from '#shared/form-state.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { passGuards, type Place } from './enter-page.ts';
import type { Session } from './session.ts';

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
    const verdict = await passGuards(session, place);
    if ('outcome' in verdict) return asAnswerToForm(verdict.outcome);
    if (refused) return { kind: 'invalid', form: toFormState(form, refused.errors, refused.status) };
    const { store, api, text } = session;
    const { match, url } = place;
    return asAnswerToForm(await act({ api, store, match, search: url.searchParams, text, form }));
  } catch (error) {
    if (error instanceof OutcomeError) return asAnswerToForm(error.outcome);
    if (!(error instanceof ApiError)) throw error;
    if (error.statusCode === 404) return { kind: 'notFound' };
    const [status, errors] = faultsOf(error, session);
    return { kind: 'invalid', form: toFormState(form, errors, status) };
  }
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
  if (body.errors && Object.keys(body.errors).length > 0) return [422, body.errors];
  if (visitor.isLogged && endsSession(error)) return [401, { [WHOLE_FORM]: 'session_over' }];
  // A visitor who is not logged in has no session to lose: it is the back office that refuses us.
  if (statusCode === 401) return [503, { [WHOLE_FORM]: 'unavailable' }];
  if (statusCode === 413) return [413, { [WHOLE_FORM]: 'too_large' }];
  if (statusCode === 429) return [429, { [WHOLE_FORM]: 'too_many' }];
  if (statusCode >= 500) return [statusCode === 504 ? 504 : 503, { [WHOLE_FORM]: 'unavailable' }];
  return [422, { [WHOLE_FORM]: 'invalid' }];
}
