import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BackofficeConfig } from '#backoffice/config.ts';
import { createBankLedger } from '#backoffice/test-bank/bank-ledger.ts';
import { createTestBank, type TestBankOptions } from '#backoffice/test-bank/create-test-bank.ts';
import { BANK_PATH } from '#backoffice/test-bank/forward-to-bank.ts';
import { listen } from '#shared/listen.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestBankProvider } from './test-bank-provider.ts';
import type { PaymentProvider } from './provider.ts';

/** Provider of card payments, and address of the test bank that visitors are proxied to. */
export type Payments = { provider: PaymentProvider; bankUrl?: () => string };

export type RunningPayments = Payments & { close: () => Promise<void> };

type Options = Pick<TestBankOptions, 'secret' | 'notifyUrl' | 'slowMs' | 'delays'> & {
  file?: string;
  /** Address of a test bank that runs elsewhere. */
  url?: string | undefined;
};

export async function openPayments(
  { payment, dataDir }: Pick<BackofficeConfig, 'payment' | 'dataDir'>,
  { notifyUrl, makeSecret }: { notifyUrl: () => string; makeSecret: () => Promise<string> },
): Promise<RunningPayments | undefined> {
  if (payment.provider === 'none') return undefined;
  if (payment.provider === 'stripe')
    return { provider: createStripeProvider(payment), close: async () => {} };
  return openTestBank({
    secret: payment.secret ?? (await makeSecret()),
    notifyUrl,
    file: join(dataDir, 'test-bank.json'),
    url: payment.testBankUrl,
  });
}

/** Address of the bank's notifications, configured once as for any merchant. */
export function notificationUrl(url: string, apiPath: string): string {
  return `${url}${apiPath}payment/notification?site_id=1&lang=fr&sales_plan_id=1`;
}

/** Opens the test bank as provider; starts it on its own port unless `url` is set. */
export async function openTestBank({ file, url, ...options }: Options): Promise<RunningPayments> {
  const { secret } = options;
  if (url !== undefined) return { ...paymentsAt(url, secret), close: async () => {} };
  const bank = createTestBank({ ...options, path: BANK_PATH, ledger: createBankLedger(file) });
  const server = await listen(createServer(bank), 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    ...paymentsAt(`http://127.0.0.1:${port}`, secret),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function paymentsAt(url: string, secret: string): Payments {
  const bankUrl = () => url;
  return { bankUrl, provider: createTestBankProvider({ secret, pagePath: BANK_PATH, bankUrl }) };
}
