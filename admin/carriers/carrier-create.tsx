import { useMessages } from '#admin/i18n/use-messages.ts';
import { useEditedLanguage } from '#admin/pages/edited-language.ts';
import { RecordCreate } from '#admin/records/record-create.tsx';
import { CarrierForm } from './carrier-form.tsx';
import { NEW_CARRIER, prepareCarrier } from './carrier-records.ts';

/** A new carrier, the last one, with the same name in both languages until it is translated. */
export function CarrierCreate() {
  const [lang, setLang] = useEditedLanguage();
  return (
    <RecordCreate
      title={useMessages()('carriers.create')}
      redirect={(_resource, id) => `/carriers/${id}?lang=${lang}`}
      record={NEW_CARRIER}
      transform={prepareCarrier}
      lang={lang}
    >
      <CarrierForm isStored={false} lang={lang} onLanguage={setLang} />
    </RecordCreate>
  );
}
