import { Link } from '@mui/material';
import type { RedirectRule } from '#shared/contract/url.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { AddressQuestion } from './address-question.tsx';

/** Redirects of operators, and the reason for which an address leads to its target. */
export function RedirectList() {
  const text = useMessages();
  return (
    <>
      <AddressQuestion />
      <RecordList<RedirectRule>
        title={text('redirects.title')}
        file="redirects"
        create={text('ra.action.create')}
        rowClick="edit"
        columns={[
          {
            label: text('redirects.from'),
            value: ({ from }) => from,
            render: ({ id, from }) => <Link href={`#/redirects/${id}`}>{from}</Link>,
          },
          { label: text('redirects.to'), value: ({ to }) => to },
          { label: text('redirects.code'), value: ({ code }) => text(`redirects.code.${code}`) },
        ]}
      />
    </>
  );
}
