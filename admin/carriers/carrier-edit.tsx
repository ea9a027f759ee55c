import { useMessages } from '#admin/i18n/use-messages.ts';
import { useEditedLanguage } from '#admin/pages/edited-language.ts';
import { RecordEdit } from '#admin/records/record-edit.tsx';
import { CarrierForm } from './carrier-form.tsx';
import { prepareCarrier } from './carrier-records.ts';

/** A carrier with its name in one language, its days and its prices. */
export function CarrierEdit() {
  const [lang, setLang] = useEditedLanguage();
  return (
    <RecordEdit key={lang} title={useMessages()('carriers.edit')} transform={prepareCarrier} lang={lang}>
      <CarrierForm isStored lang={lang} onLanguage={setLang} />
    </RecordEdit>
  );
}
