import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as RenderModule from '#client/design-system/render-design-system.tsx';
import { createDesignSystemHandler } from './design-system-handler.ts';

const FOLDER = join('.cache', 'design-system');
export const DESIGN_SYSTEM_FILES = join(FOLDER, 'client');
const ENTRY = 'client/design-system/design-system-entry.tsx';

type Manifest = Record<string, { file: string; css?: string[] }>;

/** Builds the design system pages into their own folder, like the site, and returns their request handler. */
export async function buildDesignSystem() {
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
    build: { ...shared, outDir: DESIGN_SYSTEM_FILES, manifest: true, rolldownOptions: { input: ENTRY } },
  });
  const server = join(FOLDER, 'server');
  await build({
    ...common,
    build: {
      ...shared,
      outDir: server,
      ssr: 'client/design-system/render-design-system.tsx',
      copyPublicDir: false,
    },
  });
  const path = join(DESIGN_SYSTEM_FILES, '.vite', 'manifest.json');
  const { [ENTRY]: entry } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  if (!entry) throw new Error('The build of the design system has no entry.');
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const head = `${styles.join('')}<script type="module" src="/${entry.file}"></script></head>`;
  const module = pathToFileURL(resolve(server, 'render-design-system.js')).href;
  return createDesignSystemHandler({
    load: async () => (await import(module)) as typeof RenderModule,
    complete: async (html) => html.replace('</head>', head),
  });
}
