import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { createBackofficeApp } from './app.ts';
import { parseBackofficeConfig, readBackofficeEnvironment, type BackofficeConfig } from './config.ts';
import { findDatabase } from './database/database-location.ts';
import { PAYMENT_SECRET, PREVIEW_SECRET, readOrMakeSecret } from './database/secrets.ts';
import { createDocumentLibrary } from './documents/document-library.ts';
import { createLogMissing } from './documents/layout/log-missing.ts';
import { measureDocuments, type Measuring } from './documents/measure-documents.ts';
import { MEDIA_FOLDER } from './demo/media-manifest.ts';
import { seed } from './demo/seed.ts';
import { COMPANY } from './mail/outbox.ts';
import { notificationUrl, openPayments } from './payments/open-payments.ts';
import { startReconciler } from './payments/reconciler.ts';
import { watchChanges } from './purges/watch-changes.ts';
import { scheduleRetention } from './privacy/retention-job.ts';
import { nameDatabase } from './setup/count-content.ts';
import { createLiftTimeLimit } from './setup/lift-time-limit.ts';
import { createSetupNotice } from './setup/setup-link.ts';
import { uploadParent } from './tickets/attachments.ts';
import type { Tracing } from './tracing/start-tracing.ts';
import { startWebhookDeliveries } from './webhooks/deliver-webhooks.ts';
import { watchForDrain } from '#shared/drain-server.ts';
import { listen, requireFreePort } from '#shared/listen.ts';
import { fromProgramFolder } from '#shared/program-folder.ts';
import { removeStaleUploads } from '#shared/uploads/upload-folder.ts';
import { findMisspeltNames } from '#shared/variables/misspelt-names.ts';
import { LOG_REDACTIONS } from './log-options.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { reportToParent } from './progress.ts';

/**
 * Longer than any client keeps idle connections open; otherwise a call may use a connection that is closing.
 */
const KEEP_ALIVE_MS = 75_000;
/** As long as the storefront allows for an upload. */
const REQUEST_MS = 120_000;
/** Time for open calls during shutdown; the storefront's timeout for the longest, an order, ends earlier. */
const DRAIN_MS = 10_000;
/** Shorter beside a storefront, which has waited for its own calls already. */
const DRAIN_BESIDE_MS = 1500;

/**
 * Process of the back office: opens the database, seeds it at the first start, serves calls and shuts down in
 * order.
 */
