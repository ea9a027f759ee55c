import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { createBackofficeApp } from './app.ts';
import { parseBackofficeConfig, readBackofficeEnvironment, type BackofficeConfig } from './config.ts';
import { PAYMENT_SECRET, PREVIEW_SECRET, readOrMakeSecret } from './database/secrets.ts';
import { createDocumentLibrary } from './documents/document-library.ts';
import { createLogMissing } from './documents/layout/log-missing.ts';
import { measureDocuments } from './documents/measure-documents.ts';
import { MEDIA_FOLDER, MODELS_FOLDER } from './demo/media-manifest.ts';
import { notificationUrl, openPayments } from './payments/open-payments.ts';
import { startReconciler } from './payments/reconciler.ts';
import { watchChanges } from './purges/watch-changes.ts';
import { scheduleRetention } from './privacy/retention-job.ts';
import { uploadParent } from './tickets/attachments.ts';
import { watchForDrain } from '#shared/drain-server.ts';
import { listen, requireFreePort } from '#shared/listen.ts';
import { removeStaleUploads } from '#shared/uploads/upload-folder.ts';
import { findMisspeltNames } from '#shared/variables/misspelt-names.ts';
import { LOG_REDACTIONS } from './log-options.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { tellParent } from './progress.ts';

/** Longer than any client keeps an idle connection: else a call may go out on one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;
/** As long as the storefront gives an upload. */
const REQUEST_MS = 120_000;
/** Calls under way when it leaves have this long; the longest, of an order, is cut by the storefront then. */
const FINISH_MS = 10_000;
/** Beside a storefront, which has waited for its own calls already. */
const FINISH_BESIDE_MS = 1500;

/** The back office's process: opens the database, fills it the first time, answers, and leaves in order. */
async function main(): Promise<void> {
  const environment = readBackofficeEnvironment();
  const config = parseBackofficeConfig(environment);
  const logger = pino({ name: 'backoffice', level: config.logLevel, redact: LOG_REDACTIONS });
  // Beside a storefront, that has looked at the same names.
  if (!process.send) for (const sentence of findMisspeltNames(environment)) logger.warn(sentence);
  await requireFreePort(config, 'BACKOFFICE_PORT');
  const database = await openSiteDatabase(config, (step) => tellParent({ step }));
  const { db } = database;
  const attachmentFolder = join(config.dataDir, 'attachments');
  await removeStaleUploads(uploadParent(attachmentFolder));
  const library = createDocumentLibrary(db, createLogMissing(logger));
  let ownUrl = '';
  const payments = await openPayments(config, {
    notifyUrl: () => notificationUrl(ownUrl, config.apiPath),
    makeSecret: () => readOrMakeSecret(db, PAYMENT_SECRET),
  });
  let reconciler: { stop: () => Promise<void> } | undefined;
  let orderLetters: { close: () => Promise<void> } | undefined;
  const app = createBackofficeApp({
    db,
    library,
    logger,
    basePath: config.apiPath,
    payments,
    watchPayments: (options) => {
      reconciler = startReconciler(options);
    },
    watchLetters: (letters) => {
      orderLetters = letters;
    },
    withFaults: config.demoData,
    mediaFolder: MEDIA_FOLDER,
    modelFolder: MODELS_FOLDER,
    previewSecret: config.previewSecret ?? (await readOrMakeSecret(db, PREVIEW_SECRET)),
    letters: {
      attachmentFolder,
      teamAddress: config.mailTo,
      publicUrl: config.publicUrl,
      mail: { from: config.mailFrom, smtpUrl: config.smtpUrl },
      humanCheck: config.humanCheck,
    },
    retention: config.retention,
    siretRules: { takesLaPoste: config.takesLaPoste },
    operatorToken:
      config.operatorToken ?? (await operatorToken(config, () => readOrMakeSecret(db, 'operator_token'))),
  });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, app);
  const drain = watchForDrain(server);
  await listen(server, config.port, config.host, 'BACKOFFICE_PORT');
  const { port } = server.address() as AddressInfo;
  ownUrl = `http://${config.host}:${port}`;
  tellParent({ ready: ownUrl });
  if (database.isEmpty)
    logger.warn(
      `The database is empty: set OPERATOR_TOKEN and load content through the API (${ownUrl}/docs), restore a backup, or start once with DEMO_DATA=true`,
    );

  scheduleRetention(db, { periods: config.retention, attachmentFolder }, logger);
  const measuring = measureDocuments(db, library, (error) =>
    logger.error(error, 'documents could not be measured'),
  );

  const unwatch = config.purge && (await watchChanges({ ...config.purge, listen: database.listen, logger }));

  const isBeside = process.send !== undefined;
  const close = async () => {
    measuring.stop();
    const cut = await drain.close(isBeside ? FINISH_BESIDE_MS : FINISH_MS);
    if (cut > 0) logger.warn({ connections: cut }, 'cut what did not end in time');
    const ending = [reconciler?.stop(), orderLetters?.close(), payments?.close(), unwatch?.()];
    await Promise.all([measuring.done, ...ending]);
    await database.close();
    process.exit(0);
  };
  // Beside a storefront it leaves when that has: a signal for all processes of a group comes too early.
  const leave = isBeside ? () => {} : () => void close();
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  process.once('disconnect', () => void close());
}

/** Outside demo data a missing token means that nobody writes. */
async function operatorToken(config: BackofficeConfig, make: () => Promise<string>): Promise<string> {
  return config.demoData ? make() : crypto.randomUUID();
}

try {
  await main();
} catch (error) {
  tellParent({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
