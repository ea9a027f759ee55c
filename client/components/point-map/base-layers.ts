import { polygon, polyline, svg, type Map as LeafletMap } from 'leaflet';
import baseMap from './base-map.json' with { type: 'json' };
import { decodeLine } from './base-map.ts';

/**
 * Adds neighbouring countries, France and the borders of its départements, coloured by the style sheet. Screen readers
 * get the map's name and its points instead.
 */
export function addBaseLayers(map: LeafletMap): void {
  // Renders well beyond the view, so that dragging reveals no gaps.
  const options = { renderer: svg({ padding: 0.5 }), interactive: false, smoothFactor: 1.2 };
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  polygon(baseMap.abroad.map(toRing), { ...options, className: 'live-map-abroad' }).addTo(map);
  polygon(baseMap.land.map(toRing), { ...options, className: 'live-map-land' }).addTo(map);
  polyline(baseMap.borders.map(decodeLine), { ...options, className: 'live-map-borders' }).addTo(map);
}

/** Each ring is a separate polygon without holes. */
function toRing(steps: readonly number[]): [number, number][][] {
  return [decodeLine(steps)];
}
