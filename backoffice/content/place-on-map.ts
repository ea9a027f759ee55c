import type { BlockOf } from '#shared/contract/page-block.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import { findLabelSpots } from '#shared/domain/label-spots.ts';
import { MAP_FRAME, project } from '#shared/domain/map-projection.ts';

type Written = Extract<PageBlockRecord, { type: 'places' }>['places'];

/** Sizes on the narrow map of a phone, in its units: a character of 14 px, a marker of 12 px. */
const SIZES = { size: 38, marker: 17 };
const FULL = 100;

/** Places inside the map of France, in percent of its sides, and the side on which each name has room. */
export function placeOnMap(places: Written): BlockOf<'places'>['places'] {
  const inside = places
    .map((place) => ({ ...place, text: place.name, note: place.text, ...project(place) }))
    .filter(({ x, y }) => x >= 0 && x <= MAP_FRAME.width && y >= 0 && y <= MAP_FRAME.height);
  const labels = findLabelSpots(inside, inside, { ...SIZES, frame: { x: 0, y: 0, ...MAP_FRAME } });
  return inside.map(({ name, note, x, y }) => {
    const label = labels.find(({ text }) => text === name);
    return {
      name,
      text: note,
      x: percent(x / MAP_FRAME.width),
      y: percent(y / MAP_FRAME.height),
      label: label ? (label.anchor === 'start' ? 'right' : 'left') : null,
    };
  });
}

function percent(share: number): number {
  return Math.round(share * FULL * FULL) / FULL;
}
