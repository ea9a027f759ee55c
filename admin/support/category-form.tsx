import { required, useRecordContext } from 'ra-core';
import { SelectInput, SimpleForm } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PositionInput } from './position-input.tsx';
import { SupportToolbar } from './support-toolbar.tsx';
import { useSupportCategories } from './use-support-categories.ts';

/** A category of after-sales pages, with its texts in both languages. */
export function CategoryForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const own: unknown = useRecordContext()?.['code'];
  const categories = useSupportCategories();
  const toolbar = <SupportToolbar isStored={isStored} consequence="support.category_remove" />;
  return (
    <SimpleForm noValidate toolbar={toolbar} warnWhenUnsavedChanges>
      <PlainInput
        source="code"
        label={text('products.key')}
        helperText={isStored ? false : text('support.code_help')}
        readOnly={isStored}
        validate={required()}
      />
      <SelectInput
        source="parent"
        label={text('categories.parent')}
        helperText={text('categories.parent_help')}
        choices={categories.filter(({ id }) => id !== own)}
      />
      <PositionInput isStored={isStored} />
      <LanguageColumns renderTexts={(lang) => <CategoryTexts lang={lang} />} />
    </SimpleForm>
  );
}

function CategoryTexts({ lang }: { lang: Locale }) {
  const text = useMessages();
  const label = useLanguageLabel(lang);
  return (
    <>
      <PlainInput lang={lang} source={`texts.${lang}.name`} label={label('categories.name')} />
      <PlainInput
        lang={lang}
        source={`texts.${lang}.slug`}
        label={label('products.slug')}
        helperText={text('products.slug_help')}
      />
      <PlainInput lang={lang} source={`texts.${lang}.intro`} label={label('categories.intro')} multiline />
    </>
  );
}
