import type { Json } from './json.ts';

/** Columns of a place that people visit: a point of sale, an installer or a relay point. */
export type PlaceColumns = {
  identifiant: string;
  nom: string;
  adresse1: string;
  adresse2: string | null;
  adresse3: string | null;
  code_postal: string;
  localite: string;
  latitude: number;
  longitude: number;
  /** `OpeningDay[]`, Sunday first. */
  opening_hours: Json;
  phone: string | null;
};
