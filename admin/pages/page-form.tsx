import { Alert, Box, Stack, Typography } from '@mui/material';
import { required, useRecordContext } from 'ra-core';
import { SimpleForm } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { BlockList } from './blocks/block-list.tsx';
import { EditedLanguage } from './edited-language.ts';
import { LanguageSwitch, StoredLanguageSwitch } from './language-switch.tsx';
import { PagePreview } from './preview/page-preview.tsx';
import { PageSettings } from './page-settings.tsx';
import { PageText } from './page-text.tsx';
import type { StoredPage } from './stored-page.ts';
import { PageVersions } from './versions/page-versions.tsx';

type Props = { isStored: boolean; lang: Locale; onLanguage: (lang: Locale) => void };

/** Texts of a page in one language, its blocks and its settings. */
export function PageForm({ isStored, lang, onLanguage }: Props) {
  const text = useMessages();
  return (
    <EditedLanguage.Provider value={lang}>
      <SimpleForm noValidate toolbar={<PageToolbar isStored={isStored} />} warnWhenUnsavedChanges>
        <Box sx={BESIDE_PREVIEW}>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            {isStored ? (
              <StoredLanguageSwitch lang={lang} onChange={onLanguage} />
            ) : (
              <LanguageSwitch lang={lang} onChange={onLanguage} />
            )}
            <LanguageNotice isStored={isStored} lang={lang} />
            <PageText source="title" label={text('pages.page_title')} validate={required()} />
            <PageText source="lead" label={text('pages.lead')} multiline minRows={2} validate={required()} />
            <Typography variant="h6" component="h2">
              {text('pages.blocks')}
            </Typography>
            <BlockList />
            <PageSettings />
            {isStored && <PageVersions />}
          </Stack>
          <PagePreview />
        </Box>
      </SimpleForm>
    </EditedLanguage.Provider>
  );
}

/** Says what happens in the other language. */
function LanguageNotice({ isStored, lang }: { isStored: boolean; lang: Locale }) {
  const text = useMessages();
  const page = useRecordContext<StoredPage>();
  const language = text(`products.language.${lang}`);
  if (!isStored) return <Alert severity="info">{text('pages.new_language', { language })}</Alert>;
  if (page?.etag === null) return <Alert severity="warning">{text('pages.no_language', { language })}</Alert>;
  return <Alert severity="info">{text('pages.language', { language })}</Alert>;
}

function PageToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const page = useRecordContext<StoredPage>();
  const removal = {
    title: text('products.remove_title', { name: page?.title ?? '' }),
    text: text('pages.remove_text'),
  };
  // The texts of the other language may be saved as they are.
  return <RecordToolbar isAlwaysEnabled={page?.etag === null} removal={isStored ? removal : undefined} />;
}

/** Two columns from 1200 pixels on. */
const BESIDE_PREVIEW = {
  display: 'grid',
  gap: 3,
  width: '100%',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
