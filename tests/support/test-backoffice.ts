import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import pino, { type Logger } from 'pino';
import { createBackofficeApp } from '#backoffice/app.ts';
import type { EmailOptions } from '#backoffice/backoffice-dependencies.ts';
import { createDocumentLibrary } from '#backoffice/documents/document-library.ts';
import type { OperatorRules } from '#backoffice/operators/sessions.ts';
import { MEDIA_FOLDER } from '#backoffice/demo/media-manifest.ts';
import type { Database, Listen } from '#backoffice/database/database.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import {
  notificationUrl,
  openTestBank,
  type Payments,
  type RunningPayments,
} from '#backoffice/payments/open-payments.ts';
import type { WebhookRules } from '#backoffice/webhooks/webhooks.ts';
import type { SiretRules } from '#shared/domain/siret.ts';
import { listen } from '#shared/listen.ts';
import { TEST_PUBLIC_URL } from './demo-dump.ts';
import { requireDeclared } from './require-declared.ts';
import { openTestDatabase } from './test-database.ts';
import { watchOperatorWrites } from './watch-operator-writes.ts';

export const OPERATOR_TOKEN = 'operator-token-of-the-tests';
export const PAYMENT_SECRET = 'payment-secret-of-the-tests';
export const PREVIEW_SECRET = 'preview-secret-of-the-tests';

/** Emails stay in the mailbox, attachments in a folder of this process. */
export const TEST_EMAILS: EmailOptions = {
  attachmentFolder: join(tmpdir(), `atre-attachments-${process.pid}`),
  teamAddress: 'equipe@atre.example',
  publicUrl: TEST_PUBLIC_URL,
  mail: { from: undefined, smtpUrl: undefined },
  humanCheck: undefined,
};

export type TestBackoffice = {
  url: string;
  db: Kysely<Schema>;
  listen: Listen;
  payments: Payments;
  close: () => Promise<void>;
};

/**
 * Starts a back office for one test file on a free port, with the demo data or another database, which it closes:
 * tests may write to it and make it fail.
 */
export async function startTestBackoffice(
  options: {
    database?: Database;
    withFaultInjection?: boolean;
    emails?: Partial<EmailOptions>;
    siretRules?: SiretRules;
    importedMediaFolder?: string;
    adminFolder?: string;
    operators?: { rules: OperatorRules; adminUrl: string };
    webhooks?: WebhookRules;
    /** Replaces the test bank. */
    payments?: RunningPayments;
    traceRequest?: RequestHandler;
    /** Operators may write what is stored already, which is not logged. */
    hasEqualWrites?: boolean;
    logger?: Logger;
  } = {},
): Promise<TestBackoffice> {
  const database = options.database ?? (await openTestDatabase());
  let ownUrl = '';
  const payments =
    options.payments ??
    (await openTestBank({
      secret: PAYMENT_SECRET,
      notifyUrl: () => notificationUrl(ownUrl, '/api/v1/'),
      slowMs: 400,
      delays: [0, 100, 200, 400],
    }));
  const app = createBackofficeApp({
    db: database.db,
    library: createDocumentLibrary(database.db),
    logger: options.logger ?? pino({ level: 'silent' }),
    basePath: '/api/v1/',
    withFaultInjection: options.withFaultInjection ?? true,
    mediaFolder: MEDIA_FOLDER,
    ...(options.adminFolder !== undefined && { adminFolder: options.adminFolder }),
    previewSecret: PREVIEW_SECRET,
    emails: { ...TEST_EMAILS, ...options.emails },
    ...(options.importedMediaFolder && { importedMediaFolder: options.importedMediaFolder }),
    ...(options.operators && { operators: options.operators }),
    ...(options.webhooks && { webhooks: options.webhooks }),
    ...(options.siretRules && { siretRules: options.siretRules }),
    ...(options.traceRequest && { traceRequest: options.traceRequest }),
    operatorToken: OPERATOR_TOKEN,
    payments,
    watchRefusal: requireDeclared,
  });
  const writes = watchOperatorWrites(database.db);
  const server = await listen(
    createServer((request, response) => {
      writes.watch(response);
      app(request, response);
    }),
    0,
    '127.0.0.1',
  );
  const { port } = server.address() as AddressInfo;
  ownUrl = `http://127.0.0.1:${port}`;
  return {
    url: ownUrl,
    db: database.db,
    listen: database.listen,
    payments,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await payments.close();
      try {
        if (!options.hasEqualWrites) await writes.check();
      } finally {
        await database.close();
      }
    },
  };
}
