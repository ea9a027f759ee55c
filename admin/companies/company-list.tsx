import { Link } from '@mui/material';
import { TextInput } from 'ra-ui-materialui';
import type { CompanyWithCredit } from '#shared/contract/credit.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';

/** Companies with what they may owe and what they owe. */
export function CompanyList() {
  const text = useMessages();
  const { formatAmount, time } = useFormats();
  const filters = [<TextInput key="q" source="q" type="search" label={text('companies.search')} alwaysOn />];
  return (
    <RecordList<CompanyWithCredit>
      title={text('companies.title')}
      file="companies"
      filters={filters}
      empty={false}
      rowClick="show"
      columns={[
        {
          label: text('companies.name'),
          value: ({ name }) => name,
          render: ({ id, name }) => <Link href={`#/companies/${id}/show`}>{name}</Link>,
        },
        { label: text('companies.siret'), value: ({ siret }) => siret ?? '' },
        {
          label: text('companies.limit'),
          value: ({ credit }) => credit.limit,
          render: ({ credit }) => formatAmount(credit.limit),
          isNumber: true,
        },
        {
          label: text('companies.used'),
          value: ({ credit }) => credit.used,
          render: ({ credit }) => formatAmount(credit.used),
          isNumber: true,
        },
        { label: text('companies.changed_by'), value: ({ changed }) => changed?.by ?? '' },
        {
          label: text('companies.changed_at'),
          value: ({ changed }) => changed?.at ?? '',
          render: ({ changed }) => changed && time(changed.at),
        },
      ]}
    />
  );
}
