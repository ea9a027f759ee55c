import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { preparePromotion } from './prepare-promotion.ts';
import { PromotionForm } from './promotion-form.tsx';

const NEW_PROMOTION = {
  code: '',
  kind: 'percent',
  minimum: 0,
  applies_to: 'all',
  categories: [],
  without_signature: false,
  mainland: false,
  combinable: false,
  title: { fr: '', en: '' },
  conditions: { fr: '', en: '' },
};

/** A new promotion code. */
export function PromotionCreate() {
  return (
    <RecordCreate
      title={useMessages()('promotions.create')}
      redirect="list"
      record={NEW_PROMOTION}
      transform={preparePromotion}
    >
      <PromotionForm isStored={false} />
    </RecordCreate>
  );
}
