import type { Place } from '#shared/domain/geo-distance.ts';

/** A point on the map. Points of the list have its number, from 1. */
export type MapPoint = Place & { id: number; name: string; number?: number };

export type Box = { x: number; y: number; width: number; height: number };

export type MapProps = {
  points: readonly MapPoint[];
  /** Search centre, marked with a cross. */
  center: Place | null;
  selected: number | null;
  onSelect: (id: number) => void;
  /** Accessible name. */
  label: string;
};

/** Adds the labels of the interactive map. */
export type InteractiveMapProps = MapProps & {
  labels: { zoomIn: string; zoomOut: string; cluster: (count: number) => string };
};
