/** Runs what a form asks for once a key: a form sent again, or twice at the same moment, gets the first answer. */
export type OnceAKey = <Answer>(key: string, run: () => Promise<Answer>) => Promise<Answer>;

const MOST_KEYS = 1000;

/**
 * Remembers the last answers of this process. Beyond it the database keeps one account a key; what is saved here as
 * well is the second letter to somebody who has an account, of which no row tells.
 */
export function createOnceAKey(): OnceAKey {
  const answers = new Map<string, Promise<unknown>>();
  return <Answer>(key: string, run: () => Promise<Answer>) => {
    const former = answers.get(key) as Promise<Answer> | undefined;
    if (former) return former;
    const answer = run();
    answers.set(key, answer);
    // What was refused may be sent again, mended.
    answer.catch(() => answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > MOST_KEYS && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
