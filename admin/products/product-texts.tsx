import { required } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Texts of a product: the languages side by side, one below the other on a narrow screen. */
export function ProductTexts() {
  return <LanguageColumns renderTexts={(lang) => <LanguageTexts lang={lang} />} />;
}

function LanguageTexts({ lang }: { lang: Locale }) {
  const text = useMessages();
  const at = (name: string) => `texts.${lang}.${name}`;
  const label = useLanguageLabel(lang);
  return (
    <>
      <PlainInput lang={lang} source={at('name')} label={label('products.name')} validate={required()} />
      <PlainInput lang={lang} source={at('subtitle')} label={label('products.subtitle')} />
      <PlainInput
        lang={lang}
        source={at('slug')}
        label={label('products.slug')}
        helperText={text('products.slug_help')}
        validate={required()}
      />
      <PlainInput lang={lang} source={at('lead')} label={label('products.lead')} multiline minRows={2} />
      <PlainInput lang={lang} source={at('description')} label={label('products.description')} multiline />
      <StoryInput lang={lang} />
      <ArrayInput source={at('points')} label={label('products.points')}>
        <SimpleFormIterator fullWidth>
          <PlainInput
            lang={lang}
            source="title"
            label={label('products.point_title')}
            validate={required()}
          />
          <PlainInput
            lang={lang}
            source="text"
            label={label('products.point_text')}
            multiline
            validate={required()}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput source={at('technical')} label={label('products.technical')}>
        <SimpleFormIterator fullWidth>
          <PlainInput lang={lang} source="label" label={label('products.row_label')} validate={required()} />
          <PlainInput lang={lang} source="value" label={label('products.row_value')} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

/** A story has both title and text, or there is none. */
function StoryInput({ lang }: { lang: Locale }) {
  const label = useLanguageLabel(lang);
  return (
    <>
      <PlainInput lang={lang} source={`texts.${lang}.story.title`} label={label('products.story_title')} />
      <PlainInput
        lang={lang}
        source={`texts.${lang}.story.text`}
        label={label('products.story')}
        multiline
        minRows={3}
      />
    </>
  );
}
