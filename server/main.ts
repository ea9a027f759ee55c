import { fileURLToPath } from 'node:url';
import { readEnvironment, readEnvironmentAgain } from './config.ts';
import { createBuiltAssets } from './render/assets.ts';
import { startStorefront, type Storefront } from './start-storefront.ts';
import { nameBuild } from './name-build.ts';
import { tellSteps } from './tell-steps.ts';

/** How long new requests are still served after SIGTERM, until balancers have noticed. */
const LEAVING_MS = 5000;
const LAST_MOMENT_MS = 15_000;

/** The storefront's process, from a build. */
async function main(): Promise<void> {
  const steps = tellSteps();
  const staticFolder = fileURLToPath(new URL('../client', import.meta.url));
  const storefront = await startStorefront({
    environment: readEnvironment(),
    readAgain: readEnvironmentAgain,
    findAssets: createBuiltAssets(staticFolder),
    backoffice: { entry: fileURLToPath(new URL('../backoffice/main.js', import.meta.url)) },
    staticFolder,
    build: nameBuild(fileURLToPath(new URL('.', import.meta.url)), staticFolder),
    onStep: steps.next,
  });
  steps.end(storefront);
  process.on('SIGHUP', storefront.reload);
  // Told twice, by a group's signal and by whoever passes it on, it still leaves once.
  let isLeaving = false;
  const leaveOnce = (after: number) => {
    if (!isLeaving) leave(storefront, after);
    isLeaving = true;
  };
  process.on('SIGTERM', () => leaveOnce(LEAVING_MS));
  process.on('SIGINT', () => leaveOnce(0));
}

function leave(storefront: Storefront, after: number): void {
  storefront.leave();
  setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
  setTimeout(() => void storefront.close().then(() => process.exit(0)), after);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
