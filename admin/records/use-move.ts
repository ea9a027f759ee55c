import { useDataProvider, useNotify, useRefresh, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { moveUp, type Placed } from './placed.ts';

/** Changes the places of a record and the one before it. */
export type Move<Entry extends Placed> = (siblings: readonly Entry[], id: number) => void;

/** Writes the positions of two records that change places; another person's change of one is not overwritten. */
export function useMove<Entry extends RaRecord<number> & Placed>(resource: string): Move<Entry> {
  const text = useMessages();
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const run = async (siblings: readonly Entry[], id: number) => {
    setPending(true);
    try {
      for (const { record, position } of moveUp(siblings, id)) {
        const { data } = await provider.getOne<Entry>(resource, { id: record.id });
        await provider.update(resource, { id: record.id, data: { ...data, position }, previousData: data });
      }
      notify(text('records.saved'), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.general', { type: 'error' });
    } finally {
      setPending(false);
      refresh();
    }
  };
  return (siblings, id) => {
    if (!isPending) void run(siblings, id);
  };
}
