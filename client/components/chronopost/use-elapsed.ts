import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Seconds since the component came, by a clock that nobody sets: 0 on the server and at first, so that both write the
 * same.
 */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed((performance.now() - start) / SECOND_MS), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
