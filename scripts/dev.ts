import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import pino from 'pino';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { readEnvironment } from '#server/config.ts';
import { logSteps } from '#server/log-steps.ts';
import { listen } from '#shared/listen.ts';
import { findMisspeltNames } from '#shared/variables/misspelt-names.ts';
import { createDevelopmentDesignSystem } from './design-system/development-design-system.ts';
import { watchAdmin } from './development/development-admin.ts';
import { isBackofficeSource, startDevelopmentBackoffice } from './development/development-backoffice.ts';
import { COMPOSE, createDevelopmentSite } from './development/development-site.ts';
import { createPrettyLog, DEVELOPMENT_LOG } from './development/pretty-log.ts';
import { watchChanges } from './development/watch-changes.ts';
import { requireStart } from './require-start.ts';
import { runScript } from './run-script.ts';
import { withDemoShop } from './with-demo-shop.ts';

/** `npm run dev`: serves the site from its sources, and reloads every change. */
async function main(): Promise<void> {
  const environment = withDemoShop(readEnvironment());
  const config = await requireStart(environment);
  const log = createPrettyLog();
  const logger = pino({ level: config.logLevel, ...DEVELOPMENT_LOG }, log);
  for (const sentence of findMisspeltNames(environment)) logger.warn(sentence);
  const steps = logSteps();
  const httpServer = createHttpServer();
  // Both take seconds and run concurrently.
  const starting = startVite(httpServer, environment['DATA_DIR'] || '.data');
  starting.catch(() => undefined);
  const backoffice =
    config.apiUrl === undefined
      ? await startDevelopmentBackoffice({
          environment,
          config,
          log,
          onStep: steps.next,
          onNotice: steps.notice,
        })
      : undefined;
  const close = async () => {
    await backoffice?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close());
  const backofficeUrl = () => backoffice?.url ?? config.apiUrl ?? '';

  steps.next('Starting the storefront');
  const vite = await starting;
  const designSystem = createDevelopmentDesignSystem(vite);
  const site = await createDevelopmentSite(vite, { config, logger, backofficeUrl: backofficeUrl() });
  const settled = watchChanges(vite, async (files) => {
    const run = backoffice ? files.filter(isBackofficeSource) : [];
    const served = files.filter((file) => isServed(vite, file));
    // Invalidates again, after compilation: a module that changed while loading is cached in its old
    // version.
    for (const file of served)
      vite.environments.ssr.moduleGraph.onFileChange(resolve(vite.config.root, file));
    if (run.length > 0) await backoffice?.restart();
    if (run.length > 0 || served.length > 0) await site.recompose(backofficeUrl());
    // Vite itself updates or reloads pages whose modules changed.
    if ([...run, ...served].some((file) => !isInBrowser(vite, file)))
      vite.environments.client.hot.send({ type: 'full-reload' });
  });
  httpServer.on('request', (request, response) => {
    void designSystem(request, response, () =>
      // Vite first: its modules need neither the site nor its log.
      vite.middlewares(request, response, () => void settled().then(() => site.handler(request, response))),
    );
  });
  await listen(httpServer, config.port, config.host, 'PORT');
  steps.end({ config, backofficeUrl: backofficeUrl() }, { Components: `${config.publicUrl}/_ui` });
  // After the start, which it would slow down.
  if (backoffice) await watchAdmin();
}

/** Compiles the storefront too, which takes most of the time. */
async function startVite(
  httpServer: ReturnType<typeof createHttpServer>,
  dataDir: string,
): Promise<ViteDevServer> {
  const vite = await createVite({
    cacheDir: '.cache/vite',
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      // The database writes there constantly.
      watch: { ignored: ['.cache', 'dist', dataDir].map((folder) => `${resolve(folder)}/**`) },
    },
    // Discovered before the first page: a dependency found later reloads it.
    optimizeDeps: { entries: ['client/entry-dev.ts', 'client/design-system/design-system-entry.tsx'] },
    appType: 'custom',
    logLevel: 'warn',
  });
  await vite.ssrLoadModule(COMPOSE);
  return vite;
}

/** Returns whether the storefront runs this file. */
function isServed(vite: ViteDevServer, file: string): boolean {
  return vite.environments.ssr.moduleGraph.getModulesByFile(resolve(vite.config.root, file)) !== undefined;
}

/**
 * Returns whether a browser has loaded this file. Files that were only imported are listed too, without the
 * property.
 */
function isInBrowser(vite: ViteDevServer, file: string): boolean {
  const modules = vite.environments.client.moduleGraph.getModulesByFile(resolve(vite.config.root, file));
  return [...(modules ?? [])].some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
}

await runScript(main);
