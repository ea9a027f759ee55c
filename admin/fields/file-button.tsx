import { Box, Button } from '@mui/material';
import type { ChangeEvent } from 'react';

type Props = { label: string; accept: string; isPending: boolean; onChosen: (file: File) => void };

/** A button that opens the dialog of files. Its field is reached by keyboard and named by the label. */
export function FileButton({ label, accept, isPending, onChosen }: Props) {
  return (
    <Button
      component="label"
      variant="outlined"
      role={undefined}
      tabIndex={-1}
      disabled={isPending}
      sx={{ '&:focus-within': { outline: '3px solid', outlineOffset: 2 } }}
    >
      {label}
      <Box
        component="input"
        type="file"
        accept={accept}
        disabled={isPending}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChosen(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
        sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
      />
    </Button>
  );
}
