import { useCallback, useEffect, useState } from 'react';
import { useApi } from '#client/app/api/api-context.ts';
import { findPlace, type FoundPlace } from '#client/components/place-field/find-place.ts';
import { createContactsApi } from '#shared/api/contacts.ts';
import type { ContactPoint, ContactType } from '#shared/contract/contact.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';

/** Contacts of one kind around a place, nearest first. */
export type NearestContacts = { type: ContactType; contacts: ContactPoint[] };
type Found = Pick<FoundPlace, 'place' | 'problem'> & { groups: NearestContacts[] };
type State = { status: 'loading' } | { status: 'failed' } | ({ status: 'found' } & Found);

const TYPES: Record<UrlTarget, readonly ContactType[]> = {
  part: ['installer', 'stockist'],
  pro: ['distributor'],
};
const RADIUS_KM = 200;
const MAX_CONTACTS = 3;

/** Loads the contacts around a place. `retry` loads them again after a failure. */
export function useNearest(query: string, target: UrlTarget): { state: State; retry: () => void } {
  const api = useApi();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const find = async (): Promise<Found> => {
      const { place, problem } = await findPlace(api, query);
      if (!place) return { place, problem, groups: [] };
      const { latitude, longitude } = place;
      const around = { latitude, longitude, radius: RADIUS_KM, perPage: MAX_CONTACTS };
      const groups = TYPES[target].map(async (type) => {
        const { items } = await createContactsApi(api.caller).list({ type, ...around });
        return { type, contacts: items };
      });
      return { place, problem, groups: await Promise.all(groups) };
    };
    setState({ status: 'loading' });
    find().then(
      (found) => isCurrent && setState({ status: 'found', ...found }),
      () => isCurrent && setState({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, query, target, attempt]);
  return { state, retry: useCallback(() => setAttempt((former) => former + 1), []) };
}
