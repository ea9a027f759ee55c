import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { NumberField } from '#client/ui/number-field/number-field.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { ROOM_TYPE_NAMES, STOREY_NAMES } from '#shared/domain/heat/rooms.ts';
import { useRoomLabels, WORKSITE_ERRORS } from './worksite-labels.ts';

type Measure = 'area' | 'height' | 'walls' | 'glass' | 'width' | 'tall';

const MAX_LENGTH = 20;

export function RoomFields() {
  const text = useTranslations();
  const labels = useRoomLabels();
  const field = useFormFields(WORKSITE_ERRORS);
  const measure = (name: Measure, unit: string, isOptional = false) => (
    <NumberField
      {...field(name, labels[name])}
      unit={unit}
      maxLength={MAX_LENGTH}
      {...(isOptional && { optional: text('forms.optional') })}
    />
  );
  return (
    <>
      <SelectField
        {...field('room', labels.room)}
        options={ROOM_TYPE_NAMES.map((type) => ({ value: type, label: text(`power.type_${type}`) }))}
      />
      <SelectField
        {...field('storey', labels.storey)}
        options={STOREY_NAMES.map((storey) => ({ value: storey, label: text(`power.storey_${storey}`) }))}
      />
      {measure('area', 'm²')}
      {measure('height', 'm')}
      {measure('walls', text('power.walls_unit'))}
      {measure('glass', 'm²')}
      {measure('width', 'mm', true)}
      {measure('tall', 'mm', true)}
    </>
  );
}
