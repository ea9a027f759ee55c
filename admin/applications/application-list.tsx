import { Chip } from '@mui/material';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { ACCOUNT_STATES } from '#shared/contract/account.ts';
import type { Application } from '#shared/contract/application.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { ApplicationDetails } from './application-details.tsx';

/** Accounts of the public site, those to decide on first asked for. */
export function ApplicationList() {
  const text = useMessages();
  const { time } = useFormats();
  const filters = [
    <TextInput key="q" source="q" type="search" label={text('applications.search')} alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={text('applications.state')}
      choices={ACCOUNT_STATES.map((id) => ({ id, name: text(`applications.state.${id}`) }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <RecordList<Application>
      title={text('applications.title')}
      file="applications"
      filters={filters}
      empty={false}
      expand={<ApplicationDetails />}
      rowClick="expand"
      columns={[
        {
          label: text('applications.created_at'),
          value: ({ created_at: at }) => at,
          render: ({ created_at: at }) => time(at),
        },
        { label: text('applications.company'), value: ({ company }) => company?.name ?? '' },
        { label: text('applications.name'), value: ({ name }) => name },
        { label: text('applications.email'), value: ({ email }) => email },
        {
          label: text('applications.state'),
          value: ({ state }) => text(`applications.state.${state}`),
          render: ({ state, decisions }) => (
            <Chip
              size="small"
              variant={decisions.includes('refuse') ? 'filled' : 'outlined'}
              label={text(`applications.state.${state}`)}
            />
          ),
        },
      ]}
    />
  );
}
