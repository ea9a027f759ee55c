import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

class Withdrawn extends Error {}

/**
 * Runs a transaction whose work may withdraw it: an import that has errors, or that only counts.
 * @returns the result of the work, whether it was withdrawn or not
 */
export async function withdrawable<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<{ result: Result; isWithdrawn: boolean }>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      // Its statements write whole tables, which may take longer than the statements of requests may.
      await sql`set local statement_timeout = 0`.execute(transaction);
      const { result, isWithdrawn } = await work(transaction);
      results.push(result);
      if (isWithdrawn) throw new Withdrawn();
    });
  } catch (error) {
    if (!(error instanceof Withdrawn)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error('The transaction has no result.');
  return result;
}
