import { required } from 'ra-core';
import { ArrayInput, SelectInput, SimpleFormIterator } from 'ra-ui-materialui';
import { SceneInput } from '#admin/fields/scene-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageText } from '../page-text.tsx';

/** A picture of a room. */
function SceneField() {
  const text = useMessages();
  return (
    <SceneInput source="scene" label={text('pages.scene')} helperText={text('pages.scene_help')} isRequired />
  );
}

export function ImageFields() {
  const text = useMessages();
  return (
    <>
      <SceneField />
      <PageText source="caption" label={text('pages.field.caption')} />
    </>
  );
}

export function ImageTextFields() {
  const text = useMessages();
  return (
    <>
      <SceneField />
      <SelectInput
        source="side"
        label={text('pages.field.side')}
        choices={(['left', 'right'] as const).map((id) => ({ id, name: text(`pages.side.${id}`) }))}
        validate={required()}
      />
      <PageText source="title" label={text('pages.field.title')} />
      <PageText
        source="markdown"
        label={text('pages.field.text')}
        helperText={text('pages.markdown_help')}
        multiline
        minRows={4}
      />
      <PageText source="link.label" label={text('pages.field.link_label')} />
      <PageText source="link.url" label={text('pages.field.url')} helperText={text('pages.url_help')} />
    </>
  );
}

export function CarouselFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="title" label={text('pages.field.title')} validate={required()} />
      <ArrayInput source="slides" label={text('pages.field.slides')}>
        <SimpleFormIterator fullWidth>
          <SceneField />
          <PageText source="caption" label={text('pages.field.caption')} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function VideoFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="title" label={text('pages.field.title')} validate={required()} />
      <PageText
        source="url"
        label={text('pages.field.video')}
        helperText={text('pages.video_help')}
        validate={required()}
      />
      <PageText source="captions" label={text('pages.field.captions')} />
      <PageText source="duration" label={text('pages.field.duration')} validate={required()} />
      <SceneField />
    </>
  );
}
