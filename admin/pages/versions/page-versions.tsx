import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Typography } from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'ra-core';
import { useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { completeBlock } from '../blocks/complete-block.ts';
import { EditedLanguage } from '../edited-language.ts';
import type { StoredPage } from '../stored-page.ts';
import { listVersions, type PageVersion } from './list-versions.ts';
import { VersionItem } from './version-item.tsx';

const MAX_VERSIONS = 100;

/** Former versions of the texts in this language. A version is restored into the form; saving writes it. */
export function PageVersions() {
  const text = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="h6" component="span">
          {text('pages.versions')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <VersionList />}</AccordionDetails>
    </Accordion>
  );
}

function VersionList() {
  const text = useMessages();
  const api = useApi();
  const notify = useNotify();
  const errors = useErrorText();
  const { time } = useFormats();
  const lang = useContext(EditedLanguage);
  const page = useRecordContext<StoredPage>();
  const { reset } = useFormContext();
  const id = page?.id ?? 0;
  const { data, error } = useQuery({
    // A write changes the tag.
    queryKey: ['versions', id, lang, page?.etag],
    queryFn: () =>
      api.call('GET /operator/page/{id}/change', { params: { id }, query: { lang, perPage: MAX_VERSIONS } }),
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{errors.ofCall(error)}</Alert>;
  if (!page || !data) return null;
  const restore = ({ change, values }: PageVersion) => {
    const restored = change ? text('pages.version_restored', { time: time(change.at) }) : undefined;
    // The tag stays that of the stored page: a write in the meantime is noticed.
    const blocks = values.blocks.map(completeBlock);
    reset({ ...values, blocks, id: page.id, etag: page.etag }, { keepDefaultValues: true });
    notify(restored ?? text('pages.version_first_restored'), { type: 'info' });
  };
  const versions = listVersions(page, data.items);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text(versions.length === 0 ? 'pages.no_versions' : 'pages.versions_help')}
      </Typography>
      <Box component="ol" aria-label={text('pages.versions')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {versions.map((version, index) => (
          <VersionItem
            key={version.change?.id ?? 0}
            version={version}
            onRestore={index === 0 ? undefined : () => restore(version)}
          />
        ))}
      </Box>
    </>
  );
}
