import { Link } from '@mui/material';
import { DataTable, FunctionField, List } from 'ra-ui-materialui';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const CENTS = 100;

type Promotion = ShopRecordOf<'promotion'> & { id: number };

/** Promotion codes for every professional. */
export function PromotionList() {
  const text = useMessages();
  const { formatAmount } = useFormats();
  const valueOf = ({ kind, percent, amount }: Promotion) =>
    text(`promotions.value.${kind}`, {
      percent: percent ?? 0,
      amount: formatAmount((amount ?? 0) / CENTS),
    });
  return (
    <List title={text('promotions.title')} exporter={false}>
      <DataTable<Promotion> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('promotions.code')} disableSort>
          <FunctionField<Promotion>
            render={({ id, code }) => <Link href={`#/promotions/${id}`}>{code}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col label={text('promotions.value')} disableSort>
          <FunctionField<Promotion> render={valueOf} />
        </DataTable.Col>
        <DataTable.Col label={text('promotions.applies_to')} disableSort>
          <FunctionField<Promotion> render={({ applies_to: scope }) => text(`promotions.scope.${scope}`)} />
        </DataTable.Col>
        <DataTable.Col label={text('promotions.from')} disableSort>
          <TimeField source="from" />
        </DataTable.Col>
        <DataTable.Col label={text('promotions.until')} disableSort>
          <TimeField source="until" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
