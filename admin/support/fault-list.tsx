import { Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { useSupportCategories } from './use-support-categories.ts';

type Fault = ShopRecordOf<'sav/fault'> & { id: number };

/** Faults of appliances in their order. */
export function FaultList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const categories = useSupportCategories();
  const titleOf = ({ texts: { fr, en } }: Fault) => (locale === 'en' ? (en ?? fr) : (fr ?? en))?.title ?? '';
  return (
    <RecordList<Fault>
      title={text('support.faults')}
      file="support-faults"
      create={text('support.fault_create')}
      perPage={25}
      rowClick="edit"
      columns={[
        {
          label: text('support.title'),
          value: titleOf,
          render: (record) => <Link href={`#/support-faults/${record.id}`}>{titleOf(record)}</Link>,
        },
        { label: text('support.fault_code'), value: ({ code }) => code ?? '' },
        {
          label: text('products.category'),
          value: ({ family }) => categories.find(({ id }) => id === family)?.name ?? family,
        },
        { label: text('support.end'), value: ({ end }) => text(`support.end.${end}`) },
      ]}
    />
  );
}
