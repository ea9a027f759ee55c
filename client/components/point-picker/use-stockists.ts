import { createContactsApi } from '#shared/api/contacts.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '#client/app/api/api-context.ts';
import { findPlace, type FoundPlace } from '#client/components/place-field/find-place.ts';
import type { ContactList, ContactPoint } from '#shared/contract/contact.ts';

type State = FoundPlace & {
  query: string;
  points: ContactPoint[];
  rows: ContactList['points'];
  hasFailed: boolean;
};

const RADIUS_KM = 200;
const MAX_LISTED = 40;
const NOTHING: State = {
  place: null,
  problem: null,
  others: [],
  query: '',
  points: [],
  rows: [],
  hasFailed: false,
};

/** Loads the stockists: all for the map, and those around a place for the list, nearest first. */
export function useStockists(isRequested: boolean): { state: State; search: (place: string) => void } {
  const api = useApi();
  const [state, setState] = useState(NOTHING);
  const [query, setQuery] = useState({ place: '' });
  useEffect(() => {
    if (!isRequested) return undefined;
    let isCurrent = true;
    const find = async (): Promise<State> => {
      const found = query.place === '' ? NOTHING : await findPlace(api, query.place);
      const { items, points } = await createContactsApi(api.caller).list({
        type: 'stockist',
        ...(found.place && { latitude: found.place.latitude, longitude: found.place.longitude }),
        radius: RADIUS_KM,
        perPage: MAX_LISTED,
      });
      return { ...NOTHING, ...found, query: query.place, points: found.place ? items : [], rows: points };
    };
    find().then(
      (found) => isCurrent && setState(found),
      () => isCurrent && setState((former) => ({ ...former, query: query.place, hasFailed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, query, isRequested]);
  return { state, search: useCallback((place: string) => setQuery({ place }), []) };
}
