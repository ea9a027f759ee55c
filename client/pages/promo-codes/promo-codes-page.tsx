import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { CodeCard } from './code-card.tsx';
import { PastCodes } from './past-codes.tsx';
import type { PromoCodesData } from './promo-codes-load.ts';
import styles from './promo-codes-page.module.css';

/** Promo codes of a professional (RT-19). */
export function Page({ data: { usable, past } }: { data: PromoCodesData }) {
  const text = useTranslations();
  const { isEnabled } = usePage();
  return (
    <AccountFrame
      title={text('benefits.codes_title')}
      lead={text(isEnabled('cart') ? 'benefits.codes_lead_cart' : 'benefits.codes_lead')}
    >
      {usable.length > 0 ? (
        <section aria-labelledby="codes-usable">
          <h2 id="codes-usable" className={styles.title}>
            {text('benefits.codes_usable')}
          </h2>
          <ul className={styles.codes}>
            {usable.map((code) => (
              <CodeCard key={code.id} code={code} />
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState title={text('benefits.codes_empty_title')} text={text('benefits.codes_empty_text')} />
      )}
      {past.length > 0 && <PastCodes codes={past} />}
    </AccountFrame>
  );
}
