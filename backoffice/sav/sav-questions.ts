import type { Kysely } from 'kysely';
import { listContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { SavQuestion } from '#shared/contract/sav.ts';
import { savPlace, type SavTree } from './sav-categories.ts';
import type { SavQuestionRecord } from './sav-record.ts';

/** Questions of some categories, in order; of all without codes. */
export async function readQuestions(
  db: Kysely<Schema>,
  scope: Scope,
  tree: SavTree,
  codes?: readonly string[],
): Promise<SavQuestion[]> {
  const contents = await listContent<SavQuestionRecord>(db, scope, 'sav_question');
  return contents
    .filter(({ data }) => tree.byCode.has(data.category) && (!codes || codes.includes(data.category)))
    .map(({ id, data: { question, answer, category } }) => ({
      id,
      question,
      answer,
      category: savPlace(tree, category),
    }));
}
