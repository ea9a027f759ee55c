import { useLocaleState } from 'ra-core';
import { ArrayInput, BooleanInput, SimpleFormIterator } from 'ra-ui-materialui';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AlertInput } from './alert-input.tsx';
import { FigureInput } from './figure-input.tsx';
import { kindOf } from './known-settings.ts';

const FIRST = 'values.0.value';

/** The input that fits the values of a setting. */
export function ValueInputs({ code }: { code: string }) {
  const text = useMessages();
  const [locale] = useLocaleState();
  const lang = locale === 'en' ? 'en' : 'fr';
  switch (kindOf(code)) {
    case 'alert':
      return <AlertInput />;
    case 'switch':
      return (
        <BooleanInput
          source={FIRST}
          label={text('settings.switch')}
          format={(value: unknown) => value !== ''}
          parse={(isOn: boolean) => (isOn ? '1' : '')}
        />
      );
    case 'phone':
      return <PlainInput source={FIRST} label={text('settings.phone')} type="tel" />;
    case 'link':
      return (
        <PlainInput source={FIRST} label={text('settings.link')} helperText={text('settings.link_help')} />
      );
    case 'text':
      return (
        <PlainInput
          source={FIRST}
          label={text('settings.value')}
          helperText={text('settings.empty_help')}
          lang={lang}
          multiline
        />
      );
    case 'list':
      return (
        <ArrayInput source="values" label={text('settings.values')}>
          <SimpleFormIterator fullWidth>
            <PlainInput source="value" label={text('settings.value')} lang={lang} />
          </SimpleFormIterator>
        </ArrayInput>
      );
    case 'figures':
      return (
        <ArrayInput source="values" label={text('settings.figures')}>
          <SimpleFormIterator fullWidth>
            <FigureInput source="value" />
          </SimpleFormIterator>
        </ArrayInput>
      );
  }
}
