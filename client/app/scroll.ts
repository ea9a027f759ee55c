import { isMotionReduced } from './reduced-motion.ts';

/** Milliseconds of a smooth scroll, at an even pace (spec section 9). */
const DURATION = 500;

let running = 0;

/** Goes back to a place left before, at once; else scrolls to what the hash names, else to the top. */
export function goToPlace(place: number | undefined, hash: string): void {
  if (place === undefined) scrollToHash(hash);
  else window.scrollTo({ top: place, behavior: 'instant' });
}

/** Smoothly, or with a jump where less motion is asked for. */
function scrollToHash(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  scrollTo(target ? target.getBoundingClientRect().top + window.scrollY - headerHeight() : 0);
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
    const part = Math.min(1, Math.max(0, (now - start) / DURATION));
    window.scrollTo({ top: from + (y - from) * part, behavior: 'instant' });
    if (part < 1) running = requestAnimationFrame(step);
  };
  running = requestAnimationFrame(step);
}

/** The fixed header covers what stands at the very top. */
function headerHeight(): number {
  return document.querySelector('[data-fixed-header]')?.getBoundingClientRect().height ?? 0;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
