import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { OnConfirmed } from '#backoffice/orders/order-request.ts';
import { readCommerce } from '#backoffice/sites/read-commerce.ts';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { readNotice } from './payment-events.ts';
import type { PaymentProvider } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

type Dependencies = {
  db: Kysely<Schema>;
  provider: PaymentProvider | undefined;
  onConfirmed: OnConfirmed;
};

/** Routes of the means of payment and of the provider's notifications. */
export function servePayments(server: OperationServer, { db, provider, onConfirmed }: Dependencies): void {
  const readMeans = async ({ siteId, lang }: Scope) => {
    const { payment_means: taken } = await readCommerce(db, siteId);
    return PAYMENT_MEANS.map((name, index) => ({
      id: index + 1,
      technical_name: name,
      name: formatMessage(lang, `payments.name.${name}`),
    })).filter(
      ({ technical_name: name }) => taken.includes(name) && (name !== 'cb' || provider !== undefined),
    );
  };

  server.on('GET /payment', async ({ scope }) => {
    const items = await readMeans(scope);
    return { items, total: items.length };
  });

  server.on('GET /payment/{id}', async ({ scope, params: { id } }) => {
    const one = (await readMeans(scope)).find((candidate) => candidate.id === id);
    if (!one) throw notFound();
    return one;
  });

  for (const id of ['POST /payment', 'PUT /payment', 'DELETE /payment/{id}'] as const)
    server.on(id, refuseWrite);

  server.on('POST /payment/notification', async ({ body }) => {
    if (!provider) throw notFound();
    const result = readNotice(provider, { kind: 'fields', fields: body.fields });
    if (!result || !(await settlePayment(db, result, { provider: provider.name, onConfirmed })))
      throw notFound();
    return { taken: true };
  });
}

/**
 * Means of payment are fields of the site (decision 59).
 * @throws Failure 405
 */
async function refuseWrite(): Promise<never> {
  const message = 'Means of payment are fields of the site: PUT /site.';
  throw new Failure(405, { code: 'not_allowed', message }, { allow: 'GET' });
}
