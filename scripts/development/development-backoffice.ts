import type { Writable } from 'node:stream';
import { createBackoffice } from '#backoffice/create-backoffice.ts';
import type { Config, Environment } from '#server/config.ts';

export type DevelopmentBackoffice = {
  url: string;
  /**
   * Stops the process and starts it from the current sources, on the same data. It stays down if these do
   * not start.
   */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  environment: Environment;
  config: Config;
  log: Writable;
  onStep: (step: string) => void;
  onNotice: (lines: string) => void;
};

/** Runs the back office from its sources, in its own process. @throws in one sentence why it cannot start */
export async function startDevelopmentBackoffice(options: Options): Promise<DevelopmentBackoffice> {
  const { environment, config, log, onStep, onNotice } = options;
  const start = (report?: (step: string) => void) =>
    createBackoffice({
      entry: 'backoffice/main.ts',
      env: {
        ...environment,
        BACKOFFICE_PORT: String(config.backofficePort),
        PUBLIC_URL: config.publicUrl,
        // The storefront logs each page: the calls that a page makes would hide that line.
        LOG_LEVEL: environment['LOG_LEVEL'] || 'warn',
      },
      log,
      onNotice,
      ...(report && { onStep: report }),
    });
  let current = await start(onStep);
  const site = {
    url: current.url,
    restart: async () => {
      const started = performance.now();
      await current.close();
      try {
        current = await start();
        site.url = current.url;
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        process.stdout.write(`  Back office restarted in ${seconds} s\n`);
      } catch (error) {
        process.stderr.write(`${(error as Error).message} It starts again when a file changes.\n`);
      }
    },
    close: () => current.close(),
  };
  return site;
}

/** Returns whether the back office runs this file (scripts/checks/import-rules-table.ts). */
export function isBackofficeSource(path: string): boolean {
  return /^(?:backoffice|redirects|routes|shared)\/.*\.(?:ts|json)$/.test(path);
}
