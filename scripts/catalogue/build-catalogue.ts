import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as RenderModule from '#client/catalogue/render-catalogue.tsx';
import { createCatalogueHandler } from './catalogue-handler.ts';

const FOLDER = join('.cache', 'catalogue');
export const CATALOGUE_FILES = join(FOLDER, 'client');
const ENTRY = 'client/catalogue/catalogue-entry.tsx';

type Manifest = Record<string, { file: string; css?: string[] }>;

/** Builds the design system pages into their own folder, like the site, and returns their request handler. */
export async function buildCatalogue() {
  process.env['NODE_ENV'] = 'production';
  const common: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    publicDir: 'client/public',
    plugins: [react()],
    css: { transformer: 'lightningcss' },
  };
  const shared = { emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' };
  await build({
    ...common,
    build: { ...shared, outDir: CATALOGUE_FILES, manifest: true, rolldownOptions: { input: ENTRY } },
  });
  const server = join(FOLDER, 'server');
  await build({
    ...common,
    build: { ...shared, outDir: server, ssr: 'client/catalogue/render-catalogue.tsx', copyPublicDir: false },
  });
  const path = join(CATALOGUE_FILES, '.vite', 'manifest.json');
  const { [ENTRY]: entry } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  if (!entry) throw new Error('The build of the catalogue has no entry.');
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const head = `${styles.join('')}<script type="module" src="/${entry.file}"></script></head>`;
  const module = pathToFileURL(resolve(server, 'render-catalogue.js')).href;
  return createCatalogueHandler({
    load: async () => (await import(module)) as typeof RenderModule,
    complete: async (html) => html.replace('</head>', head),
  });
}
