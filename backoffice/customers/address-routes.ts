import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { requireAccount } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import {
  addAddress,
  changeAddress,
  getAddress,
  listAddresses,
  removeAddress,
  replaceAddress,
} from './addresses.ts';

const OF_CUSTOMER = '/customer/{customer_id}/address';
const ONE = `${OF_CUSTOMER}/{address_id}`;

/**
 * Addresses of the logged-in customer, below the customer's path and as a resource (AP-03,
 * AP-05).
 */
export function serveAddresses(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /address', async ({ account }) => {
    const items = await listAddresses(db, requireAccount(account).customerId);
    return { items, total: items.length };
  });
  server.on('GET /address/{id}', ({ account, params: { id } }) =>
    getAddress(db, requireAccount(account).customerId, id),
  );
  for (const operation of ['POST /address', `POST ${OF_CUSTOMER}` as const] as const)
    server.on(operation, ({ account, body }) => addAddress(db, requireAccount(account).customerId, body));
  server.on('PUT /address', ({ account, body: { id, ...form } }) =>
    replaceAddress(db, requireAccount(account).customerId, id, form),
  );
  server.on(`POST ${ONE}`, ({ account, params: { address_id: id }, body }) =>
    replaceAddress(db, requireAccount(account).customerId, id, body),
  );
  server.on(`PATCH ${ONE}`, ({ account, params: { address_id: id }, body }) =>
    changeAddress(db, requireAccount(account).customerId, id, body),
  );
  server.on('DELETE /address/{id}', ({ account, params: { id }, body }) =>
    removeAddress(db, requireAccount(account).customerId, id, body),
  );
  server.on(`DELETE ${ONE}`, ({ account, params: { address_id: id }, body }) =>
    removeAddress(db, requireAccount(account).customerId, id, body),
  );
}
