import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The server's time at first, then the current time, updated each minute. */
export function useNow(then: number): number {
  const [now, setNow] = useState(then);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
