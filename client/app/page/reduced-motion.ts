/** For those who would rather have things appear than move. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for little motion, at this moment. In the browser only. */
export function isMotionReduced(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}
