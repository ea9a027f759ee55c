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
/** Editors' blocks, and how the signature line opens. */
const CONTENT = /\/client\/(?:components\/(?:blocks|signature-hero)|ui\/(?:accordion|table))\//;
/** What lists and products show. */
const PRODUCTS =
  /\/client\/(?:pages\/(?:product|compare|list-request)|components\/(?:comparison|document-size|energy-label|product-card\/product-card|product-listing|product-plan)\b|ui\/(?:pagination|select)\/)/;

/** What forms are made of. */
const FORMS = /\/client\/ui\/(?:banner|checkbox|empty-state|field|number-field|radio-group|text-field)\//;
/** Rules that a page and its loader share, and home does without. */
const RULES_OF_PAGES = /\/shared\/(?:drawing\/(?:plan|fixing)|domain\/(?:archive|heat))/;

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
      SHARED.test(id) &&
      !CONTENT.test(id) &&
      !PRODUCTS.test(id) &&
      !RULES_OF_PAGES.test(id) &&
      !FORMS.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'content', test: CONTENT, minShareCount: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
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
