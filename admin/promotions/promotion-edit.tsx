import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { preparePromotion } from './prepare-promotion.ts';
import { PromotionForm } from './promotion-form.tsx';

/** A promotion code. */
export function PromotionEdit() {
  return (
    <RecordEdit title={useMessages()('promotions.edit')} transform={preparePromotion}>
      <PromotionForm isStored />
    </RecordEdit>
  );
}
