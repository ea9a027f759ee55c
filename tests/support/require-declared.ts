import type { WatchRefusal } from '#backoffice/http/error-handler.ts';
import { findUndeclared } from '#shared/contract/documentation/declared-errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';

const BY_ID = new Map<string, Operation>(OPERATIONS.map((operation) => [operation.id, operation]));

/**
 * Compares each refusal with the contract. @throws Error for a status, a code or a code of a field that
 * `shared/contract/documentation` does not declare for the operation
 */
export const requireDeclared: WatchRefusal = (operationId, { status, body }) => {
  const operation = BY_ID.get(operationId);
  const undeclared = operation && findUndeclared(operation, status, body);
  if (undeclared) throw new Error(`${operationId} refuses with ${undeclared}.`);
};
