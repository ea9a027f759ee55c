import { List, SelectInput, TextInput } from 'ra-ui-materialui';
import { useRight } from '#admin/app/rights.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ListTransfer } from './list-transfer.tsx';
import { VariantTable } from './variant-table.tsx';

/** Prices and stock of every variant: in place, or all at once by a table. */
export function PriceList() {
  const text = useMessages();
  const isWriter = useRight('write_prices');
  const filters = [
    <TextInput key="search" source="search" label={text('products.search')} alwaysOn />,
    <SelectInput
      key="stock"
      source="stock"
      label={text('prices.stock')}
      choices={(['low', 'out'] as const).map((id) => ({ id, name: text(`prices.stock.${id}`) }))}
      alwaysOn
    />,
  ];
  return (
    <>
      <ListTransfer isWriter={isWriter} />
      <List title={text('prices.title')} filters={filters} actions={false} exporter={false} perPage={25}>
        <VariantTable hasName />
      </List>
    </>
  );
}
