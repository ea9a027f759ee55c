import type { Page } from '@playwright/test';
import type { ExamplePage } from '#scripts/examples/example-pages.ts';
import { examplesOf, PAGE_GROUPS } from './example-pages.ts';
import { openPage } from './open-page.ts';
import { enter } from './enter.ts';
import { DESKTOP } from './screen-sizes.ts';
import { test } from './site-test.ts';

type Place = { index: number; count: number };
/** What is looked at on a page, the so-manieth of its kind. */
type Check = (page: Page, example: ExamplePage, place: Place) => Promise<void>;

const BROWSER_LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const;
/** The largest group has a dozen pages. */
const TIMEOUT_MS = 180_000;

/** A test for each kind of page in each language: opens its examples one after the other and checks each. */
export function testEveryPage(title: string, check: Check, viewport = DESKTOP): void {
  for (const group of PAGE_GROUPS) {
    test.describe(`${group.name}, ${group.locale}`, () => {
      test.use({ ownOrigin: group.origin, locale: BROWSER_LANGUAGES[group.locale], viewport });

      test(title, async ({ page, complaints }) => {
        test.setTimeout(TIMEOUT_MS);
        complaints.allow(/status of (?:404|503)/);
        const examples = await examplesOf(group);
        // Models and what draws them have tests of their own, and take longer than twenty pages.
        if (group.name.endsWith('product-ar')) await page.route(/\/model-viewer-[^/]+\.js$/, () => undefined);
        for (const [index, example] of examples.entries()) {
          await test.step(example.label, async () => {
            await page.setViewportSize(viewport);
            await enter(page.context(), example.account);
            await openPage(page, example.path);
            await check(page, example, { index, count: examples.length });
          });
        }
      });
    });
  }
}
