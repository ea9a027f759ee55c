import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { prepareSlide } from './prepare-slide.ts';
import { SlideForm } from './slide-form.tsx';

const NEW_SLIDE = {
  title: '',
  text: '',
  link: { label: '', url: '' },
  reference: null,
  scene: null,
  exist_in: [],
};

/** A new slide, the last one, with the same texts in both languages until they are translated. */
export function SlideCreate() {
  return (
    <RecordCreate
      title={useMessages()('slides.create')}
      redirect="list"
      record={NEW_SLIDE}
      transform={prepareSlide}
    >
      <SlideForm isStored={false} />
    </RecordCreate>
  );
}
