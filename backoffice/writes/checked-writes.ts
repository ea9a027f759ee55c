import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { WRITABLE_RESOURCES, type RecordOf, type WritableResource } from '#shared/contract/records.ts';
import { findMissing } from './find-missing.ts';
import { findMenuErrors } from './menu-errors.ts';
import { findBlockErrors } from './page-errors.ts';
import { listReferences } from './record-references.ts';

/** A preview is refused as the write of its page would be. */
const WRITES = new Map<string, WritableResource>([
  ['POST /preview', 'page'],
  ...WRITABLE_RESOURCES.flatMap((resource): [string, WritableResource][] => [
    [`POST /${resource}`, resource],
    [`PUT /${resource}`, resource],
  ]),
]);

/**
 * Wraps a server so that operators' writes also pass the checks that the contract's schemas cannot express:
 * references exist, menu items have a page in the language of the call, HTML survives sanitizing. Every
 * accepted record can be rendered.
 */
export function createCheckedWrites(server: OperationServer, db: Kysely<Schema>): OperationServer {
  return {
    on(id, handler, before) {
      const resource = WRITES.get(id);
      if (!resource) return server.on(id, handler, before);
      server.on(
        id,
        async (call) => {
          const errors = await findErrors(db, call.scope, resource, call.body);
          if (Object.keys(errors).length > 0) throw invalidRequest(errors);
          return handler(call);
        },
        before,
      );
    },
  };
}

async function findErrors(
  db: Kysely<Schema>,
  scope: Scope,
  resource: WritableResource,
  record: unknown,
): Promise<Record<string, string>> {
  const missing = await findMissing(db, scope, listReferences(resource, record));
  // The contract has validated the record against the schema of its resource.
  if (resource === 'menu')
    return { ...missing, ...(await findMenuErrors(db, scope, (record as RecordOf<'menu'>).items)) };
  if (resource === 'page') return { ...missing, ...findBlockErrors((record as RecordOf<'page'>).blocks) };
  return missing;
}
