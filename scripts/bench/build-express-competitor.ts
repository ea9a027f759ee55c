import { join } from 'node:path';
import { build } from 'vite';

const FOLDER = join('.cache', 'competitors', 'express');

/** Compiles the JSX of the Express competitor, which Node cannot read. Returns the path of the compiled file. */
export async function buildExpressCompetitor(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join('tests', 'competitors', 'express', 'server.tsx'), outDir: FOLDER },
  });
  return join(FOLDER, 'server.js');
}
