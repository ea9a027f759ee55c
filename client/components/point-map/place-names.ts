import { DomUtil, type Map as LeafletMap } from 'leaflet';
import baseMap from './base-map.json' with { type: 'json' };
import type { MapPlace } from './base-map.ts';

const LINE_PX = 18;
const LETTER_PX = 7;
const ROOM_PX = 6;
const MOST_NAMES = 60;

type Rectangle = { left: number; right: number; top: number; bottom: number };

/** Names of towns where there is room for them, the largest first, drawn anew after each move. */
export function addPlaceNames(map: LeafletMap): void {
  const pane = map.createPane('places');
  pane.setAttribute('aria-hidden', 'true');
  const draw = () => pane.replaceChildren(...namesFor(map));
  map.on('moveend zoomend resize viewreset', draw);
  map.whenReady(draw);
}

function namesFor(map: LeafletMap): HTMLElement[] {
  const zoom = map.getZoom();
  const bounds = map.getBounds().pad(0.1);
  const taken: Rectangle[] = [];
  const names: HTMLElement[] = [];
  for (const [name, latitude, longitude, from] of baseMap.places as MapPlace[]) {
    const place: [number, number] = [latitude / 1000, longitude / 1000];
    if (from > zoom || names.length >= MOST_NAMES || !bounds.contains(place)) continue;
    const point = map.latLngToLayerPoint(place);
    const box = boxOf(name, point);
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    const element = document.createElement('span');
    element.className = from <= 6 ? 'live-map-city' : 'live-map-town';
    element.textContent = name;
    DomUtil.setPosition(element, point);
    names.push(element);
  }
  return names;
}

function boxOf(name: string, { x, y }: { x: number; y: number }): Rectangle {
  return {
    left: x - ROOM_PX,
    right: x + name.length * LETTER_PX + ROOM_PX,
    top: y - LINE_PX / 2 - ROOM_PX,
    bottom: y + LINE_PX / 2 + ROOM_PX,
  };
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
