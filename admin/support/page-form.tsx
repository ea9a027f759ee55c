import { required } from 'ra-core';
import {
  ArrayInput,
  BooleanInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextArrayInput,
} from 'ra-ui-materialui';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OperatorLanguage } from '#admin/records/operator-language.tsx';
import { PlansInput } from '#admin/records/plans-input.tsx';
import { SupportToolbar } from './support-toolbar.tsx';
import { useSupportCategories } from './use-support-categories.ts';

/** An after-sales page in the language of the operator: its steps in their order, and its products. */
export function PageForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const toolbar = <SupportToolbar isStored={isStored} consequence="support.page_remove" />;
  return (
    <SimpleForm noValidate toolbar={toolbar} warnWhenUnsavedChanges>
      <OperatorLanguage />
      <PlainInput source="title" label={text('support.title')} validate={required()} />
      <PlainInput
        source="slug"
        label={text('products.slug')}
        helperText={text('products.slug_help')}
        validate={required()}
      />
      <PlainInput source="lead" label={text('products.lead')} multiline validate={required()} />
      <SelectInput
        source="category"
        label={text('products.category')}
        choices={useSupportCategories()}
        validate={required()}
      />
      <Steps />
      <TextArrayInput
        source="references"
        label={text('products.title')}
        helperText={text('support.references_help')}
      />
      <TextArrayInput
        source="search_words"
        label={text('categories.search_words')}
        helperText={text('support.search_words_help')}
      />
      <PlansInput />
    </SimpleForm>
  );
}

function Steps() {
  const text = useMessages();
  return (
    <ArrayInput source="steps" label={text('support.steps')}>
      <SimpleFormIterator fullWidth>
        <PlainInput source="title" label={text('support.step_title')} validate={required()} />
        <PlainInput source="text" label={text('support.step_text')} multiline validate={required()} />
        <BooleanInput
          source="professional"
          label={text('support.professional')}
          helperText={text('support.professional_help')}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
