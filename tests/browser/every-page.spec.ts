import { expect, type Page } from '@playwright/test';
import type { ExamplePage } from '#scripts/examples/example-pages.ts';
import { findStructureFindings } from '#tests/support/markup/find-structure-findings.ts';
import { localeOfPath } from '#shared/locale.ts';
import { hasAllLooks } from '#tests/support/looks.ts';
import { testEveryPage } from './support/every-page.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { findHiddenFocus, LOW, startWalk } from './support/find-hidden-focus.ts';
import { findMotion } from './support/find-motion.ts';
import { findPictureFindings } from './support/find-picture-findings.ts';
import { findSpacingFindings } from './support/find-spacing-findings.ts';
import { findTargetFindings } from './support/find-target-findings.ts';
import { lengthenWords } from './support/lengthen-words.ts';
import { pageText } from './support/page-text.ts';
import { DESKTOP, overflow, PHONE, REFLOW, TABLET } from './support/screen-sizes.ts';

const LAPTOP = { width: 1280, height: 800 };
/**
 * Pages that change without input: a loading model, names on a map, a countdown. They have their own tests.
 */
const CHANGES_BY_ITSELF = /-ar-|^store-locator-|^signup-confirmation-/;
/** One page per header and footer: consumer, professional, logged in, signature line. */
const HAS_A_FRAME = /^(?:index|my-account|signature)-/;
/** Pages of a kind are divided between the languages, and so are the slow window sizes. */
const SIZES = { fr: DESKTOP, en: PHONE };
/** Windows, with the number of tab stops tested in each. */
const ALL_WALKS = [
  [DESKTOP, 60],
  [PHONE, 60],
  [LOW, 60],
] as const;

/** One visit for all checks, because opening hundreds of pages is slow. */
testEveryPage(
  '[RT-01] hydrates to the words the server sent; has pictures that fit their places; fits its window, with large letters, spaced text and long words too; is built as WCAG and RGAA ask; nothing moves that need not; the focus is in sight; nothing for axe to find, on a desktop in French, on a phone in English',
  async (page, example, { html, isFirst }) => {
    await lookAtWords(page, example, html);
    if (isFirst) await lookAtPictures(page, example);
    for (const size of [page.viewportSize() ?? DESKTOP, REFLOW]) await lookForOverflow(page, example, size);
    await lookClosely(page, example);
  },
);

const localeOf = ({ path }: ExamplePage) => localeOfPath(new URL(path).pathname);

async function lookAtWords(page: Page, example: ExamplePage, html: string): Promise<void> {
  const { label } = example;
  const sent = await pageText(page, html);
  expect(sent.length, label).toBeGreaterThan(30);
  if (!CHANGES_BY_ITSELF.test(label)) expect(await pageText(page), label).toBe(sent);
  expect.soft(findStructureFindings(html), `${label}: structure`).toEqual([]);
  await expect(page.locator('html'), label).toHaveAttribute('lang', localeOf(example));
  await expect(page.getByRole('heading', { level: 1 }), label).toHaveCount(1);
  expect(await page.title(), label).toContain('Âtre');
  // Quirks mode would change the layout, such as colours in tables.
  expect(await page.evaluate(() => document.compatMode), label).toBe('CSS1Compat');
}

async function lookClosely(page: Page, example: ExamplePage): Promise<void> {
  const { label } = example;
  const sizes = hasAllLooks ? [TABLET, PHONE, DESKTOP] : [SIZES[localeOf(example)]];
  for (const size of sizes) await lookForOverflow(page, example, size);
  const part = hasAllLooks || HAS_A_FRAME.test(label) ? undefined : OWN_PART;
  expect.soft(await findAxeFindings(page, part), `${label}: axe`).toEqual([]);
  // Without motion from here on, so that measurements are stable.
  await lookForMotion(page, example);
  await lookAtFocus(page, example);
  await checkLargeText(page, example);
  await page.setViewportSize(PHONE);
  expect.soft(await findTargetFindings(page), `${label}: what is touched`).toEqual([]);
  expect.soft(await findSpacingFindings(page), `${label}: spaced text`).toEqual([]);
  await lookAtLongWords(page, example, sizes);
  await page.emulateMedia({ reducedMotion: null });
}

/** Only on a first visit: a browser reuses any cached picture, however large. */
async function lookAtPictures(page: Page, { label }: ExamplePage): Promise<void> {
  expect
    .soft(await findPictureFindings(page), `${label}: pictures more than twice as wide as shown`)
    .toEqual([]);
}

async function lookForOverflow(page: Page, { label }: ExamplePage, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  expect.soft(await overflow(page), `${label} at ${size.width} px`).toBeLessThanOrEqual(0);
}

async function lookForMotion(page: Page, { label }: ExamplePage): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findMotion(page), `${label}: motion`).toEqual([]);
}

/**
 * First and last tab stops of the page's main part, in the lowest window and in a usual one. Header,
 * footer, bars and layers have their own test (focus-in-sight.spec.ts).
 */
async function lookAtFocus(page: Page, example: ExamplePage): Promise<void> {
  const { label } = example;
  for (const [size, stops] of hasAllLooks
    ? ALL_WALKS
    : ([
        [LOW, 4],
        [SIZES[localeOf(example)], 2],
      ] as const)) {
    await page.setViewportSize(size);
    await startWalk(page, 'main', 'start');
    const found = await findHiddenFocus(page, { key: 'Tab', stops });
    await startWalk(page, 'main', 'end');
    found.push(...(await findHiddenFocus(page, { key: 'Shift+Tab', stops })));
    expect.soft(found, `${label}: focus out of sight at ${size.width} × ${size.height} px`).toEqual([]);
  }
}

async function checkLargeText(page: Page, { label }: ExamplePage): Promise<void> {
  await enlargeText(page, '200%');
  await page.setViewportSize(LAPTOP);
  expect.soft(await overflow(page), `${label}: letters of 200 %`).toBeLessThanOrEqual(0);
  await enlargeText(page, '');
}

/** Runs last, because it changes the text of the page. */
async function lookAtLongWords(page: Page, { label }: ExamplePage, sizes: (typeof PHONE)[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await lengthenWords(page), `${label}: long words at ${size.width} px`).toEqual([]);
    expect.soft(await overflow(page), `${label}: long words at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}
