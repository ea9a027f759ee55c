import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import type { CallGuard } from '#server/backoffice/call-guard.ts';
import { BACKOFFICE_LIMITS } from '#server/backoffice/limited-fetch.ts';
import {
  composeStorefront,
  type ComposedStorefront,
  type StorefrontLimits,
} from '#server/compose-storefront.ts';
import { parseConfig } from '#server/config.ts';
import type { PageAssets } from '#server/render/assets.ts';
import type { RenderLimiter } from '#server/render/render-limiter.ts';
import { CONNECTION_LIMITS } from '#server/start-storefront.ts';
import { listen } from '#shared/listen.ts';

export type LogLine = Record<string, unknown> & { msg?: string };

export type TestStorefront = Pick<
  ComposedStorefront,
  'readiness' | 'operations' | 'metrics' | 'tracing' | 'watchContent'
> & {
  app: RequestListener;
  /** Parsed log lines: a line that is not JSON throws. */
  logs: LogLine[];
  close: () => void;
};

type Options = {
  env?: Record<string, string>;
  backofficeUrl?: string;
  staticFolder?: string;
  guard?: CallGuard;
  limiter?: RenderLimiter;
  limits?: StorefrontLimits;
};

/**
 * Tests send more requests per minute than any client, all from one address. A busy machine must not affect
 * their results.
 */
const TEST_ENV = { PUBLIC_URL: 'http://localhost:3000', WRITE_LIMIT: '0', BUSY_STRETCH: '1' };

const LONG_MS = 30_000;
/** Limits for tests that list or crawl all pages, while other tests load the machine. */
export const PATIENT_LIMITS: StorefrontLimits = {
  read: { ...BACKOFFICE_LIMITS, headersMs: LONG_MS, totalMs: LONG_MS },
  write: { ...BACKOFFICE_LIMITS, headersMs: LONG_MS, totalMs: LONG_MS },
  timeoutMs: { page: LONG_MS, form: LONG_MS },
};

const ASSETS: PageAssets = {
  css: ['/assets/site.css'],
  modules: [{ href: '/assets/entry.js' }, { href: '/assets/page.js' }],
  start: { src: '/assets/start.js' },
};

/** The real storefront in this process, on the shared back office by default. */
export async function createTestStorefront(options: Options = {}): Promise<TestStorefront> {
  const backofficeUrl = options.backofficeUrl ?? process.env['TEST_BACKOFFICE_URL'] ?? '';
  const config = parseConfig({ ...TEST_ENV, API_URL: backofficeUrl, ...options.env });
  const logs: LogLine[] = [];
  const logger = pino({ level: config.logLevel }, collectLines(logs));
  const { listener, close, ...composed } = await composeStorefront({
    config,
    logger,
    backofficeUrl,
    findAssets: async () => ASSETS,
    staticFolder: options.staticFolder,
    ...(options.guard && { guard: options.guard }),
    ...(options.limiter && { limiter: options.limiter }),
    ...(options.limits && { limits: options.limits }),
  });
  const { readiness, metrics, tracing, operations, watchContent } = composed;
  readiness.isReady = true;
  // Without an external store, no background work remains that a test would have to end.
  if (!config.redisUrl) close();
  return { app: listener, readiness, metrics, tracing, operations, watchContent, logs, close };
}

type Served = { port: number; server: Server; close: () => Promise<void> };

/** Serves an application on a free port, for requests that supertest cannot send. */
export async function serve(app: RequestListener): Promise<Served> {
  const server = await listen(createServer(CONNECTION_LIMITS, app), 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function collectLines(lines: LogLine[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean))
        lines.push(JSON.parse(line) as LogLine);
      done();
    },
  });
}
