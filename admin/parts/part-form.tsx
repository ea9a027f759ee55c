import { required, useRecordContext } from 'ra-core';
import { TabbedForm, TextArrayInput } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';
import { useRight } from '#admin/app/rights.ts';
import { LanguageColumns, useLanguageLabel } from '#admin/fields/language-columns.tsx';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { ReferencePicker } from '#admin/fields/reference-picker.tsx';
import { WriterFields } from '#admin/fields/writer-fields.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { PartFacts } from './part-facts.tsx';
import { PartProducts } from './part-products.tsx';

/** Tabs of a part: its facts, the products that have it, and what replaces it. */
export function PartForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const isWriter = useRight('write_parts');
  return (
    <TabbedForm
      noValidate
      warnWhenUnsavedChanges={isWriter}
      toolbar={isWriter ? <PartToolbar isStored={isStored} /> : false}
    >
      <TabbedForm.Tab label={text('products.tab.facts')}>
        <WriterFields isWriter={isWriter}>
          <LanguageColumns renderTexts={(lang) => <PartName lang={lang} />} />
          <PartFacts />
        </WriterFields>
      </TabbedForm.Tab>
      <TabbedForm.Tab label={text('parts.tab.products')} path="products">
        <WriterFields isWriter={isWriter}>
          <PartProducts />
        </WriterFields>
      </TabbedForm.Tab>
      <TabbedForm.Tab label={text('parts.tab.replacement')} path="replacement">
        <WriterFields isWriter={isWriter}>
          <TextArrayInput
            source="old_references"
            label={text('parts.old_references')}
            helperText={text('parts.old_references_help')}
          />
          <ReferencePicker
            source="replaced_by"
            kind="part"
            label={text('parts.replaced_by')}
            helperText={text('parts.replaced_by_help')}
          />
          <LanguageColumns renderTexts={(lang) => <Reason lang={lang} />} />
        </WriterFields>
      </TabbedForm.Tab>
    </TabbedForm>
  );
}

function PartName({ lang }: { lang: Locale }) {
  const label = useLanguageLabel(lang);
  return (
    <PlainInput lang={lang} source={`name.${lang}`} label={label('products.name')} validate={required()} />
  );
}

function Reason({ lang }: { lang: Locale }) {
  const text = useMessages();
  const label = useLanguageLabel(lang);
  return (
    <PlainInput
      lang={lang}
      source={`reason.${lang}`}
      label={label('parts.reason')}
      helperText={text('parts.reason_help')}
      multiline
    />
  );
}

function PartToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const name = String(useRecordContext()?.['reference'] ?? '');
  const removal = { title: text('products.remove_title', { name }), text: text('parts.remove_text') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
