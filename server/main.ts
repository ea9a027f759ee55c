import { fileURLToPath } from 'node:url';
import { readEnvironment, readEnvironmentAgain } from './config.ts';
import { createBuiltAssets } from './render/assets.ts';
import { startStorefront, type Storefront } from './start-storefront.ts';
import { nameBuild } from './name-build.ts';
import { logSteps } from './log-steps.ts';

/** New requests are still served for this long after SIGTERM, until load balancers have noticed. */
const DRAIN_DELAY_MS = 5000;
const FORCED_EXIT_MS = 15_000;

async function main(): Promise<void> {
  const steps = logSteps();
  const staticFolder = fileURLToPath(new URL('../client', import.meta.url));
  const storefront = await startStorefront({
    environment: readEnvironment(),
    readAgain: readEnvironmentAgain,
    findAssets: createBuiltAssets(staticFolder),
    backoffice: { entry: fileURLToPath(new URL('../backoffice/main.js', import.meta.url)) },
    staticFolder,
    build: nameBuild(fileURLToPath(new URL('.', import.meta.url)), staticFolder),
    onStep: steps.next,
    onNotice: steps.notice,
  });
  steps.end(storefront);
  process.on('SIGHUP', storefront.reload);
  // A signal may come twice, to the process group and passed on by a parent.
  let isShuttingDown = false;
  const shutdownOnce = (after: number) => {
    if (!isShuttingDown) shutdown(storefront, after);
    isShuttingDown = true;
  };
  process.on('SIGTERM', () => shutdownOnce(DRAIN_DELAY_MS));
  process.on('SIGINT', () => shutdownOnce(0));
}

function shutdown(storefront: Storefront, after: number): void {
  storefront.shutdown();
  setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
  setTimeout(() => void storefront.close().then(() => process.exit(0)), after);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
