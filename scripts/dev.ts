import { createServer as createHttpServer } from 'node:http';
import { fork } from 'node:child_process';
import pino from 'pino';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type * as ComposeModule from '#server/compose-storefront.ts';
import { readEnvironment, type Config, type Environment } from '#server/config.ts';
import type { FindAssets } from '#server/render/assets.ts';
import { listen } from '#shared/listen.ts';
import { findMisspeltNames } from '#shared/variables/misspelt-names.ts';
import { createDevelopmentCatalogue } from './catalogue/development-catalogue.ts';
import { developmentStyles } from './catalogue/development-styles.ts';
import { requireStart } from './require-start.ts';
import { runScript } from './run-script.ts';
import { withDemoShop } from './with-demo-shop.ts';

const COMPOSE = '/server/compose-storefront.ts';
const RELOAD_AFTER_MS = 100;
const STYLE_ROOTS = ['/client/ui/styles/global.css', '/client/app/site.tsx'];

/** `npm run dev`: sources served by Vite with hot reload; server code is taken up again when it changes. */
async function main(): Promise<void> {
  const environment = withDemoShop(readEnvironment());
  const config = await requireStart(environment);
  const logger = pino({ name: 'storefront', level: config.logLevel });
  for (const sentence of findMisspeltNames(environment)) logger.warn(sentence);
  const backofficeUrl = config.apiUrl ?? (await startBackoffice(environment, config));
  const httpServer = createHttpServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: httpServer } },
    appType: 'custom',
    logLevel: 'warn',
  });
  const catalogue = createDevelopmentCatalogue(vite);
  const composeApp = async () => {
    const { composeStorefront } = (await vite.ssrLoadModule(COMPOSE)) as typeof ComposeModule;
    const composed = await composeStorefront({
      config,
      logger,
      backofficeUrl,
      findAssets: developmentAssets(vite),
      development: (request, response, next) => {
        void catalogue(request, response, (error) => {
          if (error) next(error);
          else vite.middlewares(request, response, next);
        });
      },
    });
    composed.readiness.isReady = true;
    return composed.app;
  };

  let handler = await composeApp();
  httpServer.on('request', (request, response) => handler(request, response));
  await listen(httpServer, config.port, config.host, 'PORT');
  process.stdout.write(
    `\n  Site         ${config.publicUrl}\n  Components   ${config.publicUrl}/_ui\n  Back office  ${backofficeUrl}/docs\n\n`,
  );

  let timer: NodeJS.Timeout | undefined;
  const recompose = async () => {
    try {
      handler = await composeApp();
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      process.stderr.write(`${(error as Error).stack}\n`);
    }
  };
  vite.watcher.on('change', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void recompose(), RELOAD_AFTER_MS);
  });
}

/** The back office from its source, started anew whenever that changes. */
function startBackoffice(environment: Environment, config: Config): Promise<string> {
  const child = fork('backoffice/main.ts', [], {
    execArgv: ['--watch', '--watch-preserve-output'],
    env: { ...environment, BACKOFFICE_PORT: String(config.backofficePort), PUBLIC_URL: config.publicUrl },
  });
  // The watcher waits for its child, which leaves when the watcher has (backoffice/main.ts).
  process.on('exit', () => child.kill('SIGKILL'));
  // A process that a signal ends does not emit `exit`.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
  return new Promise((resolve, reject) => {
    child.on('message', (message: Record<string, string>) => {
      if (message['step']) process.stdout.write(`  ${message['step']}\n`);
      if (message['ready']) resolve(message['ready']);
      if (message['failed']) reject(new Error(message['failed']));
    });
  });
}

/** Styles stand in the head until the browser's own modules take them over: no flash, no reload on edits. */
function developmentAssets(server: ViteDevServer): FindAssets {
  return async (modules) => {
    const headHtml = await developmentStyles(server, [...STYLE_ROOTS, ...modules.map((path) => `/${path}`)]);
    return { css: [], modules: [], start: { src: '/client/entry-dev.ts' }, headHtml };
  };
}

await runScript(main);
