import { Link } from '@mui/material';
import { CreateButton, DataTable, FunctionField, List, TextInput, TopToolbar } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
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
    <List
      title={text('carriers.points')}
      filters={filters}
      actions={<PointActions />}
      exporter={false}
      empty={false}
      perPage={25}
    >
      <DataTable<Point> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('products.name')} disableSort>
          <FunctionField<Point>
            render={({ id, name }) => <Link href={`#/relay-points/${id}`}>{name}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col source="zipcode" label={text('carriers.zipcode')} disableSort />
        <DataTable.Col source="city" label={text('carriers.city')} disableSort />
        <DataTable.Col label={text('carriers.carrier')} disableSort>
          <FunctionField<Point> render={({ carrier }) => carrierName(carrier)} />
        </DataTable.Col>
        <DataTable.Col source="code" label={text('carriers.code')} disableSort />
      </DataTable>
    </List>
  );
}

function PointActions() {
  return (
    <TopToolbar>
      <CreateButton label={useMessages()('carriers.point_create')} />
    </TopToolbar>
  );
}
