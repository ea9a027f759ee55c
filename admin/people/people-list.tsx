import { Chip, Link } from '@mui/material';
import type { OperatorPerson } from '#shared/contract/operator.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';

/** The people who operate the shop. */
export function PeopleList() {
  const text = useMessages();
  const { time } = useFormats();
  const stateOf = ({ disabled }: OperatorPerson) => text(disabled ? 'people.disabled' : 'people.active');
  return (
    <RecordList<OperatorPerson>
      title={text('people.title')}
      file="people"
      disableSyncWithLocation
      rowClick="edit"
      columns={[
        {
          label: text('people.name'),
          value: ({ name }) => name,
          render: ({ id, name }) => <Link href={`#/people/${id}`}>{name}</Link>,
        },
        { label: text('people.email'), value: ({ email }) => email },
        { label: text('people.role'), value: ({ role }) => text(`people.role.${role}`) },
        {
          label: text('people.second_factor'),
          value: (person) => text(person.second_factor ? 'people.yes' : 'people.no'),
        },
        {
          label: text('people.state'),
          value: stateOf,
          render: (person) => <Chip size="small" variant="outlined" label={stateOf(person)} />,
        },
        {
          label: text('people.used_at'),
          value: ({ used_at: at }) => at ?? '',
          render: ({ used_at: at }) => (at === null ? text('people.never') : time(at)),
        },
      ]}
    />
  );
}
