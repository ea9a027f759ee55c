import { expect, type Page } from '@playwright/test';

/** The announcements of a page's live regions, in order. */
export type SpokenWords = {
  /** Expects exactly these announcements since the last call, and no other soon after: one action has one summary. */
  expect: (words: () => Promise<string[]> | string[], what: string) => Promise<void>;
};

const NAME = 'recordedWords';
/** Longer than announcements are collected (client/ui/live-region/announce.ts). */
const SETTLED_MS = 300;

/**
 * Records the announcements of every live region from the time its document is parsed; initial text is not
 * announced.
 * @param ignored - texts that depend on the speed of the machine
 */
export async function recordSpokenWords(
  page: Page,
  { ignored = [] }: { ignored?: readonly string[] } = {},
): Promise<SpokenWords> {
  await page.addInitScript(record, { name: NAME, ignored: [...ignored] });
  const read = () => page.evaluate((name) => (Reflect.get(window, name) as string[] | undefined) ?? [], NAME);
  return {
    expect: async (words, what) => {
      await expect(async () => {
        const spoken = await read();
        expect(spoken, what).toEqual((await words()).map(withPlainSpaces));
      }).toPass({ timeout: 6000 });
      await page.waitForTimeout(SETTLED_MS);
      expect(await read(), what).toHaveLength((await words()).length);
      await page.evaluate((name) => Reflect.set(window, name, []), NAME);
    },
  };
}

function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Runs in the page. */
function record({ name, ignored }: { name: string; ignored: readonly string[] }): void {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  const words: string[] = [];
  Reflect.set(window, name, words);
  const add = (region: Element) => {
    const parts = region.children.length > 0 ? [...region.children] : [region];
    const text = parts
      .map((part) => part.textContent?.replaceAll(/\s+/g, ' ').trim())
      .filter((part) => part && !ignored.includes(part))
      .join(' / ');
    if (text !== '') (Reflect.get(window, name) as string[]).push(text);
  };
  const observe = () =>
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region) changed.add(region);
        // New regions announce their initial content only if they are alerts.
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role="alert"]')) changed.add(alert);
      }
      changed.forEach(add);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('DOMContentLoaded', observe);
}
