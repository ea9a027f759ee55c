import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { UnavailableNotice } from '#client/components/failure/unavailable-notice.tsx';
import { UNAVAILABLE, type Unavailable } from '#client/pages/common/load/unavailable.ts';
import type { Credit } from '#shared/contract/credit.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import styles from './facts.module.css';
import { Part } from './part.tsx';

export function CreditPart({ credit }: { credit: Credit | Unavailable }) {
  const text = useTranslations();
  const href = useHref();
  const title = text('account.credit');
  if (credit === UNAVAILABLE)
    return (
      <Part id="credit" title={title}>
        <UnavailableNotice>{text('account.credit_unanswered')}</UnavailableNotice>
      </Part>
    );
  if (credit.limit === 0 && credit.used === 0)
    return (
      <Part id="credit" title={title} link={{ url: href('contact-form'), label: text('account.credit_ask') }}>
        <p className={styles.note}>{text('account.credit_none', { days: DAYS_ON_ACCOUNT })}</p>
      </Part>
    );
  return (
    <Part id="credit" title={title} link={{ url: href('order_list'), label: text('account.credit_orders') }}>
      <CreditFigures credit={credit} />
    </Part>
  );
}

function CreditFigures({ credit: { limit, used, free } }: { credit: Credit }) {
  const text = useTranslations();
  const money = useMoney();
  const rows = [
    [text('account.credit_limit'), money(limit)],
    [text('account.credit_used'), money(used)],
    [text('account.credit_free'), money(free)],
  ];
  return (
    <>
      <dl className={`${styles.facts} figures`}>
        {rows.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text('account.credit_note', { days: DAYS_ON_ACCOUNT })}</p>
    </>
  );
}
