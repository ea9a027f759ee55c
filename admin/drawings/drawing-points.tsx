import { Box, Typography } from '@mui/material';
import { useState, type FocusEvent } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { DrawingPicture } from './drawing-picture.tsx';
import { DrawingRows } from './drawing-rows.tsx';
import { DrawingUpload } from './drawing-upload.tsx';

/** The picture, and beside it the rows of its parts; the row that has the focus is the one whose point moves. */
export function DrawingPoints() {
  const text = useMessages();
  const [selected, setSelected] = useState<number>();
  const select = ({ target }: FocusEvent) => {
    const row = target.closest('.RaSimpleFormIterator-line');
    if (row) setSelected([...(row.parentElement?.children ?? [])].indexOf(row));
  };
  return (
    <Box sx={BESIDE_ROWS}>
      <Box sx={IN_SIGHT}>
        <DrawingPicture selected={selected} />
        <Typography id="drawing-help">{text('drawings.points_help')}</Typography>
        <DrawingUpload />
      </Box>
      <Box onFocusCapture={select} sx={{ minWidth: 0 }}>
        <DrawingRows selected={selected} />
      </Box>
    </Box>
  );
}

/** Two columns from 1200 pixels on. */
const BESIDE_ROWS = {
  display: 'grid',
  gap: 3,
  width: '100%',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/** The picture stays in sight while long lists of rows scroll. */
const IN_SIGHT = {
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: 56 },
};
