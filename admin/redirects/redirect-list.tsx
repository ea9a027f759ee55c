import { Link } from '@mui/material';
import { DataTable, FunctionField, List } from 'ra-ui-materialui';
import type { RedirectRule } from '#shared/contract/url.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AddressQuestion } from './address-question.tsx';

/** Redirects of operators, and the reason for which an address leads to its target. */
export function RedirectList() {
  const text = useMessages();
  return (
    <>
      <AddressQuestion />
      <List title={text('redirects.title')} exporter={false}>
        <DataTable<RedirectRule> bulkActionButtons={false} rowClick="edit">
          <DataTable.Col label={text('redirects.from')} disableSort>
            <FunctionField<RedirectRule>
              render={({ id, from }) => <Link href={`#/redirects/${id}`}>{from}</Link>}
            />
          </DataTable.Col>
          <DataTable.Col source="to" label={text('redirects.to')} disableSort />
          <DataTable.Col label={text('redirects.code')} disableSort>
            <FunctionField<RedirectRule> render={({ code }) => text(`redirects.code.${code}`)} />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  );
}
