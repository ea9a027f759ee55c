import { Typography } from '@mui/material';
import { NumberInput, TextArrayInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PageText } from './page-text.tsx';

/** Facts of a worksite, for pages that report on one. */
export function WorksiteFields() {
  const text = useMessages();
  const type: unknown = useWatch({ name: 'type' });
  const town: unknown = useWatch({ name: 'worksite.town' });
  if (type !== 'chantier' && !town) return null;
  return (
    <>
      <Typography variant="h6" component="h3">
        {text('pages.worksite')}
      </Typography>
      <PageText source="worksite.town" label={text('pages.worksite_town')} />
      <NumberInput source="worksite.year" label={text('pages.worksite_year')} />
      <PageText source="worksite.dwelling" label={text('pages.worksite_dwelling')} />
      <NumberInput source="worksite.surface" label={text('pages.worksite_surface')} />
      <NumberInput source="worksite.power" label={text('pages.worksite_power')} />
      <TextArrayInput source="worksite.trades" label={text('pages.worksite_trades')} />
    </>
  );
}
