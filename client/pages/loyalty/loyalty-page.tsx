import { Download } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { pointsWorth } from '#shared/domain/loyalty-use.ts';
import { Expiring } from './expiring.tsx';
import type { LoyaltyData } from './loyalty-load.ts';
import styles from './loyalty-page.module.css';
import { LoyaltyRules } from './loyalty-rules.tsx';
import { PointFigures } from './point-figures.tsx';
import { Statement } from './statement.tsx';

/** A professional's loyalty points: balance, ledger and rules (RT-15). */
export function Page({ data: { loyalty, customer } }: { data: LoyaltyData }) {
  const text = useTranslations();
  const fileOf = useOwnFile();
  const href = useHref();
  const { isEnabled } = usePage();
  const canSpend = isEnabled('cart') && pointsWorth(loyalty.balance) > 0;
  return (
    <AccountFrame
      title={text('benefits.loyalty_title')}
      lead={text('benefits.loyalty_lead')}
      actions={canSpend && <ButtonLink href={href('cart')}>{text('benefits.loyalty_spend')}</ButtonLink>}
    >
      <PointFigures loyalty={loyalty} />
      <div className={styles.columns}>
        <Expiring expiring={loyalty.expiring} />
        <LoyaltyRules />
      </div>
      <section className={styles.part} aria-labelledby="loyalty-statement">
        <div className={styles.head}>
          <h2 id="loyalty-statement">{text('benefits.loyalty_statement')}</h2>
          {loyalty.statement.length > 0 && (
            <ButtonLink
              kind="secondary"
              icon={Download}
              href={fileOf(`/customer/${customer}/loyalty/statement`)}
              download
            >
              {text('benefits.loyalty_download')}
            </ButtonLink>
          )}
        </div>
        {loyalty.statement.length > 0 ? (
          <Statement rows={loyalty.statement} />
        ) : (
          <EmptyState
            headingLevel="h3"
            title={text('benefits.loyalty_empty_title')}
            text={text('benefits.loyalty_empty_text', { days: LOYALTY_RULES.holdDays })}
          />
        )}
      </section>
    </AccountFrame>
  );
}
