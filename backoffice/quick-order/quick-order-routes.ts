import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { QuickOrder, StoredList } from '#shared/contract/quick-order.ts';
import { readOrder } from './read-order.ts';
import { readStoredList, storeColumns } from './stored-lists.ts';
import { takeList } from './take-list.ts';
import { toQuickOrder } from './to-quick-order.ts';
import { writeRest } from './write-rest.ts';

/** Lists per address and quarter of an hour, because each is stored for days. */
const MAX_LISTS = 60;

/** Routes of pasted or uploaded lists, checked line by line. They do not change a cart. */
export function serveQuickOrders(server: OperationServer, db: Kysely<Schema>): void {
  server.on(
    'POST /part/quick-order',
    async ({ scope, body, files }): Promise<StoredList> => ({
      key: await takeList(db, scope.siteId, { form: body, files }),
    }),
    createCallLimits(db, MAX_LISTS),
  );
  server.on('GET /part/quick-order', async ({ scope, query }): Promise<QuickOrder> => {
    const list = await readStoredList(db, scope.siteId, query.key);
    const order = await readOrder(db, scope, list, query.ask_columns !== undefined);
    return toQuickOrder({ key: query.key, source: list.source, order }, query);
  });
  server.on('POST /part/quick-order/columns', async ({ scope, body }): Promise<StoredList> => {
    const { key, has_head: hasHead, reference, quantity } = body;
    await readStoredList(db, scope.siteId, key);
    await storeColumns(db, scope.siteId, key, { hasHead, reference, quantity });
    return { key };
  });
  server.on('GET /part/quick-order/rest', async ({ scope, query }) => {
    const order = await readOrder(db, scope, await readStoredList(db, scope.siteId, query.key));
    const lines = order.kind === 'read' ? order.lines : [];
    return new FileResponse({
      name: `${formatMessage(scope.lang, 'order.rest.file')}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: new TextEncoder().encode(writeRest(lines, scope.lang)),
    });
  });
}
