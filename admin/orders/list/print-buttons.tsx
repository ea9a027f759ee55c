import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import { useFileUrl } from '#admin/app/file-url.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Orders in one print, by the contract. */
const MAX_ORDERS = 100;

/** Selects the orders of the page, and opens pick list and labels of the selected ones as PDF. */
export function PrintButtons() {
  const text = useMessages();
  const fileUrl = useFileUrl();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const orders = selectedIds.join(',');
  return (
    <Stack direction="row" sx={{ gap: 1, px: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button onClick={() => onSelect(data.map(({ id }) => id))}>{text('orders.select_page')}</Button>
      {count > 0 && (
        <>
          <Button onClick={() => onUnselectItems()}>{text('orders.select_none', { count })}</Button>
          {count > MAX_ORDERS && (
            <Typography>{text('orders.print_too_many', { max: MAX_ORDERS })}</Typography>
          )}
          {count <= MAX_ORDERS &&
            (['pick-list', 'labels'] as const).map((name) => (
              <Button
                key={name}
                href={fileUrl(`/fulfilment/${name}`, { orders })}
                target="_blank"
                rel="noopener"
              >
                {text(`orders.print.${name}`)}
              </Button>
            ))}
        </>
      )}
    </Stack>
  );
}
