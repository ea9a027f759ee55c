import type { Page } from '@playwright/test';
import type { ExamplePage } from '#scripts/examples/example-pages.ts';
import { LOCALES } from '#shared/locale.ts';
import { hasAllLooks } from '#tests/support/looks.ts';
import { examplesOf, PAGE_GROUPS } from './example-pages.ts';
import { openPage } from './open-page.ts';
import { enter } from './enter.ts';
import { DESKTOP, PHONE, TABLET } from './screen-sizes.ts';
import { test } from './site-test.ts';

/** The server's HTML, and whether this is the browser's first visit. */
type Visit = { html: string; isFirst: boolean };
type Check = (page: Page, example: ExamplePage, visit: Visit) => Promise<void>;

/** Half a day before France and half a day behind: pages must not depend on the reader's time zone. */
const TIME_ZONES = { fr: 'Pacific/Kiritimati', en: 'Etc/GMT+12' } as const;
const BROWSER_LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const;
/** Window sizes. */
const SIZES = [PHONE, TABLET, DESKTOP];
/** The largest group has a dozen pages. */
const TIMEOUT_MS = 180_000;

/**
 * A test for each kind of page: opens its first example and checks it. The kinds rotate through languages and
 * widths; `LOOKS=all` tries every example of every kind in both languages and at each width.
 */
export function testEveryPage(title: string, check: Check): void {
  for (const [index, group] of PAGE_GROUPS.entries()) {
    if (!hasAllLooks && !isTurnOf(index)) continue;
    for (const viewport of SIZES.filter((_size, turn) => hasAllLooks || turn === index % SIZES.length)) {
      test.describe(`${group.name}, ${group.locale}, ${viewport.width} px`, () => {
        test.use({
          ownOrigin: group.origin,
          locale: BROWSER_LANGUAGES[group.locale],
          timezoneId: TIME_ZONES[group.locale],
          viewport,
        });

        test(title, async ({ page, complaints }) => {
          test.setTimeout(TIMEOUT_MS);
          complaints.allow(/status of (?:404|503)/);
          // Models have their own tests, and take longer than twenty pages.
          if (group.name.endsWith('product-ar'))
            await page.route(/\/model-viewer-[^/]+\.js$/, () => undefined);
          const all = await examplesOf(group);
          for (const [turn, example] of (hasAllLooks ? all : all.slice(0, 1)).entries()) {
            await test.step(example.label, async () => {
              await page.setViewportSize(viewport);
              await enter(page.context(), example.account);
              const response = await openPage(page, example.path);
              await check(page, example, { html: (await response?.text()) ?? '', isFirst: turn === 0 });
            });
          }
        });
      });
    }
  }
}

/** Each kind is checked in one language, alternating. */
function isTurnOf(index: number): boolean {
  const [kind, language] = [Math.floor(index / LOCALES.length), index % LOCALES.length];
  return kind % LOCALES.length === language;
}
