import type { Position } from '#backoffice/shop/files/finding.ts';
import type { Locale } from '#shared/locale.ts';
import type { At } from './check-record.ts';
import type { ContentEntry } from './content-entry.ts';

type Place = Pick<ContentEntry, 'resource' | 'key'>;

/** Positions of the fields of entries in their files, by language. */
export type Positions = {
  set(place: Place, lang: Locale, at: At): void;
  /** The position of a field; of the whole shop for an entry without a file. */
  find(place: Place, lang: Locale, path: readonly PropertyKey[]): Position;
};

const NOWHERE: Position = { file: '', line: 1, column: 1 };

export function createPositions(): Positions {
  const known = new Map<string, At>();
  return {
    set: (place, lang, at) => void known.set(keyOf(place, lang), at),
    find: (place, lang, path) => known.get(keyOf(place, lang))?.(path) ?? NOWHERE,
  };
}

function keyOf({ resource, key }: Place, lang: Locale): string {
  return `${resource} ${lang} ${key}`;
}
