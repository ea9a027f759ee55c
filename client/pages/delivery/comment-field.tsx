import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { TextArea } from '#client/ui/text-field/text-field.tsx';
import { MAX_ORDER_COMMENT_LENGTH } from '#shared/domain/carriers.ts';
import { DELIVERY_ERRORS } from './delivery-errors.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './comment-field.module.css';
import type { Delivery } from './use-delivery.ts';

/** Comment for the driver, with a live character count (CK-06). */
export function CommentField({ typed, type }: Pick<Delivery, 'typed' | 'type'>) {
  const text = useTranslations();
  const field = useFormFields(DELIVERY_ERRORS)('comment', text('delivery.comment'));
  const count = typed.comment.length;
  return (
    <div>
      <TextArea
        {...field}
        defaultValue={typed.comment}
        optional={text('forms.optional')}
        hint={text('delivery.comment_hint', { most: MAX_ORDER_COMMENT_LENGTH })}
        rows={3}
        maxLength={MAX_ORDER_COMMENT_LENGTH}
        onInput={(event) => type({ comment: event.currentTarget.value })}
      />
      <p className={`${styles.counter} figures`} aria-hidden="true">
        {text('delivery.comment_count', { count, most: MAX_ORDER_COMMENT_LENGTH })}
      </p>
      <Announcement
        text={
          MAX_ORDER_COMMENT_LENGTH - count <= 20 &&
          text('delivery.comment_left', { count: MAX_ORDER_COMMENT_LENGTH - count })
        }
      />
    </div>
  );
}
