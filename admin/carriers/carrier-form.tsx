import { required, useRecordContext } from 'ra-core';
import { NumberInput, SimpleForm, TextInput } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { LanguageSwitch, StoredLanguageSwitch } from '#admin/pages/language-switch.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { CarrierRatesInput } from './carrier-rates-input.tsx';

type Props = { isStored: boolean; lang: Locale; onLanguage: (lang: Locale) => void };

const MAX_DAYS = 60;

/** A carrier: its name in one language, and what is the same in both. */
export function CarrierForm({ isStored, lang, onLanguage }: Props) {
  const text = useMessages();
  const label = useLanguageLabel(lang);
  const Switch = isStored ? StoredLanguageSwitch : LanguageSwitch;
  return (
    <SimpleForm noValidate toolbar={<CarrierToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <Switch lang={lang} onChange={onLanguage} />
      <PlainInput
        lang={lang}
        source="name"
        label={label('products.name')}
        helperText={text('carriers.name_help')}
        validate={required()}
      />
      <PlainInput
        source="technical_name"
        label={text('carriers.technical_name')}
        helperText={isStored ? false : text('carriers.technical_name_help')}
        readOnly={isStored}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="days"
        label={text('carriers.days')}
        helperText={text('carriers.days_help')}
        min={0}
        max={MAX_DAYS}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="corsica_days"
        label={text('carriers.corsica_days')}
        min={0}
        max={MAX_DAYS}
        validate={required()}
      />
      <CarrierRatesInput />
      <TextInput
        source="tracking_url"
        label={text('carriers.tracking_url')}
        helperText={text('carriers.tracking_url_help', { number: '{number}' })}
      />
    </SimpleForm>
  );
}

function CarrierToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const carrier = useRecordContext();
  const name = String(carrier?.['name'] ?? '');
  const removal = { title: text('products.remove_title', { name }), text: text('carriers.remove_text') };
  // The name of the other language may be saved as it is.
  return (
    <RecordToolbar isAlwaysEnabled={carrier?.['etag'] === null} removal={isStored ? removal : undefined} />
  );
}
