import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ContactList, ContactQuery } from '#shared/contract/contact.ts';
import { findPoints, type FoundPoint } from './find-points.ts';
import { readLabels, readProductTypes } from './product-types.ts';
import { readContacts } from './read-contacts.ts';

/**
 * Installers or distributors of a product type or a label, nearest first, with the other
 * filters and their counts.
 */
export async function listContacts(
  db: Kysely<Schema>,
  scope: Scope,
  query: ContactQuery,
): Promise<ContactList> {
  const [all, productTypes, labels] = await Promise.all([
    findPoints(db, scope.siteId, query),
    readProductTypes(db, scope),
    readLabels(db, scope),
  ]);
  const near = all.filter((point) => isWithin(point, query.radius));
  const fitting = near.filter((point) => hasProduct(point, query) && hasLabel(point, query));
  const from = (query.page - 1) * query.perPage;
  const shown = fitting.slice(from, from + query.perPage);
  const contacts = await readContacts(
    db,
    scope,
    shown.map(({ id }) => id),
  );
  const nearest = all.find((point) => hasProduct(point, query) && hasLabel(point, query));
  return {
    items: shown.flatMap(({ id, distance }) => {
      const contact = contacts.get(id);
      return contact ? [{ ...contact, distanceEnMetre: distance }] : [];
    }),
    total: fitting.length,
    points: fitting.map(({ id, identifiant, nom, latitude, longitude }) => ({
      id,
      identifiant,
      nom,
      coordGeolocalisationLatitude: latitude,
      coordGeolocalisationLongitude: longitude,
    })),
    nearest: fitting.length === 0 ? (nearest?.distance ?? null) : null,
    filters: {
      products: productTypes.map((type) => ({
        ...type,
        count: near.filter((point) => hasLabel(point, query) && point.category_ids.includes(type.id)).length,
      })),
      labels: labels
        .map((label) => ({
          ...label,
          count: near.filter((point) => hasProduct(point, query) && point.labels.includes(label.code)).length,
        }))
        .filter(({ count, code }) => count > 0 || code === query.label),
    },
  };
}

function isWithin({ distance }: FoundPoint, radius: number): boolean {
  return distance === null || distance <= radius * 1000;
}

function hasProduct({ category_ids: ids }: FoundPoint, { product }: ContactQuery): boolean {
  return product === undefined || ids.includes(product);
}

function hasLabel({ labels }: FoundPoint, { label }: ContactQuery): boolean {
  return label === undefined || labels.includes(label);
}
