import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the web application of operators into `dist/admin`, where the back office reads it, and again after each
 * change. An error is printed and leaves the former build.
 */
export async function watchAdmin(): Promise<void> {
  await build({
    configFile: join('admin', 'vite.config.ts'),
    logLevel: 'warn',
    build: { watch: {} },
  });
}
