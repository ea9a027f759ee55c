import { useGetList } from 'ra-core';
import type { RecordOf } from '#shared/contract/records.ts';

export type StoredCarrier = RecordOf<'carrier'> & { id: number };

const ALL = { pagination: { page: 1, perPage: 100 } };

/** Carriers by technical name, with their names in the language of the operator. */
export function useCarriers(): { id: string; name: string }[] {
  const { data = [] } = useGetList<StoredCarrier>('carriers', ALL);
  return data.map(({ technical_name: id, name }) => ({ id, name }));
}

/** Finds the name of a carrier; one that has been removed keeps its technical name. */
export function useCarrierName(): (technicalName: string) => string {
  const carriers = useCarriers();
  return (technicalName) => carriers.find(({ id }) => id === technicalName)?.name ?? technicalName;
}
