import type { Page } from '@playwright/test';

/** 1280 × 1024 px at 400 %: the lowest window of WCAG 1.4.10. */
export const LOW = { width: 320, height: 256 };

type Walk = {
  key: 'Tab' | 'Shift+Tab';
  /** Maximum number of presses; the walk ends earlier when the focus leaves the page. */
  stops: number;
  /** The focus must stay within this element: a modal layer. */
  within?: string;
};

/**
 * Presses Tab or Shift+Tab from the current focus. Returns elements that were hidden at five points (centre
 * and corners) while focused, and those outside the layer.
 */
export async function findHiddenFocus(page: Page, { key, stops, within }: Walk): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(lookAtFocus, within);
    if (found === 'end') break;
    if (found) hidden.push(`${key} ${stop + 1}: ${found}`);
  }
  return hidden;
}

/** Runs in the page. Scrolling and its effects (a header that reappears) take two frames. */
async function lookAtFocus(within: string | undefined): Promise<string | null> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'end';
  const name = `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent.trim().slice(0, 40)}`;
  if (within !== undefined && !focused.closest(within)) return `outside the layer: ${name}`;
  const isTiny = focused.getBoundingClientRect().width <= 2 || getComputedStyle(focused).opacity === '0';
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
  // A choice may be drawn by its label.
  const target = isTiny ? (label ?? focused.nextElementSibling ?? focused) : focused;
  const rect = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
  if (right <= left || bottom <= top)
    return `out of the window (${Math.round(rect.left)}, ${Math.round(rect.top)}): ${name}`;
  const [x, y] = [Math.min(4, (right - left) / 4), Math.min(4, (bottom - top) / 4)];
  const points: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + x, top + y],
    [right - x, top + y],
    [left + x, bottom - y],
    [right - x, bottom - y],
  ];
  const over = points.map(([px, py]) => document.elementFromPoint(px, py));
  const isSeen = over.some(
    (hit) =>
      hit && (target.contains(hit) || hit.contains(target) || hit.closest('label')?.control === focused),
  );
  if (isSeen) return null;
  const [cover] = over;
  return `${name} is under ${cover?.localName ?? 'nothing'}.${cover?.className.toString() ?? ''} ${cover?.textContent?.trim().slice(0, 30) ?? ''}`;
}

/** Moves the focus before the first tab stop of an element, or after its last one, without scrolling. */
export async function startWalk(page: Page, selector: string, from: 'start' | 'end'): Promise<void> {
  await page.evaluate(
    ([requested, side]) => {
      const element = document.querySelector(requested ?? '');
      if (!element) throw new Error(`No ${requested}`);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const range = document.createRange();
      range.selectNodeContents(element);
      range.collapse(side === 'start');
      getSelection()?.removeAllRanges();
      // The browser continues from the selection.
      getSelection()?.addRange(range);
    },
    [selector, from],
  );
}
