import { Stack, TextField } from '@mui/material';
import { useInput, useLocaleState } from 'ra-core';
import { useId } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { readFigure, writeFigure } from './setting-values.ts';

const PARTS = ['number', 'name', 'sentence'] as const;

/** A figure of the company: its number, its name and a sentence. */
export function FigureInput({ source }: { source: string }) {
  const text = useMessages();
  const id = useId();
  const [locale] = useLocaleState();
  const { field } = useInput<string>({ source, defaultValue: '' });
  const parts = readFigure(typeof field.value === 'string' ? field.value : '');
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={1} sx={{ width: '100%' }}>
      {PARTS.map((part, index) => (
        <TextField
          key={part}
          id={`${id}-${part}`}
          label={text(`settings.figure.${part}`)}
          value={parts[index]}
          onChange={({ target }) => field.onChange(writeFigure(parts.with(index, target.value)))}
          sx={{ flex: part === 'sentence' ? 3 : 1 }}
          slotProps={{ htmlInput: { lang: locale } }}
        />
      ))}
    </Stack>
  );
}
