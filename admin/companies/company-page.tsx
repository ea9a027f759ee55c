import { Stack } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { Show } from 'ra-ui-materialui';
import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import type { CompanyWithCredit } from '#shared/contract/credit.ts';
import { useRight } from '#admin/app/rights.ts';
import { TwoColumns } from '#admin/fields/two-columns.tsx';
import { CompanyConditions } from './company-conditions.tsx';
import { CompanyCredit } from './company-credit.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyOrders } from './company-orders.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanyTickets } from './company-tickets.tsx';

/** A company with its people, what it may owe, its prices, its orders and its requests. */
export function CompanyPage() {
  return (
    <Show title={<CompanyTitle />} actions={false} component="div">
      <CompanyContent />
    </Show>
  );
}

function CompanyTitle() {
  return useRecordContext<CompanyWithCredit>()?.name ?? '';
}

function CompanyContent() {
  const mayReadTickets = useRight('read_tickets');
  const company = useRecordContext<CompanyDetails | CompanyWithCredit>();
  // The library shows the entry of the list until the company has arrived.
  if (!company || !('people' in company)) return null;
  return (
    <TwoColumns>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <CompanyPeople people={company.people} />
        <CompanyOrders companyId={company.id} />
        {mayReadTickets && <CompanyTickets companyId={company.id} />}
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <CompanyFacts company={company} />
        <CompanyCredit company={company} />
        <CompanyConditions company={company} />
      </Stack>
    </TwoColumns>
  );
}
