import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';

/** `npm start`: builds if the sources have changed since the last build, then serves. */
if (isBuildStale()) {
  const started = performance.now();
  await buildSite();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  ${'Building the site'.padEnd(36, '.')} ${seconds} s\n`);
}

const server = spawn(process.execPath, [join('dist', 'server', 'main.js')], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));
