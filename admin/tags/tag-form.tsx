import { required, useRecordContext } from 'ra-core';
import { SimpleForm, TextInput } from 'ra-ui-materialui';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OperatorLanguage } from '#admin/records/operator-language.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';

/** A tag in the language of the operator. */
export function TagForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  return (
    <SimpleForm noValidate toolbar={<TagToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <OperatorLanguage />
      <PlainInput source="label" label={text('tags.label')} validate={required()} />
      <PlainInput
        source="code"
        label={text('products.key')}
        helperText={text('tags.code_help')}
        validate={required()}
      />
      <TextInput source="slug" label={text('products.slug')} helperText={text('tags.slug_help')} />
    </SimpleForm>
  );
}

function TagToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = String(useRecordContext()?.['label'] ?? '');
  const removal = { title: text('products.remove_title', { name }), text: text('tags.remove_text') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
