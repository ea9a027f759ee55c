import { divIcon, marker, type Map as LeafletMap, type Marker, type PanInsideOptions } from 'leaflet';
import Supercluster from 'supercluster';
import type { Place } from '#shared/domain/geo-distance.ts';
import type { Rectangle } from '#shared/domain/rectangle.ts';
import type { MapPoint } from './map-points.ts';

export type Markers = {
  setPoints: (points: readonly MapPoint[], center: Place | null) => void;
  select: (id: number | null) => void;
  /** True for a point that is visible and not in a cluster. */
  isVisible: (id: number) => boolean;
  /** Covered rectangles, in pixels of the map's layers. */
  rectangles: () => Rectangle[];
  /** Points outside of clusters, those of the list first. */
  named: () => MapPoint[];
};

type Options = {
  onSelect: (id: number) => void;
  clusterName: (count: number) => string;
  reducesMotion: boolean;
};
type Properties = { point: MapPoint };
type Found = ReturnType<Supercluster<Properties>['getClusters']>[number];
type Cluster = Extract<Found, { properties: { cluster_id: number } }>;

const CLUSTER_RADIUS_PX = 46;
/** Beyond this zoom there are no clusters. */
const MAX_CLUSTER_ZOOM = 12;
const SIZE_PX = 44;
/** Half the visible size of the largest marker. */
const COVER_PX = 16;
/** Room beside a focused marker for itself and, on the left and at the bottom, the buttons of the map. */
const FOCUS_ROOM: PanInsideOptions = { paddingTopLeft: [80, 28], paddingBottomRight: [28, 84] };

/**
 * Markers of a map, clustered with a count where they are close. Each is a named button in the list's order, pressed by
 * Enter or Space.
 */
export function createMarkers(map: LeafletMap, { onSelect, clusterName, reducesMotion }: Options): Markers {
  let index = clusterIndex([]);
  let shown = new Map<string, Marker>();
  let singles: MapPoint[] = [];
  let selected: number | null = null;
  let cross: Marker | undefined;

  const draw = () => {
    const bounds = map.getBounds().pad(0.2);
    const found = index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      Math.round(map.getZoom()),
    );
    const next = new Map<string, Marker>();
    const sorted = found.toSorted((one, other) => orderOf(one) - orderOf(other));
    singles = sorted.flatMap((feature) => (isCluster(feature) ? [] : feature.properties.point));
    for (const feature of sorted) {
      const key = keyOf(feature);
      next.set(key, shown.get(key) ?? addMarker(feature));
    }
    for (const [key, former] of shown) if (!next.has(key)) former.remove();
    shown = next;
    mark();
  };
  const addMarker = (feature: Found): Marker => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const { labels, className, text } = looksOf(feature, clusterName);
    const added = marker([latitude, longitude], {
      icon: divIcon({ className, html: text, iconSize: [SIZE_PX, SIZE_PX] }),
      title: labels,
      riseOnHover: true,
      // Leaflet's own would leave the marker below the buttons, and move it away under a press.
      autoPanOnFocus: false,
    }).addTo(map);
    const press = () => {
      if (isCluster(feature)) {
        const zoom = Math.min(
          index.getClusterExpansionZoom(feature.properties.cluster_id),
          MAX_CLUSTER_ZOOM + 1,
        );
        map.setView([latitude, longitude], zoom, { animate: !reducesMotion });
      } else onSelect(feature.properties.point.id);
    };
    const element = added.getElement();
    element?.setAttribute('aria-label', labels);
    element?.addEventListener('click', press);
    element?.addEventListener('focus', () => {
      if (!element.matches(':focus-visible')) return;
      map.panInside([latitude, longitude], { ...FOCUS_ROOM, animate: false });
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    });
    return added;
  };
  const mark = () => {
    for (const [key, one] of shown) {
      const isSelected = key === `point-${selected}`;
      one.getElement()?.toggleAttribute('data-selected', isSelected);
      one.getElement()?.setAttribute('aria-pressed', String(isSelected));
      one.setZIndexOffset(isSelected ? 1000 : 0);
    }
  };
  map.on('moveend', draw);
  return {
    setPoints: (points, center) => {
      for (const former of shown.values()) former.remove();
      shown = new Map();
      cross?.remove();
      cross = center ? addCross(map, center) : undefined;
      index = clusterIndex(points);
      draw();
    },
    select: (id) => {
      selected = id;
      mark();
    },
    isVisible: (id) => {
      const one = shown.get(`point-${id}`);
      return one !== undefined && map.getBounds().contains(one.getLatLng());
    },
    named: () => singles,
    rectangles: () =>
      [...shown.values()].map((one) => {
        const { x, y } = map.latLngToLayerPoint(one.getLatLng());
        return { left: x - COVER_PX, right: x + COVER_PX, top: y - COVER_PX, bottom: y + COVER_PX };
      }),
  };
}

function clusterIndex(points: readonly MapPoint[]): Supercluster<Properties> {
  const index = new Supercluster<Properties>({
    radius: CLUSTER_RADIUS_PX,
    maxZoom: MAX_CLUSTER_ZOOM,
    // Width of a map tile, in whose pixels the radius is measured.
    extent: 256,
  });
  return index.load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: { point },
    })),
  );
}

function isCluster(feature: Found): feature is Cluster {
  return 'cluster_id' in feature.properties;
}

function keyOf(feature: Found): string {
  return isCluster(feature)
    ? `cluster-${feature.properties.cluster_id}`
    : `point-${feature.properties.point.id}`;
}

/** Points of the list first, in its order; then the others, from north to south. */
function orderOf(feature: Found): number {
  const [, latitude = 0] = feature.geometry.coordinates;
  const number = isCluster(feature) ? undefined : feature.properties.point.number;
  return number ?? 10_000 - latitude;
}

function looksOf(feature: Found, clusterName: Options['clusterName']) {
  if (isCluster(feature)) {
    const { point_count: count } = feature.properties;
    return { labels: clusterName(count), className: 'live-map-cluster', text: `<span>${count}</span>` };
  }
  const { name, number } = feature.properties.point;
  return number === undefined
    ? { labels: name, className: 'live-map-point', text: '<span></span>' }
    : {
        labels: `${number}. ${name}`,
        className: 'live-map-point live-map-numbered',
        text: `<span>${number}</span>`,
      };
}

function addCross(map: LeafletMap, { latitude, longitude }: Place): Marker {
  const icon = divIcon({ className: 'live-map-cross', html: '', iconSize: [24, 24] });
  return marker([latitude, longitude], {
    icon,
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
  }).addTo(map);
}
