import type { Page } from '@playwright/test';

const MAX_MS = 1;

/** Everything that moves or fades for longer than an instant, including pseudo-elements. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate((max) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const longestMs = (list: string) =>
      Math.max(...list.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const isMoving =
          longestMs(style.transitionDuration) > max ||
          (style.animationName !== 'none' && longestMs(style.animationDuration) > max) ||
          style.scrollBehavior === 'smooth';
        if (isMoving) found.add(`${element.tagName.toLowerCase()}.${element.className}${pseudo}`);
      }
    }
    return [...found];
  }, MAX_MS);
}
