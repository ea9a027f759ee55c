import { Grid, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { useMessages, type MessageId } from '#admin/i18n/use-messages.ts';

const CAPITALISED = { '&::first-letter': { textTransform: 'uppercase' } };

/** Texts in the languages side by side, one below the other on a narrow screen. */
export function LanguageColumns({ renderTexts }: { renderTexts: (lang: Locale) => ReactNode }) {
  const text = useMessages();
  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      {LOCALES.map((lang) => (
        <Grid key={lang} size={{ xs: 12, md: 6 }}>
          <Typography variant="h6" component="h2" sx={CAPITALISED}>
            {text(`products.language.${lang}`)}
          </Typography>
          {renderTexts(lang)}
        </Grid>
      ))}
    </Grid>
  );
}

/** Labels of fields with the name of a language, which differ where fields stand side by side. */
export function useLanguageLabel(lang: Locale): (id: MessageId) => string {
  const text = useMessages();
  return (id) => text('products.label_in', { label: text(id), language: text(`products.language.${lang}`) });
}
