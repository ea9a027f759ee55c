import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two parts beside each other on wide windows, the first twice as wide. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <Box sx={COLUMNS}>{children}</Box>;
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
