import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Message catalogues are parsed when the site is built, so that no visitor pays for the parser. */
function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/locales\/(?:\w+\.)?(?:fr|en)\.json$/.test(id)) return null;
      const messages = Object.entries(JSON.parse(code) as Record<string, string>);
      const parsed = Object.fromEntries(
        messages.map(([key, text]) => [key, parse(text, { captureLocation: false })]),
      );
      return { code: JSON.stringify(parsed), map: null };
    },
  };
}

/** Parsed messages need no parser in the browser. */
function withoutMessageParser(): Plugin {
  return {
    name: 'without-message-parser',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (source !== '@formatjs/icu-messageformat-parser') return null;
      return this.resolve(`${source}/no-parser.js`, importer, { skipSelf: true });
    },
  };
}

const SHARED = /\/(?:client|routes|shared|node_modules\/lucide-react)\//;
/** What pages with forms show, and what takes the forms. */
const FORMS =
  /\/(?:client\/(?:components\/post-form|app\/(?:enter-action|focus-fault)|ui\/(?:text-field|field|checkbox|radio-group|file-field|select\/select-field|stepper))|shared\/form-state)\b/;
/** What support pages show. */
const SUPPORT = /\/client\/(?:components\/support\/|ui\/text-link\/)|\/shared\/domain\/search-text\b/;
/** Editors' blocks, articles and their lists. */
const CONTENT = /\/client\/(?:components\/(?:articles|blocks|share-bar)|pages\/(?:faq-data|articles|cms))\b/;
/** What few pages of different kinds share: a file each. */
const ALONE =
  /\/client\/(?:components\/signature-hero|pages\/entity-page|ui\/(?:accordion|banner|carousel|empty-state|pagination|switch|table|tabs))\b/;
/** What lists and products show. */
const PRODUCTS =
  /\/client\/(?:pages\/(?:product|compare|list-request)|components\/(?:comparison|energy-label|product-card\/product-card|product-listing|product-plan)\b|ui\/select\/)/;

/**
 * Few files compress better than many: what most pages share is one, the libraries they stand on another. What pages
 * share that the home page does without has files of its own.
 */
const CHUNKS = [
  {
    name: 'libraries',
    priority: 2,
    test: /node_modules\/(?:react|react-dom|scheduler|mobx|mobx-react-lite|react-intl|@formatjs|intl-messageformat|@loadable|hoist-non-react-statics|react-is)\//,
  },
  {
    name: 'shared',
    test: (id: string) =>
      SHARED.test(id) && ![ALONE, CONTENT, FORMS, PRODUCTS, SUPPORT].some((other) => other.test(id)),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'content', test: CONTENT, minShareCount: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  { name: 'support', test: SUPPORT, minShareCount: 2 },
  {
    name: 'products',
    test: (id: string) => PRODUCTS.test(id) && !id.includes('/product-plan/'),
    minShareCount: 2,
  },
];

const NO_MESH_DECODER = 'client/pages/product-ar/no-mesh-decoder.ts';

export default defineConfig({
  plugins: [parsedMessages(), withoutMessageParser(), react()],
  appType: 'custom',
  publicDir: 'client/public',
  resolve: {
    // Models are plain: nothing of the site runs WebAssembly, which its policy forbids.
    alias: {
      'three/examples/jsm/libs/meshopt_decoder.module.js': `${import.meta.dirname}/${NO_MESH_DECODER}`,
    },
  },
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        sourcemap: 'hidden',
        rolldownOptions: { input: 'client/entry.tsx', output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { main: 'server/main.ts', backoffice: 'backoffice/main.ts' } },
      },
    },
  },
  builder: {},
});
