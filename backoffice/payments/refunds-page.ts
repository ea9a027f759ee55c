import { Router, urlencoded, type RequestHandler } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { plainPage } from '#backoffice/http/plain-page.ts';
import { refuseOtherSites } from '#backoffice/http/refuse-other-sites.ts';
import { escape } from '#backoffice/mail/email-layout.ts';
import { createLogWrite } from '#backoffice/operators/operator-log.ts';
import { pageAuthor } from '#backoffice/operators/page-author.ts';
import type { PaymentProvider } from './provider.ts';
import { refundPayment } from './refund-payment.ts';

type Options = {
  db: Kysely<Schema>;
  provider: PaymentProvider | undefined;
  guard: RequestHandler[];
};

const MAX_PAYMENTS = 200;

type Row = {
  id: number;
  reference: string;
  order: string;
  amount: number;
  state: string;
  reason: string | null;
  created_at: Date;
};

/** `/refunds`: payments that are due for a refund, and past refunds. Access is that of the mailbox. */
export function createRefundsPage({ db, provider, guard }: Options): Router {
  const router = Router();
  router.get('/refunds', ...guard, async (_request, response) => {
    const rows = await listRefunds(db);
    const list = rows.length > 0 ? table(rows) : '<p>Nothing is to be refunded.</p>';
    response
      .type('html')
      .send(plainPage('Refunds', `<p><a href="/mailbox">Mailbox</a></p><h1>Refunds</h1>${list}`));
  });
  const takesForm: RequestHandler[] = [
    ...guard,
    refuseOtherSites,
    urlencoded({ extended: false, limit: '8kb' }),
  ];
  router.post('/refunds/:id', ...takesForm, async (request, response) => {
    if (!provider) throw new Failure(409, { code: 'no_provider', message: 'No provider takes payments.' });
    const id = Number(request.params['id']) || 0;
    const author = pageAuthor(request, response);
    await refundPayment(db, provider, id, createLogWrite(author, 'POST /refunds/{id}', `payment ${id}`));
    response.redirect(303, '/refunds');
  });
  return router;
}

async function listRefunds(db: Kysely<Schema>): Promise<Row[]> {
  return db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select([
      'payment.id',
      'payment.reference',
      'shop_order.reference as order',
      'payment.amount',
      'payment.state',
      'payment.reason',
      'payment.created_at',
    ])
    .where('payment.state', 'in', ['refund_due', 'refunded'])
    .orderBy(sql`payment.state = 'refunded'`)
    .orderBy('payment.created_at', 'desc')
    .limit(MAX_PAYMENTS)
    .execute();
}

function table(rows: Row[]): string {
  const lines = rows.map((row) => {
    const action =
      row.state === 'refund_due'
        ? `<form method="post" action="/refunds/${row.id}"><button aria-label="Refund ${escape(row.reference)}">Refund</button></form>`
        : 'refunded';
    const reason = escape((row.reason ?? '').replace('_', ' '));
    return `<tr><td>${row.created_at.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escape(row.order)}</td><td>${escape(row.reference)}</td><td>${(row.amount / 100).toFixed(2)}</td><td>${reason}</td><td>${action}</td></tr>`;
  });
  return `<table><thead><tr><th>Begun (UTC)</th><th>Order</th><th>Payment</th><th>Taken</th><th>Why</th><th>Action</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}
