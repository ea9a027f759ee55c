import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Named facts. Facts without a value are left out. `isGrid`: short values stand beside each other. */
export function Facts({
  facts,
  isGrid = false,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  isGrid?: boolean;
}) {
  return (
    <Box component="dl" sx={{ m: 0, ...(isGrid && GRID) }}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([label, value]) => (
          <Box key={label} sx={{ mb: 1 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' };
