import { Router, urlencoded, type RequestHandler } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { createPlainGuard, plainPage } from '#backoffice/http/plain-page.ts';
import type { Keys } from '#backoffice/http/principal.ts';
import { refuseOtherSites } from '#backoffice/http/refuse-other-sites.ts';
import { escape } from '#backoffice/mail/letter-layout.ts';
import { isMove, moveFrom, moveOrder, type MoveName } from './move-order.ts';
import type { OrderLetters } from './order-letters.ts';

const MOST_ORDERS = 200;
const LONGEST_TRACKING = 40;
const LARGEST_ID = 2_147_483_647;

const LABELS: Record<MoveName, string> = {
  transfer: 'Transfer received',
  prepare: 'Prepared',
  ship: 'Handed over',
  deliver: 'Delivered',
};

type Row = {
  id: number;
  reference: string;
  status: string;
  total: number;
  company: string | null;
  promised: string | null;
  at: Date;
};

/** `/orders`: the shop's orders, each with what comes next for it. Reached like the mailbox. */
export function createOrdersPage(
  db: Kysely<Schema>,
  options: { isOpen: boolean; keys: Keys; letters: OrderLetters },
): Router {
  const router = Router();
  const guard = createPlainGuard(options);
  router.get('/orders', guard, async (_request, response) => {
    const rows = await listOrders(db);
    const list = rows.length > 0 ? table(rows) : '<p>Nothing has been ordered yet.</p>';
    const links = '<p><a href="/mailbox">Mailbox</a> <a href="/refunds">Refunds</a></p>';
    response.type('html').send(plainPage('Orders', `${links}<h1>Orders</h1>${list}`));
  });
  const takesForm: RequestHandler[] = [
    guard,
    refuseOtherSites,
    urlencoded({ extended: false, limit: '8kb' }),
  ];
  router.post('/orders/:id/:move', ...takesForm, async (request, response) => {
    const id = Number(request.params['id']);
    const move = String(request.params['move']);
    if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID || !isMove(move)) throw notFound();
    const { tracking } = (request.body ?? {}) as { tracking?: unknown };
    const number = typeof tracking === 'string' ? tracking.trim().slice(0, LONGEST_TRACKING) : '';
    await moveOrder(db, id, move, number);
    await options.letters.deliver();
    response.redirect(303, '/orders');
  });
  return router;
}

async function listOrders(db: Kysely<Schema>): Promise<Row[]> {
  return db
    .selectFrom('shop_order')
    .select([
      'id',
      'reference',
      'status',
      'total',
      'created_at as at',
      sql<string | null>`buyer->'company'->>'name'`.as('company'),
      sql<string | null>`promise->>'date'`.as('promised'),
    ])
    .orderBy('created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute();
}

function table(rows: Row[]): string {
  const lines = rows.map(
    (row) =>
      `<tr><td>${row.at.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escape(row.reference)}</td>` +
      `<td>${escape(row.company ?? '')}</td><td>${(row.total / 100).toFixed(2)} €</td>` +
      `<td>${row.promised ?? ''}</td><td>${escape(row.status.replace('_', ' '))}</td><td>${formOf(row)}</td></tr>`,
  );
  return `<table><thead><tr><th>When (UTC)</th><th>Order</th><th>Company</th><th>With tax</th><th>Promised</th><th>State</th><th>Next</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function formOf({ id, status, reference }: Row): string {
  const move = moveFrom(status);
  if (!move) return '';
  const whose = escape(reference);
  const tracking =
    move === 'ship'
      ? `<input name="tracking" required maxlength="${LONGEST_TRACKING}" placeholder="Tracking number" aria-label="Tracking number of ${whose}">`
      : '';
  return `<form method="post" action="/orders/${id}/${move}">${tracking}<button aria-label="${LABELS[move]}: ${whose}">${LABELS[move]}</button></form>`;
}
