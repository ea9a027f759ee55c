import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import styles from './reorder.module.css';

const ERRORS: ErrorMessages = { 'form.not_cancellable': 'orders.cancel_too_late' };

/** States the consequences of a cancellation, with the button that confirms it. */
export function Cancellation({ order }: { order: FollowedOrder }) {
  const text = useTranslations();
  const { match } = usePage();
  if (order.status === 'cancelled') return null;
  if (!order.cancellable)
    return (
      <Banner tone="caution">
        <p>{text('orders.cancel_too_late')}</p>
      </Banner>
    );
  return (
    <section className={styles.reorder} aria-labelledby="order-cancel">
      <h2 id="order-cancel">{text('orders.cancel_title')}</h2>
      <p>{text('orders.cancel_text')}</p>
      {order.status === 'awaiting_transfer' && <p>{text('orders.cancel_transfer')}</p>}
      {order.amount.remise[POINTS_CODE] !== undefined && <p>{text('orders.cancel_points')}</p>}
      <div className={styles.ways}>
        <PostForm labels={{}} errorMessages={ERRORS}>
          <SubmitButton kind="ink" name="intent" value="cancel">
            {text('orders.cancel_go')}
          </SubmitButton>
        </PostForm>
        <TextLink href={match.pathname}>{text('orders.cancel_back')}</TextLink>
      </div>
    </section>
  );
}
