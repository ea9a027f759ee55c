import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { localeOfPath } from '#shared/locale.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { createExampleFinder, MISSING_PAGES, type ExamplePage } from './examples/example-pages.ts';
import { logIn } from './examples/log-in.ts';
import { PAGE_KINDS } from './examples/page-kinds.ts';
import { launchChromium } from './launch-chromium.ts';
import { startBuiltSite, startClosedSite } from './start-built-site.ts';

/**
 * `npm run screens [-- words]`: takes screenshots of every kind of page in the route table, in both
 * languages, for both audiences, at four widths and in print, into .cache/screens.
 * Words select by label. A route without an example is a failure.
 */
const FOLDER = join('.cache', 'screens');
const WIDTHS = [390, 820, 1440, 1920];
const HEIGHT = 900;

if (isBuildStale()) await buildSite();
mkdirSync(FOLDER, { recursive: true });
const words = process.argv.slice(2);
const open = await startBuiltSite();
const closed = await startClosedSite(open);
const browser = await launchChromium();
try {
  const find = await createExampleFinder(open.url);
  const examples = [...(await Promise.all(PAGE_KINDS.map(find))).flat(), ...MISSING_PAGES];
  const requested = examples.filter(
    ({ label }) => words.length === 0 || words.some((word) => label.includes(word)),
  );
  for (const example of requested) {
    await takeScreens(browser, (example.site === 'closed' ? closed : open).url, example);
    process.stdout.write(`${example.label}\n`);
  }
} finally {
  await browser.close();
  await closed.stop();
  await open.stop();
}

async function takeScreens(
  from: Browser,
  siteUrl: string,
  { label, path, status, account }: ExamplePage,
): Promise<void> {
  const locale = localeOfPath(path) === 'en' ? 'en-GB' : 'fr-FR';
  const page = await from.newPage({
    viewport: { width: 1440, height: HEIGHT },
    locale,
    reducedMotion: 'reduce',
  });
  if (account) await page.context().addCookies(await logIn(siteUrl, account));
  const response = await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  if (response?.status() !== status)
    throw new Error(`${path} returns ${response?.status()} instead of ${status}.`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(showEverything);
    await page.screenshot({ path: join(FOLDER, `${label}-${width}.png`), fullPage: true });
  }
  await page.pdf({ path: join(FOLDER, `${label}.pdf`), format: 'A4', printBackground: false });
  await page.close();
}

/** Loads lazy pictures and typefaces, which browsers fetch on scroll and on first use. */
async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
