import { createContactsApi } from '#shared/api/contacts.ts';
import { findPlace, type FoundPlace } from '#client/components/place-field/find-place.ts';
import { optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import type { ContactList, ContactPoint, ContactType } from '#shared/contract/contact.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { findProductType } from './find-product-type.ts';
import type { LocatorData, PointRow } from './locator-data.ts';
import { locatorMeta } from './locator-meta.ts';
import { CONTACTS_A_PAGE, readLocatorRequest, type LocatorRequest } from './locator-request.ts';

const NOWHERE: FoundPlace = { place: null, problem: null, others: [] };

/** Loads installers or distributors around a place; without a place, all of them on the map. */
export const load: PageLoad<LocatorData> = async (args) => {
  const { api, search } = args;
  const request = readLocatorRequest(search);
  const type = typeOf(args, request);
  const productType = await findProductType(args, search);
  const found = request.isRequested ? await findPlace(api, request.spot ?? request.place) : NOWHERE;
  const list = await createContactsApi(api.caller).list({
    type: request.stockists ? 'stockist' : type,
    ...(found.place && { latitude: found.place.latitude, longitude: found.place.longitude }),
    radius: request.radius,
    ...(productType && { product: productType.id }),
    ...(request.label !== '' && { label: request.label }),
    page: request.page,
    perPage: CONTACTS_A_PAGE,
  });
  if (request.page > 1 && list.items.length === 0) throw new OutcomeError({ kind: 'notFound' });
  if (productType && !list.filters.products.some(({ id }) => id === productType.id))
    throw new OutcomeError({ kind: 'notFound' });
  const contacts = found.place ? list.items : [];
  const data: LocatorData = {
    ...found,
    type,
    request,
    productType,
    contacts,
    total: list.total,
    nearest: list.nearest,
    rows: list.points.map(toRow),
    filters: list.filters,
    chosen: await findChosen(args, request, contacts),
    now: Date.now(),
  };
  return { kind: 'ok', data, meta: locatorMeta(args, data, list.items) };
};

function typeOf({ match }: LoadArgs, { stockists }: LocatorRequest): ContactType {
  if (match.name === 'store-locator-distributor') return 'distributor';
  return stockists ? 'stockist' : 'installer';
}

function toRow(point: ContactList['points'][number]): PointRow {
  return [point.id, point.coordGeolocalisationLatitude, point.coordGeolocalisationLongitude, point.nom];
}

/** Returns `null` for a contact that no longer exists. */
async function findChosen(
  { api }: LoadArgs,
  { point }: LocatorRequest,
  contacts: readonly ContactPoint[],
): Promise<ContactPoint | null> {
  if (point === null || contacts.some(({ id }) => id === point)) return null;
  const chosen = await optionalOrUnavailable(createContactsApi(api.caller).get(point));
  return chosen === UNAVAILABLE ? null : chosen;
}
