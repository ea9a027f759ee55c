import { createContactsApi } from '#shared/api/contacts.ts';
import { MAP_FRAME, project } from '#shared/domain/map-projection.ts';
import { optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { ContactList } from '#shared/contract/contact.ts';

/** Counts of contacts, the locator's path, and their positions as dots on a drawn map. */
export type HomeNetwork = {
  url: string;
  people: number;
  stockists: number;
  dots: string;
  frame: { width: number; height: number };
};

/** Minimum distance between dots, in units of the map. */
const STEP = 12;

/**
 * Finds installers and stockists. Returns `null` when the site lacks their page or the back office is unavailable: the
 * section is optional.
 */
export async function findNetwork({ api, match, store }: LoadArgs): Promise<HomeNetwork | null> {
  if (!store.settings.isEnabled('store-locator')) return null;
  const contacts = createContactsApi(api.caller);
  const [people, stockists] = await Promise.all([
    optionalOrUnavailable(contacts.list({ type: 'installer', perPage: 1 })),
    optionalOrUnavailable(contacts.list({ type: 'stockist', perPage: 1 })),
  ]);
  if (people === UNAVAILABLE || stockists === UNAVAILABLE) return null;
  return {
    url: href('store-locator', { locale: match.locale, target: match.urlTarget }),
    people: people.total,
    stockists: stockists.total,
    dots: dotsOf(people.points),
    frame: MAP_FRAME,
  };
}

function dotsOf(points: ContactList['points']): string {
  const spots = points.map((point) => {
    const { x, y } = project({
      latitude: point.coordGeolocalisationLatitude,
      longitude: point.coordGeolocalisationLongitude,
    });
    return `M${Math.round(x / STEP) * STEP} ${Math.round(y / STEP) * STEP}h0`;
  });
  return [...new Set(spots)].join('');
}
