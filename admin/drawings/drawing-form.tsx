import { Box } from '@mui/material';
import { required, useRecordContext } from 'ra-core';
import {
  AutocompleteArrayInput,
  NumberInput,
  ReferenceArrayInput,
  SelectInput,
  TabbedForm,
} from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { textOfChoice } from '#admin/fields/reference-picker.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { DrawingPoints } from './drawing-points.tsx';

const FIRST_YEAR = 1900;

/** Tabs of an exploded view: the picture with its numbered parts, and its facts. */
export function DrawingForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const facts = (
    <TabbedForm.Tab key="facts" label={text('products.tab.facts')} {...(isStored && { path: 'facts' })}>
      <Facts isStored={isStored} />
      <LanguageColumns renderTexts={(lang) => <Texts lang={lang} />} />
    </TabbedForm.Tab>
  );
  const picture = (
    <TabbedForm.Tab
      key="picture"
      label={text('drawings.tab.picture')}
      {...(!isStored && { path: 'picture' })}
    >
      <DrawingPoints />
    </TabbedForm.Tab>
  );
  return (
    <TabbedForm noValidate warnWhenUnsavedChanges toolbar={<DrawingToolbar isStored={isStored} />}>
      {isStored ? [picture, facts] : [facts, picture]}
    </TabbedForm>
  );
}

function Facts({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const { categories } = useVocabulary();
  return (
    <Box sx={COLUMNS}>
      <PlainInput
        source="code"
        label={text('products.key')}
        helperText={isStored ? false : text('support.code_help')}
        readOnly={isStored}
        validate={required()}
      />
      <SelectInput
        source="category"
        label={text('products.category')}
        helperText={text('drawings.category_help')}
        choices={categories.map(({ number, name }) => ({ id: number, name }))}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="year_from"
        label={text('drawings.year_from')}
        min={FIRST_YEAR}
        validate={required()}
      />
      <NumberInput
        size="medium"
        source="year_to"
        label={text('drawings.year_to')}
        helperText={text('drawings.year_to_help')}
        min={FIRST_YEAR}
      />
      <ReferenceArrayInput source="products" reference="product-references">
        <AutocompleteArrayInput
          label={text('drawings.products')}
          optionText={textOfChoice}
          noOptionsText={text('records.no_choice')}
          validate={required()}
        />
      </ReferenceArrayInput>
      {isStored && (
        <NumberInput
          size="medium"
          source="position"
          label={text('support.position')}
          helperText={text('drawings.position_help')}
          min={0}
          validate={required()}
        />
      )}
    </Box>
  );
}

function Texts({ lang }: { lang: Locale }) {
  const text = useMessages();
  const label = useLanguageLabel(lang);
  return (
    <>
      <PlainInput lang={lang} source={`title.${lang}`} label={label('drawings.name')} validate={required()} />
      <PlainInput
        lang={lang}
        source={`slug.${lang}`}
        label={label('products.slug')}
        helperText={text('products.slug_help')}
        validate={required()}
      />
      <PlainInput
        lang={lang}
        source={`alt.${lang}`}
        label={label('drawings.alt')}
        helperText={text('drawings.alt_help')}
        multiline
        validate={required()}
      />
    </>
  );
}

function DrawingToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = String(useRecordContext()?.['code'] ?? '');
  const removal = { title: text('products.remove_title', { name }), text: text('drawings.remove_text') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}

const COLUMNS = {
  display: 'grid',
  columnGap: 3,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
