import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';

/** Stands in a page's data for what the back office did not bring: the page says so in its place. */
export const UNANSWERED = 'unanswered';
export type Unanswered = typeof UNANSWERED;

/** Whether a call has failed because the back office brought nothing, or not now. The end of a session is an answer. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError) || endsSession(error)) return false;
  return error.statusCode >= 500 || error.statusCode === 429;
}

/** What was asked for, or that it did not come. @throws what is an answer: somebody is to log in, say. */
export async function orUnanswered<Answer>(asked: Promise<Answer>): Promise<Answer | Unanswered> {
  try {
    return await asked;
  } catch (error) {
    if (isUnanswered(error)) return UNANSWERED;
    throw error;
  }
}

/** The same of a part that its page stands without, whatever else is said of it. @throws that the session is over. */
export async function partOrUnanswered<Answer>(asked: Promise<Answer>): Promise<Answer | Unanswered> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && !endsSession(error)) return UNANSWERED;
    throw error;
  }
}

/** A list that its page stands without: empty where it does not come. @throws that the session is over. */
export async function listOrNone<Item>(asked: Promise<{ items: Item[] }>): Promise<Item[]> {
  const answer = await partOrUnanswered(asked);
  return answer === UNANSWERED ? [] : answer.items;
}
