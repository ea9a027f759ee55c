import { useEffect, useState } from 'react';
import { secondsOfDocument } from '#client/app/router/load-express.ts';

const SECOND_MS = 1000;

/**
 * Seconds since `toldAt`, a moment of the document. For what the server has said with the document it is 0 at first, so
 * that server and browser render the same.
 */
export function useElapsed(toldAt: number): number {
  const [elapsed, setElapsed] = useState(() => (toldAt === 0 ? 0 : secondsOfDocument() - toldAt));
  useEffect(() => {
    const timer = setInterval(() => setElapsed(secondsOfDocument() - toldAt), SECOND_MS);
    return () => clearInterval(timer);
  }, [toldAt]);
  return elapsed;
}
