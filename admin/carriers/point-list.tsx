import { Link } from '@mui/material';
import { TextInput } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { useCarrierName } from './use-carriers.ts';

type Point = ShopRecordOf<'carrier/relay-points'> & { id: number };

/** Shops that store the parcels of a carrier. */
export function PointList() {
  const text = useMessages();
  const carrierName = useCarrierName();
  const filters = [
    <TextInput key="q" source="q" type="search" label={text('carriers.points_search')} alwaysOn />,
  ];
  return (
    <RecordList<Point>
      title={text('carriers.points')}
      file="relay-points"
      filters={filters}
      create={text('carriers.point_create')}
      empty={false}
      perPage={25}
      rowClick="edit"
      columns={[
        {
          label: text('products.name'),
          value: ({ name }) => name,
          render: ({ id, name }) => <Link href={`#/relay-points/${id}`}>{name}</Link>,
        },
        { label: text('carriers.zipcode'), value: ({ zipcode }) => zipcode },
        { label: text('carriers.city'), value: ({ city }) => city },
        { label: text('carriers.carrier'), value: ({ carrier }) => carrierName(carrier) },
        { label: text('carriers.code'), value: ({ code }) => code },
      ]}
    />
  );
}
