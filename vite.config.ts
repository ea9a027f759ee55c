import { parse } from '@formatjs/icu-messageformat-parser';
import { minify, type JsMinifyOptions } from '@swc/core';
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

/** Ahead of the bundler's own minifier, which sees less: together they leave two bytes in a hundred fewer. */
function minifiedTwice(): Plugin {
  const options: JsMinifyOptions = {
    module: true,
    compress: { ecma: 2022, passes: 3 },
    mangle: true,
  };
  return {
    name: 'minified-twice',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: (code) => minify(code, options),
  };
}

const SHARED = /\/(?:client|routes|shared|node_modules\/lucide)\//;
/** Shared by pages of several kinds, unused by home: the bundler chooses the chunk. */
const ALONE = [
  /\/client\/(?:components\/(?:appointment|product-figure|resend-form|signature-hero|swatches|ticket-form)|ui\/(?:carousel|combobox|switch|tabs))\//,
  /\/client\/(?:app\/intl\/(?:use|with)-message-group|components\/(?:links\/logout-form|search-field\/recent-searches))\b/,
  /\/client\/(?:components\/header\/(?:menu-push|user-menu)\.|ui\/layer\/(?!use-layer))/,
  /\/client\/(?:app\/\w+\/(?:run-action|focus-first-error|scroll|consent|link-interception|load-script|form-draft|session-expired|session-tabs|watch-session)|pages\/(?:common\/\w+\/(?:entity-page|find-matches|load-category|load-families|load-home|order-state|page-for-audience|read-favorites|send-ticket|static-page-paths)|[\w-]+\/[\w-]+\.ts$)|ui\/button\/busy-button)/,
  /\/routes\/(?:match-path|notices|return-path)\b/,
  /\/shared\/(?:api\/(?:cart|contacts|maps-service|orders|parts|sav|shipping|tickets)|site-path)\b/,
  /\/shared\/domain\/(?:attachments|iban|is-day|password|requested-lines)\b/,
];
/** Icons that home does not use. */
const ICONS =
  /\/icons\/(?:box|calculator|check|circle-question-mark|cog|download|file-text|heart|link|log-out|mail|maximize-2|minus|plus|play|printer|share-2|sliders-horizontal|timer|zoom-in|zoom-out)\b/;
/** Small modules of most kinds of pages: one file costs less than a dozen requests. */
const COMMON = [
  ICONS,
  /\/client\/ui\/(?:checkbox|field|number-field|select|text-field)\//,
  /\/client\/components\/articles\/article-(?:card|facts)\b/,
  /\/client\/(?:ui|components)\/(?:accordion|badge|banner|document-size|empty-state|pagination|text-link)\//,
];

/** Rules that a page and its loader share, and home does not use. */
const RULES_OF_PAGES =
  /\/shared\/(?:drawing\/(?:clearance|connection|dimension-(?:drawing|elements)|fixing|number-side)|domain\/(?:archive|favorite|figure-entry|heat|loyalty|own-media|sizing))/;

