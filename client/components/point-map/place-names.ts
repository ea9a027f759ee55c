import { DomUtil, point as toPoint, type Map as LeafletMap } from 'leaflet';
import baseMap from './base-map.json' with { type: 'json' };
import type { MapPlace } from './base-map.ts';

const LINE_PX = 18;
const CHARACTER_PX = 7;
/** Space between a town's dot and its name, and around a name. */
const GAP_PX = 7;
const ROOM_PX = 4;
const MAX_NAMES = 60;

export type Rectangle = { left: number; right: number; top: number; bottom: number };
type Spot = { x: number; y: number };

/**
 * Names of towns where there is room, largest first: beside, above or below their dot, avoiding other markers.
 * `drawNames` redraws them.
 */
export function addPlaceNames(map: LeafletMap, obstacles: () => Rectangle[]): { drawNames: () => void } {
  const pane = map.createPane('places');
  pane.setAttribute('aria-hidden', 'true');
  return { drawNames: () => pane.replaceChildren(...namesFor(map, obstacles())) };
}

function namesFor(map: LeafletMap, taken: Rectangle[]): HTMLElement[] {
  const zoom = map.getZoom();
  const bounds = map.getBounds();
  const names: HTMLElement[] = [];
  for (const [name, latitude, longitude, from] of baseMap.places as MapPlace[]) {
    const place: [number, number] = [latitude / 1000, longitude / 1000];
    if (from > zoom || names.length >= MAX_NAMES || !bounds.contains(place)) continue;
    const box = boxesOf(name, map.latLngToLayerPoint(place)).find(
      (candidate) => !taken.some((other) => overlap(candidate, other)),
    );
    if (!box) continue;
    taken.push(box);
    const element = document.createElement('span');
    element.className = from <= 6 ? 'live-map-city' : 'live-map-town';
    element.textContent = name;
    DomUtil.setPosition(element, toPoint(box.left + ROOM_PX, box.top));
    names.push(element);
  }
  return names;
}

/** Candidate positions of a name: right of its dot, left, above, below. */
function boxesOf(name: string, { x, y }: Spot): Rectangle[] {
  const width = name.length * CHARACTER_PX;
  const at = (left: number, top: number): Rectangle => ({
    left: left - ROOM_PX,
    right: left + width + ROOM_PX,
    top,
    bottom: top + LINE_PX,
  });
  const beside = y - LINE_PX / 2;
  return [
    at(x + GAP_PX, beside),
    at(x - GAP_PX - width, beside),
    at(x - width / 2, y - LINE_PX - 2 * GAP_PX),
    at(x - width / 2, y + 2 * GAP_PX),
  ];
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
