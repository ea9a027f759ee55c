import { Link } from '@mui/material';
import { DataTable, FunctionField, List, TextInput } from 'ra-ui-materialui';
import type { CompanyWithCredit } from '#shared/contract/credit.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Companies with what they may owe and what they owe. */
export function CompanyList() {
  const text = useMessages();
  const { formatAmount } = useFormats();
  const filters = [<TextInput key="q" source="q" type="search" label={text('companies.search')} alwaysOn />];
  return (
    <List title={text('companies.title')} filters={filters} exporter={false} empty={false}>
      <DataTable<CompanyWithCredit> bulkActionButtons={false} rowClick="show">
        <DataTable.Col<CompanyWithCredit>
          label={text('companies.name')}
          disableSort
          render={({ id, name }) => <Link href={`#/companies/${id}/show`}>{name}</Link>}
        />
        <DataTable.Col source="siret" label={text('companies.siret')} disableSort />
        <DataTable.Col label={text('companies.limit')} disableSort align="right">
          <FunctionField<CompanyWithCredit> render={({ credit }) => formatAmount(credit.limit)} />
        </DataTable.Col>
        <DataTable.Col label={text('companies.used')} disableSort align="right">
          <FunctionField<CompanyWithCredit> render={({ credit }) => formatAmount(credit.used)} />
        </DataTable.Col>
        <DataTable.Col label={text('companies.changed_by')} disableSort>
          <FunctionField<CompanyWithCredit> render={({ changed }) => changed?.by ?? ''} />
        </DataTable.Col>
        <DataTable.Col label={text('companies.changed_at')} disableSort>
          <TimeField source="changed.at" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
