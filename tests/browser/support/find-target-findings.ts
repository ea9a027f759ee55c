import type { Page } from '@playwright/test';

/**
 * Buttons and fields below 44 px, links below 24 px, one line each. A field counts with its label when the
 * label contains it. Links inside a sentence may be smaller (WCAG 2.5.8), and so may one whose card or row
 * is pressed as a whole.
 */
export function findTargetFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch]';
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !element.closest('[inert], .hidden') &&
      getComputedStyle(element).clipPath === 'none';
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const boxOf = (element: Element) => {
      const whole = element.matches('input') ? (element.closest('label') ?? element) : element;
      const own = element.getBoundingClientRect();
      const outer = whole.getBoundingClientRect();
      return { width: Math.max(own.width, outer.width), height: Math.max(own.height, outer.height) };
    };
    /** The pseudo-element that lets the whole card be pressed. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const covers = (link: Element) =>
      ['::before', '::after'].some((pseudo) => {
        const { position, content, inset } = getComputedStyle(link, pseudo);
        return position === 'absolute' && content !== 'none' && inset === '0px';
      });
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const isInSentence = (link: Element) =>
      getComputedStyle(link).display === 'inline' &&
      [...(link.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must go into the page with the rest
    const describe = (element: Element, { width, height }: { width: number; height: number }) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim().slice(0, 40)}" ${width.toFixed(0)} × ${height.toFixed(0)}`;
    const below = (element: Element, min: number) => {
      const box = boxOf(element);
      return box.width > 0 && (box.width < min - 0.5 || box.height < min - 0.5)
        ? [describe(element, box)]
        : [];
    };
    const controls = [...document.querySelectorAll(CONTROLS)].filter(isShown);
    const links = [...document.querySelectorAll('a[href]')].filter(
      (link) => isShown(link) && !isInSentence(link) && !covers(link) && link.getBoundingClientRect().top > 0,
    );
    return [
      ...controls.flatMap((element) => below(element, 44)),
      ...links.flatMap((element) => below(element, 24)),
    ];
  });
}
