import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import type { OpeningDay } from '#shared/contract/contact.ts';
import { timeText } from '#shared/domain/distance-text.ts';
import { openingState, type OpeningState } from '#shared/domain/opening-hours.ts';
import type { Locale } from '#shared/locale.ts';
import styles from './opening-line.module.css';

export function OpeningLine({ days, now }: { days: readonly OpeningDay[]; now: number }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const state = openingState(days, now);
  return (
    <span className={state.isOpen ? styles.open : styles.closed}>{openingText(state, text, locale)}</span>
  );
}

function openingText(state: OpeningState, text: Translate, locale: Locale): string {
  if (state.isOpen) return text('locator.open_until', { time: timeText(state.until, locale) });
  const { next, isHoliday } = state;
  if (isHoliday) return text('locator.closed_holiday');
  if (!next) return text('locator.closed');
  const time = timeText(next.from, locale);
  if (next.inDays === 0) return text('locator.closed_until_time', { time });
  if (next.inDays === 1) return text('locator.closed_until_tomorrow', { time });
  const day = text('locator.weekday', { day: String(next.weekday) });
  return text('locator.closed_until_day', { day, time });
}
