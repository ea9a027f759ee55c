import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'ra-core';
import type { OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import { filteredList } from '#admin/app/filtered-list.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { StatusChip } from '#admin/orders/status-chip.tsx';
import { LATEST, ROW, ROWS } from './latest-rows.ts';

/** The latest orders of a company, with a link to all. */
export function CompanyOrders({ companyId }: { companyId: number }) {
  const text = useMessages();
  const { formatAmount, time } = useFormats();
  const filter = { company_id: companyId };
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<OperatorOrderSummary>('orders', {
    pagination: LATEST,
    filter,
  });
  return (
    <SectionCard title={text('companies.latest_orders')}>
      {data.length === 0 && !isPending && <Typography>{text('companies.no_orders')}</Typography>}
      <Box component="ul" sx={ROWS}>
        {data.map(({ id, reference, status, created_at: at, total: amount }) => (
          <Box component="li" key={id} sx={ROW}>
            <Link href={`#/orders/${id}/show`}>{reference}</Link>
            <StatusChip status={status} />
            <span>{time(at)}</span>
            <span>{formatAmount(amount)}</span>
          </Box>
        ))}
      </Box>
      {total > data.length && (
        <Link href={filteredList('orders', filter)}>{text('companies.all_orders', { count: total })}</Link>
      )}
    </SectionCard>
  );
}
