import { Chip, Link } from '@mui/material';
import { useLocale, type Identifier } from 'ra-core';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { publicationOf } from './publication.ts';
import type { StoredPage } from './stored-page.ts';
import { usePlanChoices } from './use-page-choices.ts';

type ListedPage = StoredPage & { lang: Locale };

const LANGUAGES = [
  { id: 'fr', name: 'Français' },
  { id: 'en', name: 'English' },
];

/** Content pages in one language, published or not. */
export function PageList() {
  const text = useMessages();
  const { day } = useFormats();
  const plans = usePlanChoices() ?? [];
  const lang = useLocale() === 'en' ? 'en' : 'fr';
  const filters = [
    <TextInput key="q" source="q" label={text('pages.search')} alwaysOn />,
    <SelectInput
      key="lang"
      source="lang"
      label={text('pages.texts_in')}
      choices={LANGUAGES}
      isRequired
      alwaysOn
    />,
    <SelectInput
      key="due"
      source="due"
      label={text('pages.due')}
      choices={[{ id: 'true', name: text('pages.due.true') }]}
      alwaysOn
    />,
  ];
  const stateOf = ({ published_at: publishedAt }: ListedPage) =>
    text(`pages.state.${publicationOf(publishedAt)}`, { day: publishedAt ? day(publishedAt) : '' });
  return (
    <RecordList<ListedPage>
      title={text('pages.title')}
      file="pages"
      filters={filters}
      filterDefaultValues={{ lang }}
      create={text('ra.action.create')}
      rowClick={(id, _resource, page) => addressOf(id, page.lang)}
      columns={[
        {
          label: text('pages.page_title'),
          value: ({ title }) => title,
          render: ({ id, title, lang: written }) => (
            <Link href={`#${addressOf(id, written)}`} lang={written}>
              {title}
            </Link>
          ),
        },
        { label: text('pages.type'), value: ({ type }) => text(`pages.type.${type}`) },
        {
          label: text('pages.state'),
          value: stateOf,
          render: (page) => <Chip size="small" variant="outlined" label={stateOf(page)} />,
        },
        {
          label: text('pages.plans'),
          value: ({ exist_in: ids }) =>
            plans
              .filter(({ id }) => ids.includes(id))
              .map(({ name }) => name)
              .join(', '),
        },
      ]}
    />
  );
}

/** The screen of a page opens in the language of the list. */
function addressOf(id: Identifier, lang: string): string {
  return `/pages/${id}?lang=${lang}`;
}
