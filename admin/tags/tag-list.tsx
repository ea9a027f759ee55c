import { Link } from '@mui/material';
import type { RecordOf } from '#shared/contract/records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';

type Tag = RecordOf<'tags'> & { id: number };

/** Tags of pages in the language of the operator. */
export function TagList() {
  const text = useMessages();
  return (
    <RecordList<Tag>
      title={text('tags.title')}
      file="tags"
      create={text('tags.create')}
      perPage={25}
      rowClick="edit"
      columns={[
        {
          label: text('tags.label'),
          value: ({ label }) => label,
          render: ({ id, label }) => <Link href={`#/tags/${id}`}>{label}</Link>,
        },
        { label: text('products.key'), value: ({ code }) => code },
        { label: text('products.slug'), value: ({ slug }) => slug ?? '' },
      ]}
    />
  );
}
