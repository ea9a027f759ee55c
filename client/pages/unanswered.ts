import { ApiError } from '#shared/api/api-error.ts';
import { endsSession, saysSessionIsOver } from '#shared/api/ends-session.ts';

/** Stands in a page's data for what the back office did not bring: the page says so in its place. */
export const UNANSWERED = 'unanswered';
export type Unanswered = typeof UNANSWERED;

/** Whether a call has failed because the back office brought nothing. That a session is over is an answer. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode >= 500 && !saysSessionIsOver(error);
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
