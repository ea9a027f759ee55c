import { useLocaleState } from 'ra-core';
import { DataTable, DateField, FunctionField, List } from 'ra-ui-materialui';
import { useContext } from 'react';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { CurrencyContext } from '#admin/app/currency-context.ts';
import { amountText } from '#admin/fields/amounts.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

type Promotion = ShopRecordOf<'promotion'> & { id: number };

/** Promotion codes for every professional. */
export function PromotionList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const currency = useContext(CurrencyContext);
  const valueOf = ({ kind, percent, amount }: Promotion) =>
    text(`promotions.value.${kind}`, {
      percent: percent ?? 0,
      amount: amountText(amount ?? 0, locale, currency),
    });
  return (
    <List title={text('promotions.title')} exporter={false}>
      <DataTable<Promotion> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="code" label={text('promotions.code')} disableSort />
        <DataTable.Col label={text('promotions.value')} disableSort>
          <FunctionField<Promotion> render={valueOf} />
        </DataTable.Col>
        <DataTable.Col label={text('promotions.applies_to')} disableSort>
          <FunctionField<Promotion> render={({ applies_to: scope }) => text(`promotions.scope.${scope}`)} />
        </DataTable.Col>
        <DataTable.Col label={text('promotions.from')} disableSort>
          <DateField source="from" showTime />
        </DataTable.Col>
        <DataTable.Col label={text('promotions.until')} disableSort>
          <DateField source="until" showTime />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
