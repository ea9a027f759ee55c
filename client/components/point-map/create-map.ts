import { control, DomEvent, latLngBounds, map as createLeafletMap, type Map as LeafletMap } from 'leaflet';
import { isMotionReduced } from '#client/app/page/reduced-motion.ts';
import type { PanStep } from '#client/components/pan-buttons/pan-buttons.tsx';
import type { Place } from '#shared/domain/geo-distance.ts';
import { addBaseLayers } from './base-layers.ts';
import { FRANCE } from './france-view.ts';
import type { InteractiveMapProps } from './map-points.ts';
import type { MapPoint } from './map-points.ts';
import { createMarkers, type Markers } from './markers.ts';
import { addPlaceNames } from './place-names.ts';

export type InteractiveMapHandle = { map: LeafletMap; markers: Markers };

/** Maximum initial zoom of a search, at which the surroundings are recognizable. */
const MAX_SEARCH_ZOOM = 12;
const POINT_ZOOM = 13;
/** Share of the map's width and height that one press pans. */
const PAN_SHARE = 0.3;

export function createMap(
  element: HTMLElement,
  { labels, onSelect }: Pick<InteractiveMapProps, 'labels' | 'onSelect'>,
): InteractiveMapHandle {
  const reducesMotion = isMotionReduced();
  const map = createLeafletMap(element, {
    ...FRANCE,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !reducesMotion,
    markerZoomAnimation: !reducesMotion,
    fadeAnimation: false,
    inertia: !reducesMotion,
    // The wheel scrolls the page until the map has the focus.
    scrollWheelZoom: false,
  });
  focusWithoutScrolling(element);
  control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
  DomEvent.on(element, 'focusin', () => map.scrollWheelZoom.enable());
  DomEvent.on(element, 'focusout', () => map.scrollWheelZoom.disable());
  addBaseLayers(map);
  const markers = createMarkers(map, { onSelect, clusterName: labels.cluster, reducesMotion });
  const { drawNames } = addPlaceNames(map, markers);
  // After the markers, so that names avoid them.
  map.on('moveend', drawNames);
  return { map, markers };
}

/**
 * Focuses the map without scrolling. Leaflet focuses its element with each press and restores the scroll position of
 * the window, but not of a dialog: the pressed marker would move away.
 */
function focusWithoutScrolling(element: HTMLElement): void {
  element.focus = (options) => HTMLElement.prototype.focus.call(element, { preventScroll: true, ...options });
}

export function showAll(
  { map }: InteractiveMapHandle,
  points: readonly MapPoint[],
  center: Place | null,
): void {
  if (!center) {
    map.setView(FRANCE.center, FRANCE.zoom, { animate: false });
    return;
  }
  const places = [center, ...points].map(({ latitude, longitude }): [number, number] => [
    latitude,
    longitude,
  ]);
  map.fitBounds(latLngBounds(places), { padding: [40, 40], maxZoom: MAX_SEARCH_ZOOM, animate: false });
}

/** Moves the map to a point, unless it is visible and not in a cluster. */
export function showPoint(
  { map, markers }: InteractiveMapHandle,
  { id, latitude, longitude }: MapPoint,
): void {
  if (markers.isVisible(id)) return;
  const zoom = Math.max(map.getZoom(), POINT_ZOOM);
  map.setView([latitude, longitude], zoom, { animate: map.options.zoomAnimation ?? false });
}

export function panMap({ map }: InteractiveMapHandle, { x, y }: PanStep): void {
  const size = map.getSize();
  map.panBy([x * size.x * PAN_SHARE, y * size.y * PAN_SHARE], {
    animate: map.options.zoomAnimation ?? false,
  });
}
