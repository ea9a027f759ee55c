import { required, useRecordContext } from 'ra-core';
import { SimpleForm } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';

/** A family of parts with its name in both languages. */
export function FamilyForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  return (
    <SimpleForm noValidate toolbar={<FamilyToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <PlainInput
        source="code"
        label={text('products.key')}
        helperText={isStored ? false : text('support.code_help')}
        readOnly={isStored}
        validate={required()}
      />
      <LanguageColumns renderTexts={(lang) => <FamilyName lang={lang} />} />
    </SimpleForm>
  );
}

function FamilyName({ lang }: { lang: Locale }) {
  const label = useLanguageLabel(lang);
  return (
    <PlainInput lang={lang} source={`name.${lang}`} label={label('products.name')} validate={required()} />
  );
}

function FamilyToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = String(useRecordContext()?.['code'] ?? '');
  const removal = { title: text('products.remove_title', { name }), text: text('parts.family_remove') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
