import type { OperationId } from '#shared/contract/operations.ts';
import type { ErrorCode } from './error-codes.data.ts';

/** Statuses that operations declare themselves; the others follow from access, parameters and body. */
type DeclaredStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 422 | 429 | 500;

/** Header of a request besides `Authorization`. */
export type HeaderNote = 'cart' | 'device' | 'idempotency' | 'match' | 'visitor';

/** Documentation of one operation that neither its schemas nor its access imply. */
export type OperationNotes = {
  /**
   * `operationId` of the OpenAPI document, camelCase. It never changes, because generated clients name methods after
   * it.
   */
  name: string;
  description: string;
  errors?: Readonly<Partial<Record<DeclaredStatus, readonly ErrorCode[]>>>;
  /** Codes of `errors` by field, besides those that follow from the schema. */
  fields?: Readonly<Record<string, readonly string[]>>;
  headers?: readonly HeaderNote[];
  /** The response bears `ETag`. */
  hasTag?: true;
  /** A rate limit per client address applies. */
  isLimited?: true;
};

export type NotesByOperation = Readonly<Partial<Record<OperationId, OperationNotes>>>;
