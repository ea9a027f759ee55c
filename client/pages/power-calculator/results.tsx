import { FileText, Printer } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import type { PowerData } from './power-calculator-load.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import { HouseSummary } from './house-summary.tsx';
import styles from './results.module.css';
import { RoomResult } from './room-result.tsx';
import { useQuoteOfRooms } from './use-quote-of-rooms.ts';

export function Results({ data: { rooms, total, place, share } }: { data: PowerData }) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const { locale } = site;
  const quoteOf = useQuoteOfRooms();
  const results = rooms.flatMap(({ result }) => result ?? []);
  if (total === null || !place) return null;
  const hasAppliances = results.some(({ matches }) => matches.items.length > 0);
  return (
    <section id="result" className={styles.results} aria-labelledby="result-title">
      <Announcement
        text={`${text('power.total', { count: results.length })}, ${formatFigure(total, locale)}\u00a0W.`}
        atMount
      />
      <div className={`${styles.head} container`}>
        <h2 id="result-title">{text('power.result')}</h2>
        <div className={styles.total}>
          <p>{text('power.total', { count: results.length })}</p>
          <div className={`${styles.figure} figures`}>{`${formatFigure(total, locale)}\u00a0W`}</div>
          <p>
            {text('power.total_text', { place: place.name, outside: formatFigure(place.outside, locale) })}
          </p>
        </div>
        <div className={styles.summary}>
          <HouseSummary results={results} total={total} />
          <div className={styles.tools} data-print="no">
            {quoteOf && hasAppliances && (
              <ButtonLink href={quoteOf(results)} icon={FileText}>
                {text('power.quote')}
              </ButtonLink>
            )}
            <span className={styles.print}>
              <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
                {text('power.print')}
              </Button>
            </span>
            {isEnabled('worksites') && (
              <TextLink href={`${href('worksites')}?view=save&${share}`}>
                {text('power.save_worksite')}
              </TextLink>
            )}
            <TextLink href={`${href('power-calculator')}?${share}`}>{text('power.share')}</TextLink>
          </div>
        </div>
      </div>
      {results.map((result, index) => (
        <RoomResult key={index} result={result} index={index} />
      ))}
    </section>
  );
}
