import { Button, Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import { useFileUrl } from '#admin/app/file-url.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Orders in one print, by the contract. */
const MAX_ORDERS = 100;

/** Opens pick list and labels of the selected orders, as PDF. */
export function PrintButtons() {
  const text = useMessages();
  const fileUrl = useFileUrl();
  const { selectedIds } = useListContext();
  if (selectedIds.length > MAX_ORDERS)
    return <Typography>{text('orders.print_too_many', { max: MAX_ORDERS })}</Typography>;
  const orders = selectedIds.join(',');
  return (['pick-list', 'labels'] as const).map((name) => (
    <Button key={name} href={fileUrl(`/fulfilment/${name}`, { orders })} target="_blank" rel="noopener">
      {text(`orders.print.${name}`)}
    </Button>
  ));
}
