import { Grid, Typography } from '@mui/material';
import { required } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'ra-ui-materialui';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const CAPITALISED = { '&::first-letter': { textTransform: 'uppercase' } };

/** Texts of a product: the languages side by side, one below the other on a narrow screen. */
export function ProductTexts() {
  const text = useMessages();
  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      {LOCALES.map((lang) => (
        <Grid key={lang} size={{ xs: 12, md: 6 }}>
          <Typography variant="h6" component="h2" sx={CAPITALISED}>
            {text(`products.language.${lang}`)}
          </Typography>
          <LanguageTexts lang={lang} />
        </Grid>
      ))}
    </Grid>
  );
}

function LanguageTexts({ lang }: { lang: Locale }) {
  const text = useMessages();
  const at = (name: string) => `texts.${lang}.${name}`;
  const label = (id: Parameters<typeof text>[0]) =>
    text('products.label_in', { label: text(id), language: text(`products.language.${lang}`) });
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
  const text = useMessages();
  const language = text(`products.language.${lang}`);
  return (
    <>
      <PlainInput
        lang={lang}
        source={`texts.${lang}.story.title`}
        label={text('products.label_in', { label: text('products.story_title'), language })}
      />
      <PlainInput
        lang={lang}
        source={`texts.${lang}.story.text`}
        label={text('products.label_in', { label: text('products.story'), language })}
        multiline
        minRows={3}
      />
    </>
  );
}
