import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { ReorderLine, ReorderPlan } from '#shared/contract/reorder.ts';
import styles from './reorder.module.css';

/** Preview of a reorder: the outcome for each line, before anything is added to the cart. */
export function Reorder({ plan: { lines } }: { plan: ReorderPlan }) {
  const text = useTranslations();
  const { match } = usePage();
  const isAny = lines.some(({ added }) => added !== null);
  return (
    <section className={styles.reorder} aria-labelledby="order-again">
      <h2 id="order-again">{text('orders.again_title')}</h2>
      <p>{text(isAny ? 'orders.again_lead' : 'orders.again_none')}</p>
      <ul>
        {lines.map((line) => (
          <Line key={line.reference} line={line} />
        ))}
      </ul>
      <div className={styles.ways}>
        {isAny && (
          <PostForm labels={{}}>
            {/* An empty multipart body cannot be parsed, so the form submits at least this value. */}
            <SubmitButton name="again" value="1">
              {text('orders.again_go')}
            </SubmitButton>
          </PostForm>
        )}
        <TextLink href={match.pathname}>{text('orders.again_back')}</TextLink>
      </div>
    </section>
  );
}

function Line({ line }: { line: ReorderLine }) {
  const text = useTranslations();
  const money = useMoney();
  const { name, reference, why, unit_then: before, unit_now: now } = line;
  return (
    <li>
      <b>{name}</b> <small className="figures">{reference}</small>
      <p>{outcomeText(line, text)}</p>
      {why !== null && <p>{why}</p>}
      {now !== null && now !== before && (
        <p>{text('orders.again_price', { before: money(before), now: money(now) })}</p>
      )}
    </li>
  );
}

function outcomeText({ outcome, quantity, added }: ReorderLine, text: Translate): string {
  const count = added?.quantity ?? 0;
  switch (outcome) {
    case 'same':
      return text('orders.again_same', { count });
    case 'reduced':
      return text('orders.again_reduced', { count, wanted: quantity });
    case 'replaced':
      return text('orders.again_replaced', {
        count,
        name: added?.name ?? '',
        reference: added?.reference ?? '',
      });
    default:
      return text(`orders.again_${outcome}`);
  }
}
