import { expect, type Page } from '@playwright/test';
import { hasAllLooks } from '#tests/support/looks.ts';
import { replaceTexts } from '#tests/support/replace-texts.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { openPage } from './support/open-page.ts';
import { PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const PURGE_SECRET = 'purge-secret-of-the-browser-tests';
const TEXTS = {
  'of 200 letters without a break': 'x'.repeat(200),
  'in Hebrew and Arabic': 'שלום עולם (12) مرحبا <b>בית</b>',
  'of markup, emoji and control characters':
    '<img src=x onerror=alert(1)></main> 👩‍👩‍👧‍👦 \u0000\u200b\u202e "\'&amp; {{x}} \ud800',
};
const PAGES = [
  '/',
  '/en/pro',
  '/nos-produits/chauffage-electrique',
  '/en/product/lame',
  '/lame-en-cinq-teintes',
  '/infos',
  '/en/results?q=radiator&tab=pages',
  '/plan-du-site',
  '/support-faq',
  '/sav/purger-un-seche-serviettes-a-eau',
  '/support-faq/codes-defaut/radiateurs/e1',
  '/trouver-un-installateur?place=44000+Nantes',
  '/documentations',
  '/contact',
  '/nos-pieces-detachees?q=LAM-2614-00451',
  '/pro/nos-pieces-detachees/chauffage-electrique/recherche?q=resistance',
  '/aucune-page',
];

/** Widest elements that overflow the window, by name. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility())
      .slice(0, 5)
      .map(
        (element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)}`,
      );
  });
}

test.describe('unexpected texts of the back office', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: PHONE });
  test.setTimeout(180_000);

  let relay: Relay;
  let site: BuiltProgram;
  test.beforeAll(async () => {
    relay = await startRelay(BACKOFFICE_URL);
    site = await runBuiltProgram({ API_URL: relay.url, PURGE_SECRET });
    await untilReady(site);
  });
  test.afterAll(async () => {
    await stop(site);
    await relay.close();
  });

  for (const [turn, [what, text]] of Object.entries(TEXTS).entries()) {
    // The short form shows each page with one of the texts.
    const pages = PAGES.filter((_path, index) => hasAllLooks || index % Object.keys(TEXTS).length === turn);
    test(`[ER-03] page with texts ${what}: hydrates, and nothing overflows on a phone`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(new RegExp(`^request to ${site.url}$`));
      complaints.allow(/status of 404/);
      // Pictures may time out on a busy machine; they are not checked here.
      complaints.allow(/\/media\//);
      relay.rewrite = (_call, body) => replaceTexts(body, text);
      await fetch(`${site.url}/ops/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${PURGE_SECRET}`, 'content-type': 'application/json' },
        body: '{"all":true}',
      });
      const problems: string[] = [];
      for (const path of pages) {
        await openPage(page, site.url + path);
        await expect(page.locator('h1')).toHaveCount(1);
        for (const overflow of await findOverflow(page)) problems.push(`${path}: ${overflow}`);
      }
      expect(problems).toEqual([]);
    });
  }
});
