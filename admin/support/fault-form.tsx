import { FormDataConsumer, required } from 'ra-core';
import { SelectInput, SimpleForm, TextArrayInput, TextInput } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { FaultChecks } from './fault-checks.tsx';
import { PositionInput } from './position-input.tsx';
import { SupportToolbar } from './support-toolbar.tsx';
import { useSupportCategories } from './use-support-categories.ts';

const ENDS = ['ticket', 'part', 'locator'] as const;

/** A fault of an appliance, with its texts in both languages, its checks and what follows them. */
export function FaultForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const toolbar = <SupportToolbar isStored={isStored} consequence="support.fault_remove" />;
  return (
    <SimpleForm noValidate toolbar={toolbar} warnWhenUnsavedChanges>
      <TextInput
        source="code"
        label={text('support.fault_code')}
        helperText={text('support.fault_code_help')}
      />
      <SelectInput
        source="family"
        label={text('products.category')}
        choices={useSupportCategories()}
        validate={required()}
      />
      <LanguageColumns renderTexts={(lang) => <FaultTexts lang={lang} />} />
      <FaultChecks />
      <SelectInput
        source="end"
        label={text('support.end')}
        helperText={text('support.end_help')}
        choices={ENDS.map((id) => ({ id, name: text(`support.end.${id}`) }))}
        validate={required()}
      />
      <FormDataConsumer<{ end?: string }>>
        {({ formData }) =>
          formData.end === 'part' && <LanguageColumns renderTexts={(lang) => <PartName lang={lang} />} />
        }
      </FormDataConsumer>
      <TextArrayInput
        source="references"
        label={text('products.title')}
        helperText={text('support.references_help')}
      />
      <PositionInput isStored={isStored} />
    </SimpleForm>
  );
}

function FaultTexts({ lang }: { lang: Locale }) {
  const text = useMessages();
  const label = useLanguageLabel(lang);
  return (
    <>
      <PlainInput lang={lang} source={`texts.${lang}.title`} label={label('support.title')} />
      <PlainInput
        lang={lang}
        source={`texts.${lang}.slug`}
        label={label('products.slug')}
        helperText={text('products.slug_help')}
      />
      <PlainInput lang={lang} source={`texts.${lang}.meaning`} label={label('support.meaning')} multiline />
    </>
  );
}

function PartName({ lang }: { lang: Locale }) {
  const label = useLanguageLabel(lang);
  return <TextInput source={`texts.${lang}.part`} label={label('support.part')} />;
}
