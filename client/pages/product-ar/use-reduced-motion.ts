import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '#client/app/page/reduced-motion.ts';

/** True when the visitor prefers reduced motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
