import { control, DomEvent, latLngBounds, map as createLeafletMap, type Map as LeafletMap } from 'leaflet';
import { isMotionReduced } from '#client/app/page/reduced-motion.ts';
import type { PanStep } from '#client/components/pan-buttons/pan-buttons.tsx';
import type { Place } from '#shared/domain/geo-distance.ts';
import { addBaseLayers } from './base-layers.ts';
import { FRANCE } from './france-view.ts';
import type { LiveMapProps } from './map-points.ts';
import type { MapPoint } from './map-points.ts';
import { createMarkers, type Markers } from './markers.ts';
import { addPlaceNames } from './place-names.ts';

export type LiveMapHandle = { map: LeafletMap; markers: Markers };

/** Nearer than this a search never begins: the neighbourhood has to be recognised. */
const NEAREST_ZOOM = 12;
const POINT_ZOOM = 13;
/** Part of the map's width and height that one press of a button moves it by. */
const PAN_SHARE = 0.3;

/** A map of France in an element, with names of towns and nobody on it yet. */
export function createMap(
  element: HTMLElement,
  { words, onSelect }: Pick<LiveMapProps, 'words' | 'onSelect'>,
): LiveMapHandle {
  const isCalm = isMotionReduced();
  const map = createLeafletMap(element, {
    ...FRANCE,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    fadeAnimation: false,
    inertia: !isCalm,
    // The wheel scrolls the page until the map is being used.
    scrollWheelZoom: false,
  });
  keepFocusInPlace(element);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  DomEvent.on(element, 'focusin', () => map.scrollWheelZoom.enable());
  DomEvent.on(element, 'focusout', () => map.scrollWheelZoom.disable());
  addBaseLayers(map);
  const markers = createMarkers(map, { onSelect, clusterName: words.cluster, isCalm });
  const { drawNames } = addPlaceNames(map, markers.rectangles);
  // After the markers, which have drawn themselves by then: names keep clear of them.
  map.on('moveend', drawNames);
  return { map, markers };
}

/**
 * Focuses the map without scrolling. Leaflet focuses its element with each press and restores the window's position, but
 * not that of a dialog: the pressed marker would move from under the pointer.
 */
function keepFocusInPlace(element: HTMLElement): void {
  element.focus = (options) => HTMLElement.prototype.focus.call(element, { preventScroll: true, ...options });
}

/** Begins with all points and the place they were looked for from, or with the whole country. */
export function showAll({ map }: LiveMapHandle, points: readonly MapPoint[], center: Place | null): void {
  if (!center) {
    map.setView(FRANCE.center, FRANCE.zoom, { animate: false });
    return;
  }
  const places = [center, ...points].map(({ latitude, longitude }): [number, number] => [
    latitude,
    longitude,
  ]);
  map.fitBounds(latLngBounds(places), { padding: [40, 40], maxZoom: NEAREST_ZOOM, animate: false });
}

/** Brings a point into sight, near enough to stand alone; one that is seen already does not move the map. */
export function showPoint({ map, markers }: LiveMapHandle, { id, latitude, longitude }: MapPoint): void {
  if (markers.isSeen(id)) return;
  const zoom = Math.max(map.getZoom(), POINT_ZOOM);
  map.setView([latitude, longitude], zoom, { animate: map.options.zoomAnimation ?? false });
}

/** Moves the map one step, as a drag does. */
export function panMap({ map }: LiveMapHandle, { x, y }: PanStep): void {
  const size = map.getSize();
  map.panBy([x * size.x * PAN_SHARE, y * size.y * PAN_SHARE], {
    animate: map.options.zoomAnimation ?? false,
  });
}
