import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { Express } from 'express';
import pino from 'pino';
import { composeStorefront, type ComposedStorefront } from '#server/compose-storefront.ts';
import { parseConfig } from '#server/config.ts';
import type { PageAssets } from '#server/render/assets.ts';
import { CONNECTION_LIMITS } from '#server/start-storefront.ts';
import { listen } from '#shared/listen.ts';

export type LogLine = Record<string, unknown> & { msg?: string };

export type TestStorefront = Omit<ComposedStorefront, 'allowList'> & {
  /** What was logged, parsed: a line that is not JSON throws. */
  logs: LogLine[];
};

type Options = {
  env?: Record<string, string>;
  backofficeUrl?: string;
  staticFolder?: string;
};

const ASSETS: PageAssets = {
  css: ['/assets/site.css'],
  modules: [{ href: '/assets/entry.js' }, { href: '/assets/page.js' }],
  start: { src: '/assets/start.js' },
};

/** The real storefront in this process, on the back office all tests share unless told another. */
export async function createTestStorefront(options: Options = {}): Promise<TestStorefront> {
  const backofficeUrl = options.backofficeUrl ?? process.env['TEST_BACKOFFICE_URL'] ?? '';
  const config = parseConfig({ API_URL: backofficeUrl, PUBLIC_URL: 'http://localhost:3000', ...options.env });
  const logs: LogLine[] = [];
  const logger = pino({ level: config.logLevel }, collectLines(logs));
  const { app, readiness, metrics, tracing, operations, allowList } = await composeStorefront({
    config,
    logger,
    backofficeUrl,
    findAssets: async () => ASSETS,
    staticFolder: options.staticFolder,
  });
  readiness.isReady = true;
  allowList.close();
  return { app, readiness, metrics, tracing, operations, logs };
}

/** Serves an application on a free port, for requests that supertest cannot write. */
export async function serve(
  app: Express,
): Promise<{ port: number; server: Server; close: () => Promise<void> }> {
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
