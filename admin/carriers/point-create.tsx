import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PointForm } from './point-form.tsx';
import { WEEK } from './week.ts';

const NEW_POINT = {
  code: '',
  name: '',
  address_1: '',
  address_2: null,
  address_3: null,
  zipcode: '',
  city: '',
  phone: null,
  ...Object.fromEntries(WEEK.map((day) => [day, ''])),
};

/** A new relay point. */
export function PointCreate() {
  return (
    <RecordCreate title={useMessages()('carriers.point_create')} redirect="list" record={NEW_POINT}>
      <PointForm isStored={false} />
    </RecordCreate>
  );
}
