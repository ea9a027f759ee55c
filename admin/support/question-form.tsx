import { required } from 'ra-core';
import { SelectInput, SimpleForm, TextArrayInput } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PlansInput } from '#admin/records/plans-input.tsx';
import { PositionInput } from './position-input.tsx';
import { SupportToolbar } from './support-toolbar.tsx';
import { useSupportCategories } from './use-support-categories.ts';

/** A question with its text in both languages. */
export function QuestionForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const toolbar = <SupportToolbar isStored={isStored} consequence="support.question_remove" />;
  return (
    <SimpleForm noValidate toolbar={toolbar} warnWhenUnsavedChanges>
      <LanguageColumns renderTexts={(lang) => <QuestionTexts lang={lang} />} />
      <SelectInput
        source="category"
        label={text('products.category')}
        choices={useSupportCategories()}
        validate={required()}
      />
      <PositionInput isStored={isStored} />
      <PlansInput />
    </SimpleForm>
  );
}

function QuestionTexts({ lang }: { lang: Locale }) {
  const text = useMessages();
  const label = useLanguageLabel(lang);
  return (
    <>
      <PlainInput lang={lang} source={`texts.${lang}.question`} label={label('support.question')} multiline />
      <PlainInput
        lang={lang}
        source={`texts.${lang}.answer`}
        label={label('support.answer')}
        multiline
        minRows={4}
      />
      <TextArrayInput
        source={`texts.${lang}.search_words`}
        label={label('categories.search_words')}
        helperText={text('support.search_words_help')}
      />
    </>
  );
}
