import { Link } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OrderedList } from '#admin/lists/ordered-list.tsx';
import type { Family } from './use-families.ts';

/** Families of parts in their order, which move up and down. */
export function FamilyList() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const nameOf = ({ name }: Family) => (locale === 'en' ? name.en : name.fr);
  return (
    <OrderedList<Family>
      resource="part-families"
      title={text('parts.families')}
      help={text('parts.families_help')}
      create={text('parts.family_create')}
      nameOf={nameOf}
      columns={[
        {
          label: text('products.name'),
          value: nameOf,
          render: (family) => <Link href={`#/part-families/${family.id}`}>{nameOf(family)}</Link>,
        },
        { label: text('products.key'), value: ({ code }) => code, isWideOnly: true },
      ]}
    />
  );
}
