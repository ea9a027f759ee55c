import { FormDataConsumer, required, useRecordContext } from 'ra-core';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateTimeInput,
  NumberInput,
  SelectInput,
  SimpleForm,
} from 'ra-ui-materialui';
import { PROMOTION_KINDS, PROMOTION_SCOPES } from '#shared/contract/shop/promotion-record.ts';
import type { Locale } from '#shared/locale.ts';
import { AmountInput } from '#admin/fields/amount-input.tsx';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';

/** Fields of a promotion code: the kind decides its value, the scope whether there are categories. */
export function PromotionForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  return (
    <SimpleForm noValidate toolbar={<PromotionToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <PlainInput source="code" label={text('promotions.code')} validate={required()} />
      <Discount />
      <DateTimeInput source="from" label={text('promotions.from')} validate={required()} />
      <DateTimeInput source="until" label={text('promotions.until')} validate={required()} />
      <Scope />
      <BooleanInput source="without_signature" label={text('promotions.without_signature')} />
      <BooleanInput source="mainland" label={text('promotions.mainland')} />
      <BooleanInput source="combinable" label={text('promotions.combinable')} />
      <LanguageColumns renderTexts={(lang) => <PromotionTexts lang={lang} />} />
    </SimpleForm>
  );
}

function PromotionTexts({ lang }: { lang: Locale }) {
  const label = useLanguageLabel(lang);
  return (
    <>
      <PlainInput
        lang={lang}
        source={`title.${lang}`}
        label={label('promotions.name')}
        validate={required()}
      />
      <PlainInput
        lang={lang}
        source={`conditions.${lang}`}
        label={label('promotions.conditions')}
        multiline
        validate={required()}
      />
    </>
  );
}

function Discount() {
  const text = useMessages();
  return (
    <>
      <SelectInput
        source="kind"
        label={text('promotions.kind')}
        choices={PROMOTION_KINDS.map((id) => ({ id, name: text(`promotions.kind.${id}`) }))}
        validate={required()}
      />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData: { kind } }) => (
          <>
            {kind === 'percent' && (
              <NumberInput source="percent" label={text('promotions.percent')} validate={required()} />
            )}
            {kind === 'amount' && (
              <AmountInput source="amount" label={text('promotions.amount')} validate={required()} />
            )}
          </>
        )}
      </FormDataConsumer>
      <AmountInput source="minimum" label={text('promotions.minimum')} validate={required()} />
    </>
  );
}

function Scope() {
  const text = useMessages();
  const { categories } = useVocabulary();
  return (
    <>
      <SelectInput
        source="applies_to"
        label={text('promotions.applies_to')}
        choices={PROMOTION_SCOPES.map((id) => ({ id, name: text(`promotions.scope.${id}`) }))}
        validate={required()}
      />
      <FormDataConsumer<{ applies_to?: string }>>
        {({ formData }) =>
          formData.applies_to === 'categories' && (
            <AutocompleteArrayInput
              source="categories"
              label={text('products.categories')}
              choices={categories.map(({ number, name }) => ({ id: number, name }))}
              validate={required()}
            />
          )
        }
      </FormDataConsumer>
    </>
  );
}

function PromotionToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = String(useRecordContext()?.['code'] ?? '');
  const removal = { title: text('products.remove_title', { name }), text: text('promotions.remove_text') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
