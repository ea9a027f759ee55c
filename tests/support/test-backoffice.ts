import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createBackofficeApp } from '#backoffice/app.ts';
import { MEDIA_FOLDER, MODELS_FOLDER } from '#backoffice/demo/media-manifest.ts';
import { createCustomerTokenCheck } from '#backoffice/http/customer-tokens.ts';
import { listen } from '#shared/listen.ts';
import { openTestDatabase } from './test-database.ts';

export const OPERATOR_TOKEN = 'operator-token-of-the-tests';
export const PREVIEW_SECRET = 'preview-secret-of-the-tests';
export const CUSTOMER_KEY = 'customer-key-of-the-tests';

export type TestBackoffice = { url: string; close: () => Promise<void> };

/** A back office of the test's own on a free port, with the demo data: it may be written to and made to fail. */
export async function startTestBackoffice(options: { withFaults?: boolean } = {}): Promise<TestBackoffice> {
  const database = await openTestDatabase();
  const app = createBackofficeApp({
    db: database.db,
    logger: pino({ level: 'silent' }),
    basePath: '/api/v1/',
    withFaults: options.withFaults ?? true,
    mediaFolder: MEDIA_FOLDER,
    modelFolder: MODELS_FOLDER,
    previewSecret: PREVIEW_SECRET,
    keys: { operatorToken: OPERATOR_TOKEN, isCustomerToken: createCustomerTokenCheck(CUSTOMER_KEY) },
  });
  const server = await listen(createServer(app), 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await database.close();
    },
  };
}
