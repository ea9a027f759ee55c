import { DomUtil, point as toPoint, type Map as LeafletMap } from 'leaflet';
import baseMap from './base-map.json' with { type: 'json' };
import type { MapPlace } from './base-map.ts';
import { overlap, type Rectangle } from '#shared/domain/rectangle.ts';
import type { Markers } from './markers.ts';

const LINE_PX = 18;
const CHARACTER_PX = 7;
/** Space between a town's dot and its name, and around a name. */
const GAP_PX = 7;
const ROOM_PX = 4;
const MAX_NAMES = 60;

type Spot = { x: number; y: number };

/** Points of the list have names at every zoom, others from this one, at which a town and its suburbs are seen. */
const MIN_POINT_ZOOM = 9;
/** From the middle of a point to its name: beyond the marker, which the room around a name may not touch. */
const POINT_GAP_PX = 21;

/**
 * Names where there is room: of points, then of towns, the largest first. They stand beside, above or below their dot
 * and avoid markers. `drawNames` redraws them.
 */
export function addPlaceNames(
  map: LeafletMap,
  markers: Pick<Markers, 'rectangles' | 'named'>,
): { drawNames: () => void } {
  const pane = map.createPane('places');
  pane.setAttribute('aria-hidden', 'true');
  return { drawNames: () => pane.replaceChildren(...namesFor(map, markers)) };
}

function namesFor(map: LeafletMap, markers: Pick<Markers, 'rectangles' | 'named'>): HTMLElement[] {
  const zoom = map.getZoom();
  const bounds = map.getBounds();
  const taken = markers.rectangles();
  const names: HTMLElement[] = [];
  const add = (name: string, boxes: readonly Rectangle[], className: string) => {
    const box = boxes.find((candidate) => !taken.some((other) => overlap(candidate, other)));
    if (!box) return;
    taken.push(box);
    const element = document.createElement('span');
    element.className = className;
    element.textContent = name;
    DomUtil.setPosition(element, toPoint(box.left + ROOM_PX, box.top));
    names.push(element);
  };
  for (const { name, number, latitude, longitude } of markers.named()) {
    if (number === undefined && zoom < MIN_POINT_ZOOM) continue;
    const spot = map.latLngToLayerPoint([latitude, longitude]);
    add(name, boxesOf(name, spot, POINT_GAP_PX), 'live-map-name');
  }
  for (const [name, latitude, longitude, from] of baseMap.places as MapPlace[]) {
    const place: [number, number] = [latitude / 1000, longitude / 1000];
    if (from > zoom || names.length >= MAX_NAMES || !bounds.contains(place)) continue;
    const className = from <= 6 ? 'live-map-city' : 'live-map-town';
    add(name, boxesOf(name, map.latLngToLayerPoint(place), GAP_PX), className);
  }
  return names;
}

/** Candidate positions of a name: right of its dot, left, above, below. */
function boxesOf(name: string, { x, y }: Spot, gap: number): Rectangle[] {
  const width = name.length * CHARACTER_PX;
  const at = (left: number, top: number): Rectangle => ({
    left: left - ROOM_PX,
    right: left + width + ROOM_PX,
    top,
    bottom: top + LINE_PX,
  });
  const beside = y - LINE_PX / 2;
  const rise = Math.max(2 * GAP_PX, gap);
  return [
    at(x + gap, beside),
    at(x - gap - width, beside),
    at(x - width / 2, y - LINE_PX - rise),
    at(x - width / 2, y + rise),
  ];
}
