import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { RootStore } from '#client/stores/root-store.ts';
import { toStoredSlices, type StoredSlices } from '#client/stores/stored-slices.ts';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { changedSlices, startStoring, writeSlices } from './persist-stores.ts';

/** Restores the stores once, then stores each change (decision 58). Renders nothing, and only after hydration. */
export const PersistedStores = island(
  observer(function PersistedStores({ store }: { store: RootStore }) {
    const slices = toStoredSlices(store);
    const stored = useRef<StoredSlices>(null);
    useEffect(() => {
      if (stored.current === null) {
        stored.current = startStoring(store);
        return;
      }
      writeSlices(changedSlices(slices, stored.current), { locale: store.settings.locale });
      stored.current = slices;
    });
    return null;
  }),
  Nothing,
);
