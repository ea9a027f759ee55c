import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does, now and whenever text is added or changed: each text node is replaced
 * by two nested `<font>` elements. The words stay the same, so that tests can read them.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const SKIPPED = 'script, style, noscript, textarea, svg, head, [translate=no], font';
    const html = document.documentElement;
    html.classList.add('translated-ltr');
    html.lang = 'de';
    const translateText = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(SKIPPED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translate(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
