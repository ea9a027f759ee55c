import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { requireAccount } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { addFavorite, removeFavorite } from './change-favorites.ts';
import { listFavorites } from './list-favorites.ts';

/** Favourites of the logged-in customer (spec section 7). */
export function serveFavorites(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /customer/{customer_id}/favorite', ({ account, scope, query }) =>
    listFavorites(db, scope, requireAccount(account).customerId, query),
  );
  server.on('POST /customer/{customer_id}/favorite', async ({ account, scope, body }) => {
    const { customerId } = requireAccount(account);
    await addFavorite(db, scope, customerId, body);
    return listFavorites(db, scope, customerId, { entity_type: body.entity_type, depth: 0 });
  });
  server.on(
    'DELETE /customer/{customer_id}/favorite/{entity_id}',
    async ({ account, scope, params: { entity_id: id }, query }) => {
      const { customerId } = requireAccount(account);
      await removeFavorite(db, customerId, { ...query, entity_id: id });
      return listFavorites(db, scope, customerId, { ...query, depth: 0 });
    },
  );
}