/** Chunks of pages of one kind. Each includes the modules that it imports, unless an earlier chunk has them. */
const KINDS: Record<string, RegExp> = {
  /** URLs of pushes, on categories and in articles. */
  push: /\/client\/components\/header\/push-url\b/,
  /** Two components that few pages show: a file each. */
  dialog: /\/client\/ui\/dialog\//,
  table: /\/client\/ui\/table\//,
  /** Help, and the emergency numbers that articles print as well: before chunks that would include them. */
  support:
    /\/client\/components\/(?:link-tiles\/|safety\/emergency-text|support\/)|\/shared\/domain\/(?:emergency-numbers|search-text)\b/,
  safety: /\/client\/components\/safety\/gas-safety\b/,
  /** The home pages of consumers and of professionals. */
  homes: /\/client\/components\/home\//,
  /** Editors' blocks, articles and their lists. */
  content:
    /\/client\/(?:components\/(?:articles\/(?!article-(?:card|facts))|blocks\b|share-bar\b)|pages\/(?:common\/title\/faq-data|articles|cms)\b)/,
  /** Components and actions of pages with forms; the calls of the cart, which belong to no page. */
  forms:
    /\/client\/(?:components\/(?:lead-page|post-form|address-fields\/(?:use-towns|town-fields))|ui\/(?:file-field|select\/select-field|stepper|radio-group))\b|\/shared\/api\/cart\b/,
  /** Shared by suggestions and results. */
  search:
    /\/client\/components\/(?:marked-text|search-hit)\/|\/shared\/domain\/text-keys\b|\/icons\/(?:compass|hard-hat|layout-grid|package|receipt|shopping-bag|tag)\b/,
  /** Promised dates, amounts and pictures of lines, in every step of an order and afterwards. */
  promise:
    /\/client\/(?:app\/intl\/use-money|components\/(?:delivery-promise|line-cover)\/)|\/shared\/domain\/(?:distance-text|opening-hours|promise-words)\b/,
  /** States of the stock, in the lists of spare parts and on the home page of professionals. */
  availability: /\/client\/components\/parts\/(?:availability|position-number)\b/,
  /** The locator of installers and stockists: its page and the dialog of the header. */
  locator:
    /\/client\/(?:pages\/locator|components\/(?:place-field|point-map|point-picker)\/(?!stockists-opener|france))|\/shared\/domain\/(?:french-holidays|geo-distance|map-projection|label-spots|rectangle)\b|\/icons\/locate/,
  /** An appliance before its wall: a late part of products, and the calculator. */
  room: /\/client\/components\/wall-figure\//,
  /** Shown by lists and products. */
  products:
    /\/client\/(?:app\/parts\/(?:followed|late-part)|pages\/(?:product(?!\/late-parts)|compare)|components\/(?:comparison|energy-label|favorites|quote|product-card\/(?:product-card|card-facts|variant-query)|dimension-drawing)\b)|\/shared\/domain\/(?:compared-ids|own-media-url)\b|\/icons\/printer\b/,
  /** Puts things into the cart, from products and parts. */
  'add-to-cart':
    /\/client\/components\/(?:add-to-cart\/(?!send-to-cart)|quantity-field\/)|\/shared\/domain\/(?:cart-(?:form|limits)|quantity|typed-text|plain-text)\b/,
  /** Numbers in the notations that people type: facets of lists, the question of a size, points of a cart. */
  numbers: /\/shared\/domain\/read-number\b/,
  /** Shared by the three pages of spare parts. */
  parts:
    /\/client\/(?:components\/parts|pages\/common\/load\/page-in-query)\b|\/shared\/(?:api\/parts|domain\/(?:added-lines|callouts))\b/,
  /** Facets, order and pages of a list. */
  listing:
    /\/client\/(?:pages\/common\/load\/list-request|components\/product-listing\b)|\/shared\/domain\/(?:facet-form|price-range|product-order)\b/,
  /** Heat demand of rooms: the calculator, worksites. */
  power: /\/client\/pages\/common\/load\/find-matches\b|\/shared\/domain\/heat\//,
  /** Proposals of an installer, on the pages of the installer and of the customer. */
  proposal: /\/client\/components\/proposal\/|\/shared\/domain\/proposal-totals\b/,
  /** Changes of a cart since its page was shown, in the last steps of an order. */
  'cart-changes':
    /\/client\/components\/(?:cart-changes\/|checkout\/checkout-blocked)|\/shared\/domain\/(?:cart-changes|order-form|shown-cart)\b/,
  /** The shop: parts, cart, and all steps of an order. */
  shop: /\/client\/(?:app\/\w+\/(?:use-autosave|watch-leaving)\b|components\/(?:address-fields\/(?!use-towns|town-fields)|(?:cart-codes\/|checkout\/checkout-steps|chronopost\/|relay-picker\/))|pages\/(?:(?:cart|delivery)\/|find-chronopost))|\/shared\/domain\/(?:time-left|carriers|cart-errors|checkout|chronopost|postcodes|working-days)/,
  /** Placed orders, in lists and one by one. */
  orders: /\/client\/components\/orders\/|\/shared\/domain\/order-status\b/,
  /** The last steps of an order. */
  placing:
    /\/client\/(?:components\/order-overview|pages\/common\/order\/(?:find-order|order-meta|order-paths|place-order))\b/,
  /** The pages behind the login, and the login. */
  account:
    /\/client\/(?:components\/(?:account\/|failure\/unavailable-notice)|ui\/password-field\/|pages\/common\/\w+\/(?:account-meta|own-customer|unavailable)\b)|\/shared\/(?:api\/(?:accounts|benefits|customers|followed-orders|projects|sessions)|domain\/(?:address-uses|siret))\b/,
};
/** Routes and messages of the pages behind the login. */
const ACCOUNT_LISTS = /\/(?:routes\/account-pages|client\/app\/intl\/account-messages)\b/;
/** Parts of a product’s page that are loaded after it: one file for all. */
const PRODUCT_LATE =
  /\/client\/pages\/product\/(?:[\w/-]+\.late\.tsx|near\/near-form\.tsx|sizing\/[\w-]+\.tsx?|(?:documents|product-worksites|story|technical-table|near\/near-section|range\/range-section|sizing\/sizing)\.module\.css)/;
/** The dimension drawing with its legend: later than the gallery on the page of a product, at once in its 3D view. */
const DRAWING_LATE =
  /\/shared\/drawing\/(?:clearance|connection)|\/client\/components\/dimension-drawing\/(?:clearances|connection-table|dimension-drawing-section)\.tsx/;
