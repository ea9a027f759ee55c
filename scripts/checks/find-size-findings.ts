import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createManifestAssets, type Manifest } from '#server/render/assets.ts';

const FOLDER = join('dist', 'client');
const KILOBYTE = 1000;

/** Budgets in kilobytes of brotli and in numbers of files (docs/reports/performance.md gives the figures reached). */
export const BUDGETS = {
  /**
   * Includes the code that every page needs to survive a browser's translation, input before hydration and
   * a failing section: 5 kB above the target of 115 kB.
   */
  homeScripts: 120,
  /** Category pages: with home, the 136 kB of before. Other pages may load forms, tables and cart results. */
  categoryScripts: 16.3,
  /** Products have the search for contacts near a place, whose results are loaded on demand. */
  productScripts: 18,
  otherPageScripts: 30,
  /**
   * The delivery step has relay points with opening hours, the list of their map, order references, and
   * writes that outlive the page.
   */
  deliveryScripts: 37,
  pageStyles: 25,
  /** Scripts and style sheets: each is a request, and its overhead does not depend on its size. */
  categoryPageFiles: 20,
  /** Two more: the style sheets of the parts that load late, of which the calculator shares one. */
  productPageFiles: 22,
  otherPageFiles: 34,
  fonts: 70,
  /** model-viewer with three, which augmented-reality pages fetch when the model scrolls into view. */
  viewer: 240,
} as const;

/** Each kind of page with the messages that it loads. */
const PAGES = [
  ['home', 'fr'],
  ['pro-home', 'fr', 'professional.fr', 'parts.fr', 'orders.fr'],
  ['category', 'fr', 'products.fr'],
  ['signature-category', 'fr', 'products.fr'],
  ['signature-landing', 'fr', 'content.fr', 'products.fr'],
  ['product', 'fr', 'products.fr', 'basket.fr'],
  ['results', 'fr', 'products.fr', 'search.fr'],
  ['compare', 'fr', 'products.fr', 'compare.fr'],
  ['cms', 'fr', 'content.fr'],
  ['articles', 'fr', 'content.fr'],
  ['sitemap', 'fr', 'content.fr'],
  ['support-faq', 'fr', 'support.fr'],
  ['sav', 'fr', 'support.fr', 'forms.fr'],
  ['fault', 'fr', 'support.fr'],
  ['product-ar', 'fr', 'products.fr', 'ar.fr', 'sizing.fr'],
  ['contact', 'fr', 'contact.fr'],
  ['contact-form', 'fr', 'forms.fr', 'contact.fr', 'ticket.fr'],
  ['landing', 'fr', 'forms.fr', 'ticket.fr', 'quote.fr'],
  ['documents', 'fr', 'products.fr', 'documents.fr'],
  ['power-calculator', 'fr', 'power.fr'],
  ['login', 'fr', 'forms.fr', 'account.fr'],
  ['signup', 'fr', 'forms.fr', 'signup.fr'],
  ['my-account', 'fr', 'forms.fr', 'account.fr', 'profile.fr', 'orders.fr'],
  ['spare-parts', 'fr', 'forms.fr', 'parts.fr', 'basket.fr'],
  ['exploded-view', 'fr', 'parts.fr', 'schema.fr', 'basket.fr'],
  ['cart', 'fr', 'cart.fr', 'chronopost.fr', 'forms.fr'],
  ['delivery', 'fr', 'forms.fr', 'account.fr', 'locator.fr', 'checkout.fr', 'chronopost.fr', 'relays.fr'],
  ['order-summary', 'fr', 'forms.fr', 'checkout.fr', 'order.fr'],
  ['order', 'fr', 'forms.fr', 'account.fr', 'orders.fr', 'followed.fr'],
] as const;

/**
 * Compressed size that a visitor fetches before each kind of page is interactive, compared with its budget.
 */
export function findSizeFindings(): {
  measured: { page: string; scripts: number; styles: number; files: number }[];
  fonts: number;
  viewer: number;
  lines: string[];
  findings: string[];
} {
  const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const measured = PAGES.map(([page, ...texts]) => measure(manifest, page, texts));
  const home = measured[0]?.scripts ?? 0;
  const fonts = fontBytes(manifest);
  const viewer = viewerSize(manifest);
  const findings = [
    ...over('scripts of home', home, BUDGETS.homeScripts),
    ...measured
      .slice(1)
      .flatMap(({ page, scripts }) =>
        over(`scripts of ${page}`, scripts, BUDGETS.homeScripts + budgetOf(page)),
      ),
    ...measured.flatMap(({ page, styles }) => over(`styles of ${page}`, styles, BUDGETS.pageStyles)),
    ...measured.flatMap(({ page, files }) => over(`code of ${page}`, files, filesBudgetOf(page), 'files')),
    ...over('fonts', fonts, BUDGETS.fonts),
    ...over('the viewer of models', viewer, BUDGETS.viewer),
  ];
  const lines = measured.map(
    ({ page, scripts, styles, files }) =>
      `${page.padEnd(10)} scripts ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB, ${files} files`,
  );
  return {
    measured,
    fonts,
    viewer,
    lines: [...lines, `fonts      ${fonts.toFixed(1)} kB`, `viewer     scripts ${viewer.toFixed(1)} kB`],
    findings,
  };
}

function budgetOf(page: string): number {
  if (page === 'delivery') return BUDGETS.deliveryScripts;
  if (page === 'category') return BUDGETS.categoryScripts;
  return page === 'product' ? BUDGETS.productScripts : BUDGETS.otherPageScripts;
}

function filesBudgetOf(page: string): number {
  if (page === 'product') return BUDGETS.productPageFiles;
  return page === 'category' ? BUDGETS.categoryPageFiles : BUDGETS.otherPageFiles;
}

function measure(manifest: Manifest, page: string, texts: readonly string[]) {
  const find = createManifestAssets(manifest, (file) => readFileSync(join(FOLDER, file)));
  const { css, start, modules } = find([
    `client/pages/${page}/${page}-page.tsx`,
    ...texts.map((name) => `locales/${name}.json`),
  ]);
  const scripts = [start.src, ...modules.map(({ href }) => href)];
  return { page, scripts: total(scripts), styles: total(css), files: scripts.length + css.length };
}

function total(files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(FOLDER, `${file}.br`)).size, 0) / KILOBYTE;
}

/** @throws when the viewer is not a separate file, which means that a page bundles it */
function viewerSize(manifest: Manifest): number {
  const key = Object.keys(manifest).find((name) => name.endsWith('@google/model-viewer/lib/model-viewer.js'));
  const chunk = key === undefined ? undefined : manifest[key];
  if (!chunk) throw new Error('The viewer of models has no file of its own.');
  return total([`/${chunk.file}`]);
}

/** Fonts of this build: the folder may contain files of former builds. */
function fontBytes(manifest: Manifest): number {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  return fonts.reduce((sum, { file }) => sum + statSync(join(FOLDER, file)).size, 0) / KILOBYTE;
}

function over(what: string, size: number, budget: number, unit = 'kB'): string[] {
  // Compares whole bytes: a difference of two sizes is off by 1e-14 kB.
  return Math.round(size * KILOBYTE) > budget * KILOBYTE
    ? [`${what}: ${Number(size.toFixed(1))} ${unit}, budget ${budget} ${unit}`]
    : [];
}
