import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import pino, { type Logger } from 'pino';
import { createBackoffice, type Backoffice, type BackofficeOptions } from '#backoffice/create-backoffice.ts';
import { watchForDrain } from '#shared/drain-server.ts';
import { listen, requireFreePort } from '#shared/listen.ts';
import { removeStaleUploads } from '#shared/uploads/upload-folder.ts';
import { findMisspeltNames } from '#shared/variables/misspelt-names.ts';
import type { ComposedStorefront } from './compose-storefront.ts';
import { parseConfig, parseOperationalConfig, type Config, type Environment } from './config.ts';
import type { FindAssets } from './render/assets.ts';

export type StorefrontOptions = {
  environment: Environment;
  /** Returns the environment after SIGHUP. */
  readAgain: () => Environment;
  findAssets: FindAssets;
  staticFolder: string;
  /** Identifies the build: nodes of different builds share no pages. */
  build: string;
  backoffice: Pick<BackofficeOptions, 'entry'>;
  onStep: (step: string) => void;
  /** Receives lines of the back office for the person who starts the program. */
  onNotice: (lines: string) => void;
};

export type Storefront = {
  config: Config;
  backofficeUrl: string;
  reload: () => void;
  /** Marks this node as not ready; it still serves. */
  shutdown: () => void;
  close: () => Promise<void>;
};

const SECRET_BYTES = 32;
/** Time for requests in flight at shutdown. */
const FINISH_MS = 7000;
const WARM_UP_MS = 3000;

/** Limits of connections; idle ones outlive the load balancer's, so that it never writes to one that is closing. */
export const CONNECTION_LIMITS = {
  connectionsCheckingInterval: 1000,
  headersTimeout: 8000,
  // Fields and calls have less (server/http/body-deadline.ts).
  requestTimeout: 120_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16 * 1024,
};

/** Closes a connection without traffic for this long: a client that does not read would occupy it for ever. */
const STALLED_MS = 60_000;

/** Starts everything in order and listens. @throws one sentence that names the obstacle. */
export async function startStorefront(options: StorefrontOptions): Promise<Storefront> {
  const config = withPurgeSecret(parseConfig(options.environment));
  const logger = pino({ name: 'storefront', level: config.logLevel });
  for (const sentence of findMisspeltNames(options.environment)) logger.warn(sentence);
  await requireFreePort(config, 'PORT');
  await removeStaleUploads(tmpdir());
  const starting = config.apiUrl ? undefined : startBackoffice(options, config, logger);
  const loading = loadComposition();
  // Its error is thrown where it is awaited.
  loading.catch(() => undefined);
  const backoffice = await starting;
  try {
    const backofficeUrl = backoffice?.url ?? config.apiUrl ?? '';
    options.onStep('Starting the storefront');
    const { findAssets, staticFolder, build } = options;
    const composeStorefront = await loading;
    const storefront = await composeStorefront({
      config,
      logger,
      backofficeUrl,
      findAssets,
      staticFolder,
      build,
    });
    await storefront.watchContent();
    const server = createServer(CONNECTION_LIMITS, storefront.listener);
    server.setTimeout(STALLED_MS);
    const drain = watchForDrain(server);
    await listen(server, config.port, config.host, 'PORT');
    storefront.metrics.watchConnections(server);
    await warmUp(server, config.publicUrl);
    storefront.readiness.isReady = true;
    return {
      config,
      backofficeUrl,
      reload: () => reload(options.readAgain, storefront, logger),
      shutdown: () => {
        storefront.readiness.isReady = false;
        drain.begin();
      },
      close: async () => {
        storefront.close();
        const cut = await drain.close(FINISH_MS);
        if (cut > 0) logger.warn({ connections: cut }, 'cut what did not end in time');
        await storefront.tracing?.close();
        await backoffice?.close();
      },
    };
  } catch (error) {
    await backoffice?.close();
    throw error;
  }
}

/** Imports most of the code, with all pages, while the back office opens its database. */
async function loadComposition() {
  const [{ composeStorefront }] = await Promise.all([
    import('./compose-storefront.ts'),
    import('./render/page-loader.ts').then(({ readPages }) => readPages()),
  ]);
  return composeStorefront;
}

/** @throws in the storefront's image, which has no back office */
function startBackoffice(options: StorefrontOptions, config: Config, logger: Logger): Promise<Backoffice> {
  if (!existsSync(options.backoffice.entry))
    throw new Error('No back office is installed beside this storefront: set API_URL to the address of one.');
  return createBackoffice({
    ...options.backoffice,
    env: {
      ...options.environment,
      BACKOFFICE_PORT: String(config.backofficePort),
      API_PATH: config.apiPath,
      PUBLIC_URL: config.publicUrl,
      PURGE_SECRET: config.purgeSecret,
      // Target of the back office's invalidations; with several nodes the configuration lists them all.
      STOREFRONT_PURGE_URLS: options.environment['STOREFRONT_PURGE_URLS'] ?? ownUrl(config),
    },
    onStep: options.onStep,
    onNotice: options.onNotice,
    onExit: (code) => logger.error({ code }, 'the back office ended; starting it again'),
  });
}

/** Creates a purge secret if the embedded back office is the only user of it. */
function withPurgeSecret(config: Config): Config {
  const isAlone = config.apiUrl === undefined && config.purgeSecret === undefined;
  return isAlone ? { ...config, purgeSecret: randomBytes(SECRET_BYTES).toString('base64url') } : config;
}

/** A port that the system chooses is not known yet. */
function ownUrl({ port }: Config): string | undefined {
  return port === 0 ? undefined : `http://127.0.0.1:${port}`;
}

/** Reads the operational variables again. A bad value changes nothing and is logged. */
function reload(
  readAgain: () => Environment,
  { operations, allowList }: ComposedStorefront,
  logger: Logger,
): void {
  try {
    const environment = readAgain();
    const operational = parseOperationalConfig(environment);
    for (const sentence of findMisspeltNames(environment)) logger.warn(sentence);
    operations.current = operational;
    void allowList.replace(operations.current.ipAllowList);
    logger.info({ maintenance: operations.current.maintenance }, 'operational variables read again');
  } catch (error) {
    logger.error({ reason: (error as Error).message }, 'operational variables left as they were');
  }
}

/**
 * Requests the first page itself, which is slow, before the balancer sends visitors; and a form, whose parser opens
 * files: later there may be no file descriptor left. Errors are ignored.
 */
async function warmUp(server: Server, publicUrl: string): Promise<void> {
  const { address, family, port } = server.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(address)
    ? '127.0.0.1'
    : family === 'IPv6'
      ? `[${address}]`
      : address;
  const headers = { origin: new URL(publicUrl).origin };
  const form = { method: 'POST', headers, body: new URLSearchParams({ email: '' }) };
  for (const [path, init] of [
    ['/', {}],
    ['/pro/connexion', form],
  ] as const) {
    try {
      const response = await fetch(`http://${host}:${port}${path}`, {
        ...init,
        signal: AbortSignal.timeout(WARM_UP_MS),
      });
      await response.arrayBuffer();
    } catch {
      // A failed warm-up does not change the readiness.
    }
  }
}
