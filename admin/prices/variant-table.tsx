import { DataTable } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ArrivalCell, PriceCell, StockCell, ThresholdCell, type VariantOverview } from './variant-cells.tsx';

/** Variants of the list with their price and stock, edited in place. */
export function VariantTable({ hasName }: { hasName: boolean }) {
  const text = useMessages();
  return (
    <DataTable<VariantOverview> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="reference" label={text('products.reference')} disableSort />
      {hasName && <DataTable.Col source="name" label={text('products.name')} disableSort />}
      <DataTable.Col source="size" label={text('products.size')} disableSort />
      <DataTable.Col source="colour" label={text('products.colour')} disableSort />
      <DataTable.Col label={text('prices.price')} disableSort>
        <PriceCell />
      </DataTable.Col>
      <DataTable.NumberCol source="others" label={text('prices.others')} disableSort />
      <DataTable.Col label={text('prices.stock')} disableSort>
        <StockCell />
      </DataTable.Col>
      <DataTable.Col label={text('prices.arrival')} disableSort>
        <ArrivalCell />
      </DataTable.Col>
      <DataTable.Col label={text('prices.low_stock')} disableSort>
        <ThresholdCell />
      </DataTable.Col>
    </DataTable>
  );
}
