import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { OnConfirmed } from '#backoffice/orders/order-request.ts';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';
import { NoticeFault, type PaymentProvider, type ProviderWord } from './provider.ts';
import { settlePayment } from './settle-payment.ts';
import type { SignedFields } from './signature.ts';

type Dependencies = {
  db: Kysely<Schema>;
  provider: PaymentProvider | undefined;
  onConfirmed: OnConfirmed;
};

/** Means of payment, and what the provider has to say. */
export function servePayments(server: OperationServer, { db, provider, onConfirmed }: Dependencies): void {
  const means = (lang: Locale) =>
    PAYMENT_MEANS.map((name, place) => ({
      id: place + 1,
      technical_name: name,
      name: formatMessage(lang, `payments.name.${name}`),
    })).filter((one) => one.technical_name !== 'cb' || provider !== undefined);

  server.on('GET /payment', async ({ scope }) => {
    const items = means(scope.lang);
    return { items, total: items.length };
  });

  server.on('GET /payment/{id}', async ({ scope, params: { id } }) => {
    const one = means(scope.lang).find((candidate) => candidate.id === id);
    if (!one) throw notFound();
    return one;
  });

  for (const id of ['POST /payment', 'PUT /payment', 'DELETE /payment/{id}'] as const)
    server.on(id, refuseWrite);

  server.on('POST /payment/notification', async ({ body }) => {
    if (!provider) throw notFound();
    const word = readNotice(provider, body.fields);
    if (!(await settlePayment(db, word, { provider: provider.name, onConfirmed }))) throw notFound();
    return { taken: true };
  });
}

/** Means of payment are no records (decision 59). @throws Failure 405 */
async function refuseWrite(): Promise<never> {
  const message = 'Means of payment follow from the configuration of the back office.';
  throw new Failure(405, { code: 'not_allowed', message }, { allow: 'GET' });
}

/** @throws Failure 400 for what the provider did not say. */
function readNotice(provider: PaymentProvider, fields: SignedFields): ProviderWord {
  try {
    return provider.readNotice(fields);
  } catch (error) {
    if (error instanceof NoticeFault) throw new Failure(400, { code: error.code, message: error.message });
    throw error;
  }
}
