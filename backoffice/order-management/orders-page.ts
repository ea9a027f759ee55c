import { Router, urlencoded, type RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { plainPage } from '#backoffice/http/plain-page.ts';
import { refuseOtherSites } from '#backoffice/http/refuse-other-sites.ts';
import { receiveAccountPayment } from '#backoffice/credit/receive-payment.ts';
import { cancelOrder } from '#backoffice/orders/cancel-order.ts';
import { isMove, moveOrder } from './move-order.ts';
import { createLogWrite } from '#backoffice/operators/operator-log.ts';
import { pageAuthor } from '#backoffice/operators/page-author.ts';
import type { OrderEmails } from '#backoffice/order-emails/order-emails.ts';
import { MAX_TRACKING_LENGTH, ordersTable } from './orders-table.ts';
import { readOrderRows } from './order-rows.ts';

const MAX_ID = 2_147_483_647;

/** `/orders`: the shop's orders with their next action. Access is that of the mailbox. */
export function createOrdersPage(
  db: Kysely<Schema>,
  { guard, emails }: { guard: RequestHandler[]; emails: OrderEmails },
): Router {
  const router = Router();
  router.get('/orders', ...guard, async (_request, response) => {
    const rows = await readOrderRows(db);
    const list = rows.length > 0 ? ordersTable(rows) : '<p>Nothing has been ordered yet.</p>';
    const links =
      '<p><a href="/mailbox">Mailbox</a> <a href="/refunds">Refunds</a> <a href="/credit">Payment on account</a></p>';
    response.type('html').send(plainPage('Orders', `${links}<h1>Orders</h1>${list}`));
  });
  const takesForm: RequestHandler[] = [
    ...guard,
    refuseOtherSites,
    urlencoded({ extended: false, limit: '8kb' }),
  ];
  router.post('/orders/:id/:move', ...takesForm, async (request, response) => {
    const id = Number(request.params['id']);
    const move = String(request.params['move']);
    if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw notFound();
    const { tracking } = (request.body ?? {}) as { tracking?: unknown };
    const number = typeof tracking === 'string' ? tracking.trim().slice(0, MAX_TRACKING_LENGTH) : '';
    const author = pageAuthor(request, response);
    const log = createLogWrite(author, `POST /orders/{id}/${move}`, `order ${id}`);
    if (move === 'paid') await receiveAccountPayment(db, id, log);
    else if (move === 'cancel') await cancelOrder(db, { orderId: id }, log);
    else if (isMove(move)) await moveOrder(db, id, move, number, log);
    else throw notFound();
    await emails.deliver();
    response.redirect(303, '/orders');
  });
  return router;
}
