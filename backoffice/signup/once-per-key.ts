/** Runs a form's action once per key: repeated and concurrent requests get the first response. */
export type OncePerKey = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

const MAX_KEYS = 1000;

/**
 * Stores the last responses of this process. The database also ensures one account per key; this memory
 * prevents a second email to the owner of an existing account, which leaves no row.
 */
export function createOncePerKey(): OncePerKey {
  const results = new Map<string, Promise<unknown>>();
  return <Result>(key: string, run: () => Promise<Result>) => {
    const former = results.get(key) as Promise<Result> | undefined;
    if (former) return former;
    const result = run();
    results.set(key, result);
    // A refused form may be corrected and sent again.
    result.catch(() => results.delete(key));
    const [oldest] = results.keys();
    if (results.size > MAX_KEYS && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
