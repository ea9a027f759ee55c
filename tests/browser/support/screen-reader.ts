import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { tidyPhrases } from './tidy-phrases.ts';

/** The package's ES module for browsers, as a script that sets a global reader. */
const SOURCE = readFileSync(
  createRequire(import.meta.url)
    .resolve('@guidepup/virtual-screen-reader')
    .replace(/lib\/.*$/, 'lib/esm/index.browser.js'),
  'utf8',
).replace(/export\{[\w$]+ as Virtual,([\w$]+) as virtual\};/, 'globalThis.screenReader=$1;');

type Reader = Pick<typeof virtual, 'start' | 'stop' | 'next' | 'lastSpokenPhrase' | 'spokenPhraseLog'>;

/** A page has fewer phrases than this. A reader that never reaches the end is stopped. */
const MAX_PHRASES = 3000;

/**
 * The phrases that guidepup's simulated screen reader speaks for a part of the page from start to end. Its
 * code is injected by the debugger, so that the CSP of the page is unchanged.
 */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'screenReader' in globalThis)))
    await page.evaluate(`(() => {${SOURCE}\n})()`);
  const phrases = await page.evaluate(
    async ({ part, max }) => {
      const { screenReader } = globalThis as unknown as { screenReader: Reader };
      const container = document.querySelector(part);
      if (!container) throw new Error(`${part} is not on the page.`);
      // Browsers leave both out of the accessibility tree, the simulation does not.
      for (const unread of container.querySelectorAll('noscript, [role=img] > *'))
        unread.setAttribute('aria-hidden', 'true');
      // Values of buttons and options are sent, not spoken.
      const options = [...container.querySelectorAll<HTMLElement>('option, button[value]')];
      const values = options.map((option) => option.getAttribute('value'));
      for (const option of options)
        if (option instanceof HTMLOptionElement) option.value = option.text;
        else option.removeAttribute('value');
      // The reader replaces this method by one that the page's own code cannot override.
      const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') ?? {};
      await screenReader.start({ container });
      Object.defineProperty(HTMLElement.prototype, 'focus', focus);
      const first = await screenReader.lastSpokenPhrase();
      for (let count = 0; count < max; count += 1) {
        await screenReader.next();
        const phrase = await screenReader.lastSpokenPhrase();
        if (phrase === `end of ${first}` || phrase === first) break;
      }
      const log = await screenReader.spokenPhraseLog();
      await screenReader.stop();
      for (const [index, option] of options.entries()) {
        const value = values[index];
        if (typeof value === 'string') option.setAttribute('value', value);
        else option.removeAttribute('value');
      }
      return log;
    },
    { part: selector, max: MAX_PHRASES },
  );
  return tidyPhrases(phrases);
}
