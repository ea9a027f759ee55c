import { ArrowRight } from 'lucide';
import { island } from '#client/app/parts/island.tsx';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { comparedQuery, MAX_COMPARED } from '#shared/domain/compared-ids.ts';
import { clearChosen, useChosen } from './choice.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './comparison.module.css';
import { setRefused, useRefused } from './refusal.ts';

/**
 * Number of chosen products and a link to their comparison. Sticky at the bottom of the window until the end of the
 * page, where it takes its own place and covers nothing.
 */
export const ComparisonBar = island(ComparisonBarContent);

function ComparisonBarContent() {
  const text = useTranslations();
  const href = useHref();
  const chosen = useChosen();
  const refused = useRefused();
  const status = refused
    ? text('compare.full', { name: refused, count: MAX_COMPARED })
    : text('compare.count', { count: chosen.length });
  return (
    <div className={styles.place} data-bar="bottom" data-print="no">
      <Announcement text={status} />
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={text('compare.bar')}>
          <div className={`${styles.inner} container`}>
            <p className="figures">{status}</p>
            <button type="button" className={styles.clear} onClick={clear}>
              {text('compare.forget')}
            </button>
            <ButtonLink href={href('compare') + comparedQuery(chosen)} kind="ink" icon={ArrowRight}>
              {text('compare.go')}
            </ButtonLink>
          </div>
        </section>
      )}
    </div>
  );
}

function clear(): void {
  setRefused(undefined);
  clearChosen();
}
