import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import type { ShownCode } from './promo-codes-load.ts';
import styles from './promo-codes-page.module.css';

export function PastCodes({ codes }: { codes: readonly ShownCode[] }) {
  const text = useTranslations();
  const dayOf = useDay();
  return (
    <section className={styles.past} aria-labelledby="codes-past">
      <h2 id="codes-past" className={styles.title}>
        {text('benefits.codes_past')}
      </h2>
      <ul>
        {codes.map(({ id, code, title, state, used_at: usedAt, expires_at: expiresAt, ...rest }) => (
          <li key={id}>
            <div>
              <h3>{title}</h3>
              <p className="figures">
                {code} ·{' '}
                {usedAt
                  ? text('benefits.codes_used', {
                      date: dayOf(usedAt),
                      reference: rest.order_reference ?? '',
                    })
                  : text('benefits.codes_expired', { date: dayOf(expiresAt) })}
              </p>
            </div>
            <Badge>
              {text(state === 'used' ? 'benefits.codes_state_used' : 'benefits.codes_state_expired')}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
