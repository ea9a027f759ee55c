import { useEffect, useState } from 'react';
import { positionNumber, spotAnchor } from '#client/components/parts/position-number.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';

export type Chosen = {
  /** The number under the pointer or focus, in the drawing or in the list. */
  number: string | null;
  /** The position in the hash, such as `5a`. */
  named: string | null;
  point: (number: string | null) => void;
};

/** Tracks the position in the hash (`#rep-5a`, `#place-5`) and the number under the pointer or focus. */
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
