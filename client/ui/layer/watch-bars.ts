import { FOCUS_STOPS } from './focus-stops.ts';

const GAP_PX = 24;

/**
 * Publishes the measured heights of bars that cover the page or their layer as custom properties: `--bars-top`,
 * `--bars-fixed` (fixed at the bottom), `--foot` (plus sticky bars) and `--bars-bottom` (plus floating controls). Style
 * sheets use them as scroll padding, so that the focused element is scrolled clear of the bars. A bar is marked
 * `data-bar`: `header`, `top`, `bottom` or `float`. In low windows bars are part of the flow and count as zero. Returns
 * the function that looks for new bars after a change of the document.
 */
export function watchBars(): () => void {
  let bars: HTMLElement[] = [];
  const sizes = new ResizeObserver(() => publish(bars));
  window.addEventListener('resize', () => publish(bars));
  return () => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
    if (found.length === bars.length && found.every((bar, index) => bar === bars[index])) return;
    for (const bar of bars) sizes.unobserve(bar);
    bars = found;
    // A `ResizeObserver` always reports once when it starts.
    for (const bar of bars) sizes.observe(bar);
    publish(bars);
  };
}

function publish(bars: readonly HTMLElement[]): void {
  const scopes = new Map<HTMLElement, HTMLElement[]>([[document.documentElement, []]]);
  for (const bar of bars) {
    const scope = bar.closest<HTMLElement>('[popover]') ?? document.documentElement;
    scopes.set(scope, [...(scopes.get(scope) ?? []), bar]);
  }
  for (const [scope, own] of scopes) publishIn(scope, own);
  const { activeElement: focused } = document;
  // Excludes a page or heading that has the focus for screen readers, and a focused element scrolled out of view.
  if (focused?.matches(`:focus-visible:is(${FOCUS_STOPS})`) && isInWindow(focused))
    focused.scrollIntoView({ block: 'nearest' });
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function publishIn({ style }: HTMLElement, bars: readonly HTMLElement[]): void {
  const heights = { top: 0, fixed: 0, sticky: 0, float: 0 };
  for (const bar of bars) {
    const height = bar.offsetHeight;
    const { position } = getComputedStyle(bar);
    const kind = bar.dataset['bar'];
    if (position === 'static' || height === 0) continue;
    if (kind === 'header' || kind === 'top') heights.top = Math.max(heights.top, height);
    else if (kind === 'float') heights.float = Math.max(heights.float, height + GAP_PX);
    else if (position === 'sticky') heights.sticky = Math.max(heights.sticky, height);
    else {
      bar.style.setProperty('--bar-below', `${heights.fixed}px`);
      heights.fixed += height;
    }
  }
  const foot = heights.fixed + heights.sticky;
  style.setProperty('--bars-top', `${heights.top}px`);
  style.setProperty('--bars-fixed', `${heights.fixed}px`);
  style.setProperty('--foot', `${foot}px`);
  style.setProperty('--bars-bottom', `${foot + heights.float}px`);
}
