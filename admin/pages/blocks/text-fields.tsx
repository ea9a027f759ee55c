import { required } from 'ra-core';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageText } from '../page-text.tsx';

export function TextFields() {
  const text = useMessages();
  return (
    <PageText
      source="markdown"
      label={text('pages.field.text')}
      helperText={text('pages.markdown_help')}
      multiline
      minRows={6}
      validate={required()}
    />
  );
}

export function HtmlFields() {
  const text = useMessages();
  return (
    <PageText
      source="html"
      label={text('pages.field.html')}
      helperText={text('pages.html_help')}
      multiline
      minRows={6}
      validate={required()}
    />
  );
}

export function QuoteFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="text" label={text('pages.field.quote')} multiline validate={required()} />
      <PageText source="source" label={text('pages.field.author')} />
    </>
  );
}

/** The picture of a push stays as it is. */
export function PushFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="push.text" label={text('pages.field.text')} multiline validate={required()} />
      <PageText source="push.tag" label={text('pages.field.tag')} />
      <PageText source="push.label_link" label={text('pages.field.link_label')} />
      <PageText source="push.url" label={text('pages.field.url')} helperText={text('pages.url_help')} />
    </>
  );
}
