import CloseIcon from '@mui/icons-material/Close';
import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useInput, useLocaleState } from 'ra-core';
import { useId, useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { readAlert, writeAlert, type AlertState, type Values } from './setting-values.ts';

/** The alert banner: its text, a switch that takes it off without losing the text, and what visitors see. */
export function AlertInput() {
  const text = useMessages();
  const id = useId();
  const [locale] = useLocaleState();
  const { field } = useInput<Values>({ source: 'values', defaultValue: [{ value: '' }] });
  // A banner without text is off in what is stored: the switch stays as it was put while another text is typed.
  const [alert, setAlert] = useState(() => readAlert(field.value));
  const change = (changed: AlertState) => {
    setAlert(changed);
    field.onChange(writeAlert(changed));
  };
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={alert.isOn}
            onChange={({ target }) => change({ ...alert, isOn: target.checked })}
          />
        }
        label={text('settings.alert_on')}
      />
      <TextField
        id={id}
        multiline
        label={text('settings.alert_text')}
        helperText={text('settings.alert_text_help')}
        value={alert.text}
        onChange={({ target }) => change({ ...alert, text: target.value })}
        slotProps={{ htmlInput: { lang: locale } }}
      />
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {text('settings.preview')}
      </Typography>
      {alert.isOn && alert.text.trim() !== '' ? (
        <Box sx={BANNER} lang={locale}>
          <span>{alert.text}</span>
          <CloseIcon fontSize="small" aria-hidden />
        </Box>
      ) : (
        <Typography>{text('settings.alert_off')}</Typography>
      )}
    </Box>
  );
}

/** As in `client/components/alert-banner`. */
const BANNER = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1.25,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  bgcolor: '#fbecd2',
  color: '#3f2b00',
  borderBottom: '1px solid #8a5a00',
};
