import { polygon, polyline, svg, type Map as LeafletMap } from 'leaflet';
import baseMap from './base-map.json' with { type: 'json' };
import { decodeLine } from './base-map.ts';

/**
 * What lies around France, France, and the borders of its départements. Their colours stand in the style sheet. A screen
 * reader has the map's name and its points.
 */
export function addBaseLayers(map: LeafletMap): void {
  // Drawn well beyond what is seen: nothing appears while the map is dragged.
  const options = { renderer: svg({ padding: 0.5 }), interactive: false, smoothFactor: 1.2 };
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  polygon(baseMap.abroad.map(toRing), { ...options, className: 'live-map-abroad' }).addTo(map);
  polygon(baseMap.land.map(toRing), { ...options, className: 'live-map-land' }).addTo(map);
  polyline(baseMap.borders.map(decodeLine), { ...options, className: 'live-map-borders' }).addTo(map);
}

/** Each ring is a polygon of its own: none is a hole in another. */
function toRing(steps: readonly number[]): [number, number][][] {
  return [decodeLine(steps)];
}
