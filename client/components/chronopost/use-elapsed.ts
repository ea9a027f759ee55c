import { useEffect, useState } from 'react';
import { secondsOfDocument } from '#client/app/router/load-express.ts';

const SECOND_MS = 1000;

/** Seconds since `toldAt`. Starts at 0 for the document's own data, so that hydration matches. */
export function useElapsed(toldAt: number): number {
  const [elapsed, setElapsed] = useState(() => (toldAt === 0 ? 0 : secondsOfDocument() - toldAt));
  useEffect(() => {
    const timer = setInterval(() => setElapsed(secondsOfDocument() - toldAt), SECOND_MS);
    return () => clearInterval(timer);
  }, [toldAt]);
  return elapsed;
}
