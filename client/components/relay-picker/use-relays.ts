import { useEffect, useState } from 'react';
import { useApi } from '#client/app/api/api-context.ts';
import type { PlaceProblem } from '#client/components/place-field/find-place.ts';
import { useStore } from '#client/stores/store-context.ts';
import { createShippingApi, type RelayAddress } from '#shared/api/shipping.ts';
import type { RelayPoint, RelayPointList } from '#shared/contract/carrier.ts';
import { relayProblem } from './relay-problem.ts';

type Request = { address: RelayAddress; query: string };

export type RelaysFound = {
  query: string;
  relays: RelayPoint[];
  place: RelayPointList['place'];
  problem: PlaceProblem | null;
  hasFailed: boolean;
};

const NOTHING: RelaysFound = { query: '', relays: [], place: null, problem: null, hasFailed: false };

/**
 * Loads the relay points near an address, then near each searched place. If loading fails, a message shows
 * (`error_relay_points`) with a retry.
 * @param isOpen the dialog is shown; each opening loads what the last one failed to load (spec section 4)
 */
export function useRelays(near: RelayAddress | null, isOpen: boolean) {
  const api = useApi();
  const { toasts } = useStore();
  const [found, setFound] = useState(NOTHING);
  const [request, setRequest] = useState(() => near && toRequest(near));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen && found.hasFailed) setRequest((former) => former && { ...former });
  }
  useEffect(() => {
    if (!request) return undefined;
    let isCurrent = true;
    createShippingApi(api.caller)
      .relayPoints(request.address)
      .then(
        (response) => {
          if (!isCurrent) return;
          const { items: relays, place } = response;
          const problem = relayProblem(response);
          setFound({ query: request.query, relays, place, problem, hasFailed: false });
        },
        () => {
          if (!isCurrent) return;
          setFound((former) => ({ ...former, query: request.query, problem: null, hasFailed: true }));
          toasts.add({
            kind: 'error',
            message: 'error_relay_points',
            action: { label: 'relays.retry', run: () => setRequest({ ...request }) },
          });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [api, request, toasts]);
  return {
    found,
    search: (query: string) => {
      if (query.trim() === '') setFound((former) => ({ ...former, query, problem: 'empty' }));
      else setRequest({ address: { address_1: query }, query });
    },
    retry: () => setRequest((former) => former && { ...former }),
  };
}

function toRequest(address: RelayAddress): Request {
  return { address, query: [address.zipcode, address.city].filter(Boolean).join(' ') };
}
