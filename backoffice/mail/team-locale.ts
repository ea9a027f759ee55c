import type { Locale } from '#shared/locale.ts';

/** Language of emails to the team and to installers, who work in France. */
export const TEAM_LOCALE: Locale = 'fr';
