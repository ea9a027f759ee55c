import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { isForOperators } from '#shared/contract/operator-role.ts';
import { findOperation } from '#shared/contract/operations.ts';

/** They change nothing yet: the confirmation of a second factor stores its secret, and saving stores a previewed page. */
const WITHOUT_CHANGE: ReadonlySet<string> = new Set(['POST /operator/second-factor', 'POST /preview']);

export type OperatorWrites = {
  watch(response: ServerResponse): void;
  /** @throws for an operation that was successful and is not in the log of operators */
  check(): Promise<void>;
};

/** Watches the successful writes of operators, each of which must leave a row in their log. */
export function watchOperatorWrites(db: Kysely<Schema>): OperatorWrites {
  const written = new Set<string>();
  return {
    watch(response) {
      response.once('finish', () => {
        // Express adds the locals to every response.
        const { operationId } = (response as Partial<Response>).locals ?? {};
        if (operationId === undefined || response.statusCode >= 300) return;
        const operation = findOperation(operationId);
        if (operation.method !== 'get' && isForOperators(operation) && !WITHOUT_CHANGE.has(operationId))
          written.add(operationId);
      });
    },
    async check() {
      if (written.size === 0) return;
      const rows = await db.selectFrom('operator_change').select('operation').distinct().execute();
      const logged = new Set(rows.map(({ operation }) => operation));
      const missing = [...written].filter((operation) => !logged.has(operation));
      if (missing.length > 0) throw new Error(`Not in the log of operators: ${missing.join(', ')}`);
    },
  };
}
