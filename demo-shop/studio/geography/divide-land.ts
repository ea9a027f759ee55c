import type { Line, Point } from './line.ts';

type Edge = { from: string; to: string };

/**
 * Divides the rings of a country's parts into its outline and inner borders: an edge that two parts share
 * is a border, an edge of one part is outline. Lines end where more than two of them meet.
 */
export function divideLand(rings: readonly Line[]): { outline: Line[]; borders: Line[] } {
  const points = new Map<string, Point>();
  const uses = new Map<string, Edge & { count: number }>();
  for (const ring of rings) {
    for (const [index, point] of ring.entries()) {
      points.set(keyOf(point), point);
      const next = ring[index + 1];
      if (next && keyOf(next) !== keyOf(point)) countEdge(uses, keyOf(point), keyOf(next));
    }
  }
  const edges = [...uses.values()];
  const ends = meetingPoints(edges);
  const toLine = (keys: string[]) =>
    keys.flatMap((key) => {
      const point = points.get(key);
      return point ? [point] : [];
    });
  const outer = edges.filter(({ count }) => count === 1);
  const inner = edges.filter(({ count }) => count > 1);
  return {
    outline: joinEdges(outer, new Set()).map(toLine),
    borders: joinEdges(inner, ends).map(toLine),
  };
}

/** Joins edges to lines that end at the given points, or close. */
function joinEdges(edges: Edge[], stops: ReadonlySet<string>): string[][] {
  const neighbours = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    addTo(neighbours, from, to);
    addTo(neighbours, to, from);
  }
  const starts = [...neighbours.keys()];
  const ends = new Set(starts.filter((key) => stops.has(key) || neighbours.get(key)?.size !== 2));
  const lines: string[][] = [];
  for (const start of [...ends, ...starts]) {
    for (let line = walk(neighbours, start, ends); line.length > 1; line = walk(neighbours, start, ends))
      lines.push(line);
  }
  return lines;
}

/** Follows unused edges from a point and removes them. */
function walk(neighbours: Map<string, Set<string>>, start: string, ends: ReadonlySet<string>): string[] {
  const line = [start];
  for (let at = start; ;) {
    const [next] = neighbours.get(at) ?? [];
    if (next === undefined) return line;
    neighbours.get(at)?.delete(next);
    neighbours.get(next)?.delete(at);
    line.push(next);
    if (ends.has(next) || next === start) return line;
    at = next;
  }
}

function meetingPoints(edges: Edge[]): Set<string> {
  const degrees = new Map<string, number>();
  for (const { from, to } of edges) {
    degrees.set(from, (degrees.get(from) ?? 0) + 1);
    degrees.set(to, (degrees.get(to) ?? 0) + 1);
  }
  return new Set([...degrees].filter(([, degree]) => degree > 2).map(([key]) => key));
}

function countEdge(uses: Map<string, Edge & { count: number }>, one: string, other: string): void {
  const [from = '', to = ''] = [one, other].toSorted();
  const key = `${from} ${to}`;
  const known = uses.get(key);
  if (known) known.count += 1;
  else uses.set(key, { from, to, count: 1 });
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set<string>();
  sets.set(key, set.add(value));
}

function keyOf([longitude, latitude]: Point): string {
  return `${longitude},${latitude}`;
}
