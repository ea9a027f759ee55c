import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { requireAccount } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { serveAddresses } from './address-routes.ts';
import { changeCustomer } from './change-customer.ts';
import { deleteAccount } from './delete-account.ts';
import { readDeletionState } from './deletion-state.ts';

export type CustomerDependencies = { db: Kysely<Schema>; outbox: Outbox; attachmentFolder: string };

export function serveCustomers(server: OperationServer, deps: CustomerDependencies): void {
  const { db } = deps;
  server.on('PUT /customer/{customer_id}', async ({ account, scope, body }) => ({
    customer: await changeCustomer(db, scope, requireAccount(account).customerId, body),
  }));
  server.on('GET /user/deletion', ({ account }) => readDeletionState(db, requireAccount(account)));
  // The specification lists both; each deletes user and customer.
  for (const id of ['DELETE /user', 'DELETE /customer'] as const) {
    server.on(id, async ({ account, body }) => {
      await deleteAccount(deps, requireAccount(account), body);
      return { deleted: true as const };
    });
  }
  serveAddresses(server, db);
}
