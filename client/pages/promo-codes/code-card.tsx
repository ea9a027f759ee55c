import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CopyButton } from './copy-button.tsx';
import type { ShownCode } from './promo-codes-load.ts';
import styles from './promo-codes-page.module.css';

/** Posts the code to the cart, which shows the discount or the reason of a refusal. */
function ApplyForm({ code }: { code: string }) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  if (!isEnabled('cart')) return null;
  return (
    <form method="post" action={href('cart')} className={styles.apply} data-print="no">
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="code" value={code} />
      <Button type="submit" kind="secondary" wide>
        {text('benefits.codes_apply')}
        <span className="hidden"> {code}</span>
      </Button>
    </form>
  );
}

export function CodeCard({ code: promotion }: { code: ShownCode }) {
  const text = useTranslations();
  const dayOf = useDay();
  const money = useMoney(0);
  const { code, title, conditions, minimum, expires_at: expiresAt, daysLeft } = promotion;
  return (
    <li className={styles.card}>
      <div>
        <h3>{title}</h3>
        <p>{conditions}</p>
        <p className={`${styles.terms} figures`}>
          <span>
            {minimum > 0
              ? text('benefits.codes_minimum', { amount: money(minimum) })
              : text('benefits.codes_no_minimum')}
          </span>
          <time dateTime={expiresAt}>{text('benefits.codes_until', { date: dayOf(expiresAt) })}</time>
          {daysLeft !== null && (
            <Badge tone="caution">{text('benefits.codes_last_days', { days: daysLeft })}</Badge>
          )}
        </p>
      </div>
      <div>
        <div className={styles.code}>
          <p>
            <span className="hidden">{text('benefits.codes_code')} </span>
            <b>{code}</b>
          </p>
          <CopyButton code={code} />
        </div>
        <ApplyForm code={code} />
      </div>
    </li>
  );
}
