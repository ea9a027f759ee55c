import { useEffect, useState } from 'react';
import { positionNumber, spotAnchor } from '#client/components/parts/position-number.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';

export type Chosen = {
  /** The number that is pointed at, in the drawing or in the list. */
  number: string | null;
  /** The position in the address, with its letter where it has one. */
  named: string | null;
  point: (number: string | null) => void;
};

/** The position the address names (`#rep-5a`, `#place-5`), or the one the pointer or the focus is on. */
export function useChosen(): Chosen {
  const [named, setNamed] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setNamed(positionIn(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return { number: pointed ?? (named && positionNumber(named)), named, point };
}

function positionIn(hash: string): string | null {
  const anchor = decodeURIComponent(hash.slice(1));
  for (const prefix of [rowAnchor(''), spotAnchor('')]) {
    if (anchor.startsWith(prefix)) return anchor.slice(prefix.length);
  }
  return null;
}
