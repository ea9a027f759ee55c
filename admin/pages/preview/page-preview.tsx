import { Alert, Box, Link, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useErrorText } from '#admin/app/error-text.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreviewLink } from './use-preview-link.ts';

const WIDTHS = { phone: 390, tablet: 820, full: undefined } as const;
type Width = keyof typeof WIDTHS;
const NAMES: readonly Width[] = ['phone', 'tablet', 'full'];

/** The page as visitors would see it, beside the form; below it on narrow windows. */
export function PagePreview() {
  const text = useMessages();
  const errors = useErrorText();
  const [width, setWidth] = useState<Width>('full');
  const { link, error, missing } = usePreviewLink();
  const refused = Object.entries(errors.ofFields(error));
  return (
    <Box component="section" aria-labelledby="preview-title" sx={BESIDE}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="preview-title" variant="h6" component="h2">
          {text('pages.preview')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={width}
          aria-label={text('pages.preview_width')}
          onChange={(_event, chosen: Width | null) => {
            if (chosen) setWidth(chosen);
          }}
        >
          {NAMES.map((name) => (
            <ToggleButton key={name} value={name} sx={{ minHeight: 44, textTransform: 'none' }}>
              {text(`pages.preview_width.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {link && (
          <Link href={link.url} target="_blank" rel="noreferrer">
            {text('pages.preview_tab')}
          </Link>
        )}
      </Stack>
      <div role="status">
        {missing.length > 0 && (
          <Alert severity="info">
            {text('pages.preview_refused')}{' '}
            {missing.map((name) => text(`pages.preview_missing.${name}`)).join(', ')}
          </Alert>
        )}
        {missing.length === 0 && error !== undefined && (
          <Alert severity="info">
            {refused.length > 0 ? text('pages.preview_refused') : errors.ofCall(error)}
            {refused.map(([path, reason]) => (
              <div key={path}>
                <code>{path}</code> – {reason}
              </div>
            ))}
          </Alert>
        )}
      </div>
      {link && <PreviewFrame link={link} width={WIDTHS[width]} />}
    </Box>
  );
}

/** Stays in sight beside a long form. */
const BESIDE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  height: { xs: '90vh', lg: 'calc(100vh - 80px)' },
  position: { lg: 'sticky' },
  top: { lg: 64 },
};
