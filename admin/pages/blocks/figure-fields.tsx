import { required } from 'ra-core';
import { ArrayInput, NumberInput, SimpleFormIterator } from 'ra-ui-materialui';
import { SceneInput } from '#admin/fields/scene-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageText } from '../page-text.tsx';

export function StepsFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="title" label={text('pages.field.title')} validate={required()} />
      <ArrayInput source="steps" label={text('pages.field.steps')}>
        <SimpleFormIterator fullWidth>
          <PageText source="mark" label={text('pages.field.mark')} />
          <PageText source="title" label={text('pages.field.title')} validate={required()} />
          <PageText source="text" label={text('pages.field.text')} multiline />
          <SceneInput source="scene" label={text('pages.scene')} helperText={text('pages.scene_help')} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function ChartFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="caption" label={text('pages.field.caption')} validate={required()} />
      <PageText source="unit" label={text('pages.field.unit')} />
      <ArrayInput source="points" label={text('pages.field.points')}>
        <SimpleFormIterator fullWidth inline>
          <PageText source="label" label={text('pages.field.bar_label')} validate={required()} />
          <NumberInput source="value" label={text('pages.field.bar_value')} min={0} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
      <PageText source="note" label={text('pages.field.note')} multiline />
    </>
  );
}

export function PlacesFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="title" label={text('pages.field.title')} validate={required()} />
      <ArrayInput source="places" label={text('pages.field.places')}>
        <SimpleFormIterator fullWidth>
          <PageText source="name" label={text('pages.field.place_name')} validate={required()} />
          <NumberInput source="latitude" label={text('pages.field.latitude')} validate={required()} />
          <NumberInput source="longitude" label={text('pages.field.longitude')} validate={required()} />
          <PageText source="text" label={text('pages.field.text')} multiline />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function BeforeAfterFields() {
  const text = useMessages();
  const help = text('pages.scene_help');
  return (
    <>
      <SceneInput source="before" label={text('pages.field.before')} helperText={help} isRequired />
      <SceneInput source="after" label={text('pages.field.after')} helperText={help} isRequired />
      <PageText source="caption" label={text('pages.field.caption')} />
    </>
  );
}

export function CoversFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="title" label={text('pages.field.title')} validate={required()} />
      <ArrayInput source="covers" label={text('pages.field.covers')}>
        <SimpleFormIterator fullWidth>
          <PageText source="title" label={text('pages.field.title')} validate={required()} />
          <PageText source="text" label={text('pages.field.text')} multiline />
          <SceneInput
            source="scene"
            label={text('pages.scene')}
            helperText={text('pages.scene_help')}
            isRequired
          />
          <PageText source="document" label={text('pages.field.document')} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
