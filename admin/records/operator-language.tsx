import { Alert } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Says in which language a record is edited: the API writes one language at a time, that of the operator. */
export function OperatorLanguage() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const language = text(locale === 'en' ? 'products.language.en' : 'products.language.fr');
  return <Alert severity="info">{text('records.language', { language })}</Alert>;
}
