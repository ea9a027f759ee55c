import { DRAFT_DAY } from '#shared/domain/draft-day.ts';

/** State of a page, by its day of publication. `undated`: published without a day. */
export type Publication = 'draft' | 'scheduled' | 'published' | 'undated';

/** Pages are published from the start of their day in Paris. */
const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The present day in Paris: `2026-11-27`. */
export function todayInParis(): string {
  return DAYS.format(new Date());
}

/** State of a page with this day on another day. */
export function publicationOf(publishedAt: string | null, today = todayInParis()): Publication {
  if (publishedAt === null) return 'undated';
  if (publishedAt === DRAFT_DAY) return 'draft';
  return publishedAt <= today ? 'published' : 'scheduled';
}
