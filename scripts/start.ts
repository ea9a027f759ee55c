import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readEnvironment } from '#server/config.ts';
import { findMisspeltNames } from '#shared/variables/misspelt-names.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { requireStart } from './require-start.ts';
import { runScript } from './run-script.ts';
import { withDemoShop } from './with-demo-shop.ts';

/** `npm start`: builds if the sources have changed since the last build, then serves the demo shop. */
async function main(): Promise<void> {
  const environment = withDemoShop(readEnvironment());
  // Before the build, which takes time.
  findMisspeltNames(environment);
  await requireStart(environment);
  if (isBuildStale()) {
    const started = performance.now();
    await buildSite();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`  ${'Building the site'.padEnd(36, '.')} ${seconds} s\n`);
  }
  const server = spawn(process.execPath, [join('dist', 'server', 'main.js')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_DATA: environment['DEMO_DATA'],
      // The steps of the start stay readable; a variable shows each request.
      LOG_LEVEL: environment['LOG_LEVEL'] || 'warn',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
}

await runScript(main);
