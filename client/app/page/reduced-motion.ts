export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True if the visitor currently prefers reduced motion. Browser only. */
export function isMotionReduced(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}
