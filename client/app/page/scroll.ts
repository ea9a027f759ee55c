import { isMotionReduced } from './reduced-motion.ts';

/** Milliseconds of a smooth scroll, linear (spec section 9). */
const DURATION_MS = 500;

/**
 * Events of manual scrolling, which cancel the smooth scroll. A press does not, because many visitors double-click
 * links.
 */
const MANUAL_SCROLL_EVENTS = ['wheel', 'touchmove'] as const;

let running = 0;

type ScrollTarget = {
  /** Scroll position in px from the top at which the visitor left the page. */
  savedTop: number | undefined;
  hash: string;
  /** The page was already shown: scrolls no further than necessary, so that its buttons stay under the pointer. */
  isSamePage: boolean;
};

/** Jumps to the former scroll position; else scrolls to the target of the hash, else to the top. */
export function scrollToTarget({ savedTop, hash, isSamePage }: ScrollTarget): void {
  if (savedTop !== undefined) {
    window.scrollTo({ top: savedTop, behavior: 'instant' });
    return;
  }
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  scrollTo(target ? window.scrollY + distanceTo(target.getBoundingClientRect(), isSamePage) : 0);
}

/** In px; aligns a target higher than the window with its top. */
function distanceTo({ top, bottom }: DOMRect, isSamePage: boolean): number {
  const toTop = top - headerHeight();
  if (!isSamePage || toTop < 0) return toTop;
  return Math.min(toTop, Math.max(0, bottom - window.innerHeight));
}

export function scrollToTop(): void {
  scrollTo(0);
}

function scrollTo(y: number): void {
  cancelAnimationFrame(running);
  const from = window.scrollY;
  if (from === y) return;
  if (isMotionReduced()) {
    window.scrollTo({ top: y, behavior: 'instant' });
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
    window.scrollTo({ top: from + (y - from) * part, behavior: 'instant' });
    if (part < 1) running = requestAnimationFrame(step);
  };
  running = requestAnimationFrame(step);
  for (const scroll of MANUAL_SCROLL_EVENTS)
    window.addEventListener(scroll, stop, { once: true, passive: true });
}

function stop(): void {
  cancelAnimationFrame(running);
}

/** Height in px of the header that covers the top of the page. */
function headerHeight(): number {
  const header = document.querySelector('[data-fixed-header]');
  // In a low window it is part of the flow.
  return header && getComputedStyle(header).position === 'fixed' ? header.getBoundingClientRect().height : 0;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
