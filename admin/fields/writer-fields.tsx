import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Fields of a form that cannot be changed by people who only read, with a line that says so. */
export function WriterFields({ isWriter, children }: { isWriter: boolean; children: ReactNode }) {
  const text = useMessages();
  if (isWriter) return children;
  return (
    <Box component="fieldset" disabled sx={READ}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {text('records.read_only')}
      </Alert>
      {children}
    </Box>
  );
}

/** The library's own lists and buttons do not know a disabled group. */
const READ = {
  all: 'unset',
  display: 'block',
  width: '100%',
  minWidth: 0,
  '& .MuiSelect-select': { pointerEvents: 'none' },
  '& [class*="RaSimpleFormIterator"] button': { display: 'none' },
};
