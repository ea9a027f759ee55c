import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The moment the server made the page, and once it lives the present one, minute by minute. */
export function useNow(then: number): number {
  const [now, setNow] = useState(then);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
