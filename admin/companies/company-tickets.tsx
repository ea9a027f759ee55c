import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'ra-core';
import type { TicketSummary } from '#shared/contract/ticket-desk.ts';
import { filteredList } from '#admin/app/filtered-list.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { TicketState } from '#admin/tickets/ticket-state.tsx';
import { LATEST, ROW, ROWS } from './latest-rows.ts';

/** The latest requests from addresses of the accounts of a company, with a link to all. */
export function CompanyTickets({ companyId }: { companyId: number }) {
  const text = useMessages();
  const { time } = useFormats();
  const filter = { company_id: companyId };
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<TicketSummary>('tickets', {
    pagination: LATEST,
    filter,
  });
  return (
    <SectionCard title={text('companies.latest_tickets')}>
      {data.length === 0 && !isPending && <Typography>{text('companies.no_tickets')}</Typography>}
      <Box component="ul" sx={ROWS}>
        {data.map(({ id, reference, subject, state, changed_at: at }) => (
          <Box component="li" key={id} sx={ROW}>
            <Link href={`#/tickets/${id}/show`}>{reference}</Link>
            <TicketState state={state} />
            <span>{subject}</span>
            <span>{time(at)}</span>
          </Box>
        ))}
      </Box>
      {total > data.length && (
        <Link href={filteredList('tickets', filter)}>{text('companies.all_tickets', { count: total })}</Link>
      )}
    </SectionCard>
  );
}
