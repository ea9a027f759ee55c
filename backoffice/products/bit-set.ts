const BITS = 32;

/** A set of positions from 0 to `size` - 1, one bit each. */
export type BitSet = Uint32Array<ArrayBuffer>;

export function emptySet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / BITS));
}

export function addTo(set: BitSet, position: number): void {
  const word = Math.floor(position / BITS);
  set[word] = (set[word] ?? 0) | (1 << (position % BITS));
}

export function isIn(set: BitSet, position: number): boolean {
  return ((set[Math.floor(position / BITS)] ?? 0) & (1 << (position % BITS))) !== 0;
}

/** Intersects `set` with `other`, in place. */
export function intersect(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

export function unionOf(size: number, sets: readonly BitSet[]): BitSet {
  const union = emptySet(size);
  for (const set of sets) {
    for (let word = 0; word < union.length; word += 1) union[word] = (union[word] ?? 0) | (set[word] ?? 0);
  }
  return union;
}

export function countOf(set: BitSet): number {
  let count = 0;
  for (const word of set) count += bitsOf(word);
  return count;
}

/** Size of the intersection. */
export function countIntersection(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += bitsOf((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** Population count of a 32-bit word, added up in pairs, fours and eights. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
