import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Selectors of a part of the page. */
type Part = string | { include: string; exclude: string };

/** A page without the site's header and footer, which are looked at on the home pages: half of what axe has to do. */
export const OWN_PART: Part = { include: 'html', exclude: 'header:has(~ main), main ~ footer' };

/** Half as long as what the package gives as its source, which every page has to read. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 A and AA, the French RGAA, best practices, and the rules axe still tries out. */
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
/** In its shadow tree the viewer of 3D models has a picture that takes the focus. The buttons beside it do the same. */
const OF_MODEL_VIEWER = /^focus-order-semantics: model-viewer/;

/**
 * What axe finds against WCAG 2.2 AA, RGAA and its best practices, one line a fault, on the page or within some of its elements. Its code goes in
 * by the debugger: the CSP stays as it is.
 */
export async function findAxeFaults(page: Page, within?: Part): Promise<string[]> {
  // The bar of a request on its way stands outside of the page's parts.
  await expect(page.locator('progress[value]:not(main progress)')).toHaveCount(0);
  await page.evaluate(untilStill);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async ({ tags, place }) => {
      const { run } = (globalThis as unknown as { axe: { run: typeof axe.run } }).axe;
      const { violations } = await run(place ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // No rule of these reads style sheets, which would be fetched once more.
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

/** What fades in has less contrast than it will have. What moves for ever is left to it. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
