import type { Page } from '@playwright/test';

const LONG_WORD = 'chauffageelectriqueparrayonnementradiant';

/** Puts a word of 40 characters into every title and button. Returns those that it overflows, or is cut off in. */
export function lengthenWords(page: Page): Promise<string[]> {
  return page.evaluate(async (word) => {
    const elements = [...document.querySelectorAll('h1, h2, h3, button, [class*="button"]')].filter(
      (element) =>
        (element.textContent ?? '').trim() !== '' &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.hidden'),
    );
    const texts = elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let node = walker.nextNode();
      while (node && ((node.textContent ?? '').trim() === '' || node.parentElement?.closest('.hidden')))
        node = walker.nextNode();
      return node ? [{ element, node }] : [];
    });
    for (const { node } of texts) node.textContent = word;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return texts.flatMap(({ element, node }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const isOut = text.right > Math.max(box.right, 0) + 1 || text.left < box.left - 1;
      return isOut
        ? [
            `${element.tagName.toLowerCase()}.${element.className}: ${text.width.toFixed(0)} in ${box.width.toFixed(0)} px`,
          ]
        : [];
    });
  }, LONG_WORD);
}
