import { required } from 'ra-core';
import { ArrayInput, NumberInput, SimpleFormIterator, TextArrayInput } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageText } from '../page-text.tsx';

function TitleField() {
  return <PageText source="title" label={useMessages()('pages.field.title')} validate={required()} />;
}

export function LinksFields() {
  const text = useMessages();
  return (
    <>
      <TitleField />
      <ArrayInput source="links" label={text('pages.field.links')}>
        <SimpleFormIterator fullWidth>
          <PageText source="label" label={text('pages.field.link_label')} validate={required()} />
          <PageText source="text" label={text('pages.field.text')} multiline />
          <PageText
            source="url"
            label={text('pages.field.url')}
            helperText={text('pages.url_help')}
            validate={required()}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function FaqFields() {
  const text = useMessages();
  return (
    <>
      <TitleField />
      <ArrayInput source="questions" label={text('pages.field.questions')}>
        <SimpleFormIterator fullWidth>
          <PageText source="question" label={text('pages.field.question')} validate={required()} />
          <PageText source="answer" label={text('pages.field.answer')} multiline validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function DownloadFields() {
  const text = useMessages();
  return (
    <>
      <TitleField />
      <ArrayInput source="files" label={text('pages.field.files')}>
        <SimpleFormIterator fullWidth>
          <PageText source="label" label={text('pages.field.file')} validate={required()} />
          <PageText
            source="url"
            label={text('pages.field.url')}
            helperText={text('pages.file_help')}
            validate={required()}
          />
          <PageText source="mime" label={text('pages.field.mime')} validate={required()} />
          <NumberInput source="size" label={text('pages.field.size')} min={1} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function ProductsFields() {
  const text = useMessages();
  return (
    <>
      <TitleField />
      <TextArrayInput
        source="references"
        label={text('pages.field.references')}
        helperText={text('pages.references_help')}
      />
    </>
  );
}
