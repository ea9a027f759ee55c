import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, usePermissions } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { hasRole, type OperatorRole } from '#shared/contract/operator-role.ts';
import { operationById } from '#shared/contract/operations.ts';
import { mayOpen } from '#admin/app/access.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import type { Permissions } from '#admin/auth/auth-provider.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { TwoColumns } from '#admin/fields/two-columns.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { SetupList } from '#admin/setup/setup-list.tsx';
import { BrokenLinks } from './broken-links.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { MoneyDifferences } from './money-differences.tsx';
import { SalesPlot } from './sales-plot.tsx';
import { ScreenList } from './screen-list.tsx';
import { WaitingList } from './waiting-list.tsx';

const READS_LINKS = operationById('GET /operator/broken-link').roles;

/** First page: the operator, the work that waits, recent sales and the screens that the roles open. */
export function TodayPage() {
  const text = useMessages();
  const { data: identity } = useGetIdentity();
  const { permissions } = usePermissions<Permissions>();
  const roles = permissions?.roles ?? [];
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={text('shell.home')} />
      <div>
        <Typography variant="h5" component="h2">
          {text('shell.hello', { name: identity?.fullName ?? '' })}
        </Typography>
        <Typography>{roles.map((role) => text(`people.role_help.${role}`)).join(' ')}</Typography>
      </div>
      <TwoColumns>
        {roles.length > 0 && <Day roles={roles} />}
        <ScreenList roles={roles} />
      </TwoColumns>
    </Stack>
  );
}

function Day({ roles }: { roles: readonly OperatorRole[] }) {
  const api = useApi();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['today'],
    queryFn: () => api.call('GET /operator/today'),
  });
  if (error) return <Alert severity="error">{errorText.ofCall(error)}</Alert>;
  if (data === undefined) return <div />;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      {mayOpen(roles, 'shop') && <SetupList />}
      {data.waiting.length > 0 && <WaitingList waiting={data.waiting} roles={roles} />}
      {mayOpen(roles, 'orders') && <MoneyDifferences />}
      {data.sales.length > 0 && <SalesPlot sales={data.sales} />}
      {data.low_stock.length > 0 && <LowStock articles={data.low_stock} />}
      {data.missed_searches.length > 0 && <MissedSearches searches={data.missed_searches} />}
      {hasRole(roles, READS_LINKS) && <BrokenLinks roles={roles} />}
    </Stack>
  );
}

function LowStock({ articles }: { articles: readonly { reference: string; stock: number }[] }) {
  const text = useMessages();
  return (
    <SectionCard title={text('today.low_stock')}>
      <ul>
        {articles.map(({ reference, stock }) => (
          <li key={reference}>{text('today.stock', { reference, stock })}</li>
        ))}
      </ul>
    </SectionCard>
  );
}