async function main(): Promise<void> {
  const environment = readBackofficeEnvironment();
  const config = parseBackofficeConfig(environment);
  const logger = pino({ name: 'backoffice', level: config.logLevel, redact: LOG_REDACTIONS });
  // A parent storefront has checked the same names.
  if (!process.send) for (const sentence of findMisspeltNames(environment)) logger.warn(sentence);
  await requireFreePort(config, 'BACKOFFICE_PORT');
  const database = await openSiteDatabase(config, (step) => reportToParent({ step }));
  const { db } = database;
  const attachmentFolder = join(config.dataDir, 'attachments');
  await removeStaleUploads(uploadParent(attachmentFolder));
  const setupFolder = join(config.dataDir, 'setup');
  await rm(setupFolder, { recursive: true, force: true });
  const library = createDocumentLibrary(db, createLogMissing(logger));
  const tracing = await startTracing(config);
  let ownUrl = '';
  const measure = () =>
    measureDocuments(db, library, (error) => logger.error(error, 'document sizes could not be measured'));
  let measuring: Measuring | undefined;
  const payments = await openPayments(config, {
    notifyUrl: () => notificationUrl(ownUrl, config.apiPath),
    makeSecret: () => readOrMakeSecret(db, PAYMENT_SECRET),
  });
  let reconciler: { stop: () => Promise<void> } | undefined;
  let orderEmails: { close: () => Promise<void> } | undefined;
  const app = createBackofficeApp({
    db,
    library,
    logger,
    basePath: config.apiPath,
    payments,
    watchPayments: (options) => {
      reconciler = startReconciler(options);
    },
    watchOrderEmails: (emails) => {
      orderEmails = emails;
    },
    withFaultInjection: config.demoData,
    mediaFolder: MEDIA_FOLDER,
    importedMediaFolder: join(config.dataDir, 'media'),
    adminFolder: fromProgramFolder('dist', 'admin'),
    previewSecret: config.previewSecret ?? (await readOrMakeSecret(db, PREVIEW_SECRET)),
    emails: {
      attachmentFolder,
      teamAddress: config.mailTo ?? COMPANY,
      publicUrl: config.publicUrl,
      mail: { from: config.mailFrom, smtpUrl: config.smtpUrl },
      humanCheck: config.humanCheck,
    },
    operators: { rules: config.operatorRules, adminUrl: config.adminUrl },
    webhooks: config.webhooks,
    retention: config.retention,
    siretRules: { allowsLaPoste: config.allowsLaPoste },
    setup: {
      database: nameDatabase(findDatabase(config)),
      loadDemo: async (onStep) => {
        await seed(db, { publicUrl: config.publicUrl, onStep });
        measuring = measure();
      },
      onImported: () => {
        measuring = measure();
      },
      onFailure: (error, task) => logger.error(error, `set-up failed: ${task}`),
      upload: { folder: setupFolder, maxBytes: config.maxShopBytes },
      liftTimeLimit: createLiftTimeLimit(() => server),
    },
    traceRequest: tracing?.traceRequest,
    operatorToken:
      config.operatorToken ?? (await operatorToken(config, () => readOrMakeSecret(db, 'operator_token'))),
  });
  const server: Server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, app);
  const drain = watchForDrain(server);
  await listen(server, config.port, config.host, 'BACKOFFICE_PORT');
  const { port } = server.address() as AddressInfo;
  ownUrl = `http://${config.host}:${port}`;
  const notice = await createSetupNotice(db, { isEmpty: database.isEmpty, host: config.host, port });
  // Before the readiness: a parent prints it when its own start ends, below all that is logged until then.
  if (notice !== undefined) reportToParent({ notice });
  reportToParent({ ready: ownUrl });

  scheduleRetention(
    db,
    { periods: config.retention, attachmentFolder, operatorLogMonths: config.operatorLogMonths },
    logger,
  );
  measuring = measure();

  const unwatch = config.purge && (await watchChanges({ ...config.purge, listen: database.listen, logger }));

  const webhooks = await startWebhookDeliveries({
    db,
    listen: database.listen,
    rules: config.webhooks,
    logger,
  });

  const isBeside = process.send !== undefined;
  const close = async () => {
    measuring?.stop();
    const cut = await drain.close(isBeside ? DRAIN_BESIDE_MS : DRAIN_MS);
    if (cut > 0) logger.warn({ connections: cut }, 'closed connections that did not end in time');
    const ending = [
      reconciler?.stop(),
      orderEmails?.close(),
      payments?.close(),
      unwatch?.(),
      webhooks.stop(),
      tracing?.close(),
    ];
    await Promise.all([measuring?.done, ...ending]);
    await database.close();
    process.exit(0);
  };
  // Beside a storefront, signals are ignored: those sent to the process group come too early, and the parent
  // closes the channel.
  const shutdown = isBeside ? () => {} : () => void close();
  process.on('SIGTERM', shutdown);
  process.on('SIGINT', shutdown);
  process.once('disconnect', () => void close());
}

/** Tracing is imported only if it is configured. */
async function startTracing({ tracesUrl }: BackofficeConfig): Promise<Tracing | undefined> {
  if (tracesUrl === undefined) return undefined;
  const tracing = await import('./tracing/start-tracing.ts');
  return tracing.startTracing(tracesUrl);
}

/** Without demo data, a missing token disables writes by operators. */
async function operatorToken(config: BackofficeConfig, make: () => Promise<string>): Promise<string> {
  return config.demoData ? make() : crypto.randomUUID();
}

try {
  await main();
} catch (error) {
  reportToParent({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
