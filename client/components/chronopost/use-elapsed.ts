import { useEffect, useState } from 'react';
import { secondsOfDocument } from '#client/app/router/load-express.ts';

const SECOND_MS = 1000;

/** Seconds since `receivedAt`. Starts at 0 for the document's own data, so that hydration matches. */
export function useElapsed(receivedAt: number): number {
  const [elapsed, setElapsed] = useState(() => (receivedAt === 0 ? 0 : secondsOfDocument() - receivedAt));
  useEffect(() => {
    const timer = setInterval(() => setElapsed(secondsOfDocument() - receivedAt), SECOND_MS);
    return () => clearInterval(timer);
  }, [receivedAt]);
  return elapsed;
}
