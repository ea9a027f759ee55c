import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Selectors of a part of the page. */
type Part = string | { include: string; exclude: string };

/** A page without header and footer, which are checked on the home pages: halves the work of axe. */
export const OWN_PART: Part = { include: 'html', exclude: 'header:has(~ main), main ~ footer' };

/** The minified build, half the size of the package's default source. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 A and AA, the French RGAA, best practices, and experimental rules. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'RGAAv4',
  'best-practice',
  'experimental',
];
/** The 3D viewer has a focusable picture in its shadow tree; the buttons beside it do the same. */
const OF_MODEL_VIEWER = /^focus-order-semantics: model-viewer/;

/**
 * Findings of axe against WCAG 2.2 AA, RGAA and its best practices, one line each, on the page or within
 * some elements. Its code is injected by the debugger, so that the CSP is unchanged.
 */
export async function findAxeFindings(page: Page, within?: Part): Promise<string[]> {
  // The progress bar of a request is outside of all landmarks.
  await expect(page.locator('progress[value]:not(main progress)')).toHaveCount(0);
  await page.evaluate(untilStill);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async ({ tags, place }) => {
      const { run } = (globalThis as unknown as { axe: { run: typeof axe.run } }).axe;
      const { violations } = await run(place ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // None of these rules reads style sheets, so they are not fetched again.
        preload: { assets: ['media'] },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    { tags: TAGS, place: within },
  );
  return found.filter((line) => !OF_MODEL_VIEWER.test(line));
}

/** Waits for transitions, during which contrast is lower. Infinite animations are ignored. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
