import { required, useRecordContext, type RaRecord } from 'ra-core';
import { SimpleForm, TextInput } from 'ra-ui-materialui';
import { FocusInput } from './focus-input.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { SceneInput } from '#admin/fields/scene-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OperatorLanguage } from '#admin/records/operator-language.tsx';
import { PlansInput } from '#admin/records/plans-input.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';

/** A slide in the language of the operator: its texts, its link, its picture and its product. */
export function SlideForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  return (
    <SimpleForm noValidate toolbar={<SlideToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <OperatorLanguage />
      <PlainInput source="title" label={text('slides.name')} validate={required()} />
      <PlainInput source="text" label={text('slides.text')} multiline validate={required()} />
      <PlainInput source="link.label" label={text('slides.link_label')} validate={required()} />
      <PlainInput
        source="link.url"
        label={text('slides.link_url')}
        helperText={text('slides.link_url_help')}
        validate={required()}
      />
      <SceneInput source="scene" label={text('slides.scene')} helperText={text('slides.scene_help')} />
      <FocusInput part="wide" />
      <FocusInput part="narrow" />
      <TextInput
        source="reference"
        label={text('slides.reference')}
        helperText={text('slides.reference_help')}
      />
      <PlansInput />
    </SimpleForm>
  );
}

function SlideToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = useRecordContext<RaRecord & { title: string }>()?.title ?? '';
  const removal = { title: text('products.remove_title', { name }), text: text('slides.remove_text') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
