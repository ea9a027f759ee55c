import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { prepareSlide } from './prepare-slide.ts';
import { SlideForm } from './slide-form.tsx';

/** A slide in the language of the operator. */
export function SlideEdit() {
  return (
    <RecordEdit title={useMessages()('slides.edit')} transform={prepareSlide}>
      <SlideForm isStored />
    </RecordEdit>
  );
}