const OWN_FILES = [ACCOUNT_LISTS, PRODUCT_LATE, ...ALONE, ...COMMON, RULES_OF_PAGES, ...Object.values(KINDS)];

/**
 * Few files compress better than many: one for modules of most pages, one for their libraries. Shared modules that home
 * does not use have separate files.
 */
const CHUNKS = [
  {
    name: 'libraries',
    priority: 2,
    test: /node_modules\/(?:react|react-dom|scheduler|mobx|mobx-react-lite|react-intl|@formatjs|intl-messageformat|@loadable)\//,
  },
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && !OWN_FILES.some((files) => files.test(id)),
    minShareCount: 2,
    priority: 1,
  },
  // One list more would be one more to wait for.
  { name: 'account-pages', test: ACCOUNT_LISTS, priority: 1 },
  { name: 'product-late', test: PRODUCT_LATE, priority: 2, includeDependenciesRecursively: false },
  { name: 'drawing-late', test: DRAWING_LATE, priority: 2, includeDependenciesRecursively: false },
  // Before any group that would take it along.
  { name: 'static-page-paths', test: /\/client\/pages\/common\/load\/static-page-paths/, priority: 1 },
  {
    name: 'common',
    test: (id: string) => COMMON.some((files) => files.test(id)),
    minShareCount: 2,
    priority: 1,
  },
  ...Object.entries(KINDS).map(([name, test]) => ({
    name,
    test,
    minShareCount: 2,
  })),
];

/** Pages carry the names of all files they may ask for: 42 bits of hash tell builds apart as well as 48 do. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

const NO_MESH_DECODER = 'client/pages/product-ar/no-mesh-decoder.ts';
const HDR_LOADER = 'client/pages/product-ar/hdr-loader.ts';
const NO_STATICS = 'client/app/parts/no-statics.ts';

/** A program of Node, started as `main.js` of its folder. A running one still needs what a former build left. */
function programBuild(entry: string) {
  return {
    emptyOutDir: false,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: entry },
      output: { assetFileNames: NAMES.assetFileNames },
    },
  };
}

/**
 * Bundled into the storefront's server: they consist of hundreds of small files, which are most of what a start waits
 * for, and its production install goes without them. The development server bundles only those that are ES modules.
 */
const BUNDLED = /^(?:@base-ui|lucide|zod)(?:\/|$)/;
const BUNDLED_WITH_THEIRS =
  /^(?:@base-ui|@babel\/runtime|@floating-ui|lucide|reselect|use-sync-external-store|zod)(?:\/|$)/;
/** Bundled into the back office, for the same reasons. */
const BUNDLED_BACKOFFICE = /^(?:kysely|react|react-router|three|zod)(?:\/|$)/;

/** Hot reload would run the entry again after a change of what it imports, and hydrate the page twice: it reloads the page. */
const WITHOUT_REFRESH = [/\/node_modules\//, /\/client\/entry\.tsx$/];

export default defineConfig(({ command }) => ({
  plugins: [parsedMessages(), withoutMessageParser(), react({ exclude: WITHOUT_REFRESH }), minifiedTwice()],
  appType: 'custom',
  publicDir: false,
  resolve: {
    // Models are plain: nothing of the site runs WebAssembly, which its policy forbids. Components carry no statics.
    alias: {
      'three/examples/jsm/libs/meshopt_decoder.module.js': `${import.meta.dirname}/${NO_MESH_DECODER}`,
      'three/examples/jsm/loaders/RGBELoader.js': `${import.meta.dirname}/${HDR_LOADER}`,
      'hoist-non-react-statics': `${import.meta.dirname}/${NO_STATICS}`,
    },
  },
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // `scripts/checks/bundle-size.ts` limits what a page loads.
    chunkSizeWarningLimit: 100_000,
    modulePreload: {
      polyfill: false,
      // A page's code comes while its data does: only what asks for the data has to be there at once.
      resolveDependencies: (file, needed) => (file.includes('-page-') ? [] : needed),
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // A server that runs still needs what a former build left (scripts/former-builds.ts).
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          input: ['client/start.ts', 'client/entry.tsx'],
          output: { ...NAMES, codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [command === 'build' ? BUNDLED_WITH_THEIRS : BUNDLED] },
      build: { ...programBuild('server/main.ts'), outDir: 'dist/server' },
    },
    backoffice: {
      consumer: 'server',
      resolve: { noExternal: [BUNDLED_BACKOFFICE] },
      build: { ...programBuild('backoffice/main.ts'), outDir: 'dist/backoffice' },
    },
  },
  builder: {},
}));
