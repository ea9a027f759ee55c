import { isMotionReduced } from './reduced-motion.ts';

/** Milliseconds of a smooth scroll, at an even pace (spec section 9). */
const DURATION = 500;

/** By these a visitor scrolls himself, which ends what scrolls for him. A press does not: many press links twice. */
const OWN_SCROLLS = ['wheel', 'touchmove'] as const;

let running = 0;

type Place = {
  /** In px from the top; where the visitor left a page he comes back to. */
  leftAt: number | undefined;
  /** As in an address, with its `#`. */
  hash: string;
  /** Of a page that was there already no more moves than has to: its buttons stay under the pointer. */
  isSamePage: boolean;
};

/** Goes back to a place left before, at once; else scrolls to what the hash names, else to the top. */
export function goToPlace({ leftAt, hash, isSamePage }: Place): void {
  if (leftAt !== undefined) {
    window.scrollTo({ top: leftAt, behavior: 'instant' });
    return;
  }
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  scrollTo(target ? window.scrollY + distanceTo(target.getBoundingClientRect(), isSamePage) : 0);
}

/** In px; what is too high for the window is seen from its beginning. */
function distanceTo({ top, bottom }: DOMRect, isSamePage: boolean): number {
  const toTop = top - headerHeight();
  if (!isSamePage || toTop < 0) return toTop;
  return Math.min(toTop, Math.max(0, bottom - window.innerHeight));
}

export function scrollToTop(): void {
  scrollTo(0);
}

/** Smoothly, or with a jump where less motion is asked for. */
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
    const part = Math.min(1, Math.max(0, (now - start) / DURATION));
    window.scrollTo({ top: from + (y - from) * part, behavior: 'instant' });
    if (part < 1) running = requestAnimationFrame(step);
  };
  running = requestAnimationFrame(step);
  for (const scroll of OWN_SCROLLS) window.addEventListener(scroll, stop, { once: true, passive: true });
}

function stop(): void {
  cancelAnimationFrame(running);
}

/** The fixed header covers what stands at the very top. */
function headerHeight(): number {
  const header = document.querySelector('[data-fixed-header]');
  // In a low window it stands in the flow.
  return header && getComputedStyle(header).position === 'fixed' ? header.getBoundingClientRect().height : 0;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
