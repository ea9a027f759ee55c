import type { Place } from '#shared/domain/geo-distance.ts';

/** Somebody on the map. Those that a list shows have its number, counted from 1. */
export type MapPoint = Place & { id: number; name: string; number?: number };

export type Box = { x: number; y: number; width: number; height: number };

/** What a map shows: where it begins, who is on it and who of them is chosen. */
export type MapProps = {
  points: readonly MapPoint[];
  /** What the search was about, marked with a cross. */
  center: Place | null;
  selected: number | null;
  onSelect: (id: number) => void;
  /** How the map is called by those who do not see it. */
  label: string;
};

/** What the map that moves shows besides, in words. */
export type LiveMapProps = MapProps & {
  words: { zoomIn: string; zoomOut: string; cluster: (count: number) => string };
};
