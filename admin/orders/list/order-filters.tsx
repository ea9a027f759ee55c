import { DateInput, SelectInput, TextInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Search and filters of the list of orders. */
export function useOrderFilters(): ReactElement<{ alwaysOn?: boolean }>[] {
  const text = useMessages();
  return [
    <TextInput key="text" source="text" type="search" label={text('orders.search')} alwaysOn />,
    <SelectInput
      key="status"
      source="status"
      label={text('orders.state')}
      choices={ORDER_STATUSES.map((id) => ({ id, name: text(`orders.status.${id}`) }))}
      translateChoice={false}
      alwaysOn
    />,
    <DateInput key="from" source="from" label={text('orders.from')} alwaysOn />,
    <DateInput key="to" source="to" label={text('orders.to')} alwaysOn />,
    <TextInput key="company_id" source="company_id" label={text('orders.company_number')} />,
    <SelectInput
      key="payment"
      source="payment"
      label={text('orders.payment')}
      choices={PAYMENT_MEANS.map((id) => ({ id, name: text(`orders.payment.${id}`) }))}
      translateChoice={false}
    />,
    <SelectInput
      key="refund"
      source="refund"
      label={text('orders.refund_due')}
      choices={[{ id: 'due', name: text('orders.refund.due') }]}
      translateChoice={false}
    />,
  ];
}
