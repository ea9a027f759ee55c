import { required, useGetList, useRecordContext, type RaRecord } from 'ra-core';
import { BooleanInput, SelectInput, SimpleForm, TextArrayInput } from 'ra-ui-materialui';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OperatorLanguage } from '#admin/records/operator-language.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';

type Category = RaRecord<number> & { name: string };

const MAX = 1000;

/** A category in the language of the operator: the API writes one language at a time. */
export function CategoryForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const own = useRecordContext<Category>()?.id;
  const { data = [] } = useGetList<Category>('categories', { pagination: { page: 1, perPage: MAX } });
  return (
    <SimpleForm noValidate toolbar={<CategoryToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <OperatorLanguage />
      <PlainInput source="name" label={text('categories.name')} validate={required()} />
      <PlainInput
        source="slug"
        label={text('products.slug')}
        helperText={text('products.slug_help')}
        validate={required()}
      />
      <PlainInput source="intro" label={text('categories.intro')} multiline />
      <SelectInput
        source="parent_id"
        label={text('categories.parent')}
        helperText={text('categories.parent_help')}
        choices={data.filter(({ id }) => id !== own)}
      />
      <TextArrayInput
        source="search_words"
        label={text('categories.search_words')}
        helperText={text('categories.search_words_help')}
      />
      <BooleanInput source="rechange" label={text('categories.rechange')} />
      <BooleanInput source="signature" label={text('products.signature')} />
    </SimpleForm>
  );
}

function CategoryToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = useRecordContext<Category>()?.name ?? '';
  const removal = { title: text('products.remove_title', { name }), text: text('categories.remove_text') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
