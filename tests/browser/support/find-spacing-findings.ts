import type { Page } from '@playwright/test';
import { overflow, REFLOW } from './screen-sizes.ts';

/** Text spacing of WCAG 1.4.12, as in a visitor's own style sheet. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Text of a page 320 px wide that is cut off or overlaps other text after lines, characters and words are
 * spaced (WCAG 1.4.12), and the horizontal overflow of the page, one line each.
 */
export async function findSpacingFindings(page: Page): Promise<string[]> {
  await page.setViewportSize(REFLOW);
  // A constructed style sheet, because the CSP allows no other.
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, SPACING);
  const wide = await overflow(page);
  const findings = await page.evaluate(() => {
    const NARROW_PX = 3;
    // A map can be panned.
    const UNREAD = '.hidden, .live-map, svg, script, noscript, select, [inert], [aria-hidden=true]';
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const isForReadersOnly = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return true;
      return false;
    };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const scrollerOf = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return box;
      return null;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let boxes: { rect: DOMRect; parent: Element; words: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (!parent || words === '' || parent.closest(UNREAD)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.bottom > 0 && !isForReadersOnly(parent)) boxes.push({ rect, parent, words });
    }
    // An element outside the window covers nothing.
    boxes = boxes.filter(({ rect, parent }) => {
      const scroller = scrollerOf(parent)?.getBoundingClientRect();
      return (
        !scroller ||
        (rect.left >= scroller.left &&
          rect.right <= scroller.right &&
          rect.top >= scroller.top &&
          rect.bottom <= scroller.bottom)
      );
    });
    for (const { rect, parent, words } of boxes) {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none' || position === 'fixed') break;
        const around = box.getBoundingClientRect();
        const isCut =
          (/hidden|clip/.test(overflowY) &&
            (rect.bottom > around.bottom + NARROW_PX || rect.top < around.top - NARROW_PX)) ||
          (/hidden|clip/.test(overflowX) &&
            (rect.right > around.right + NARROW_PX || rect.left < around.left - NARROW_PX));
        if (isCut)
          found.add(`cut off in ${box.tagName.toLowerCase()}.${box.className}: ${words.slice(0, 60)}`);
        if (isCut || /auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > NARROW_PX &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 2;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const isFixed = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
      return false;
    };
    const sorted = boxes
      .filter(({ rect }) => rect.width > 0)
      .toSorted((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.rect.top >= one.rect.bottom) break;
        if (one.parent === other.parent || !isOver(one.rect, other.rect)) continue;
        if (isFixed(one.parent) || isFixed(other.parent)) continue;
        found.add(`"${one.words.slice(0, 40)}" under "${other.words.slice(0, 40)}"`);
      }
    }
    document.adoptedStyleSheets.pop();
    return [...found];
  });
  return wide > 0 ? [`${wide} px too wide`, ...findings] : findings;
}
