import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import { criteriaWith } from './accessibility-results.ts';

/** Themes of RGAA 4.1 in their order; the first part of a criterion's number is that of its theme. */
const THEMES = [
  'images',
  'frames',
  'colours',
  'multimedia',
  'tables',
  'links',
  'scripts',
  'mandatory',
  'structure',
  'presentation',
  'forms',
  'navigation',
  'consultation',
] as const;
const RESULTS = ['met', 'failed', 'untested', 'absent'] as const;
const NONE = '–';

/** One row per theme: the numbers of its criteria that are met, not met, not checked and not applicable. */
export function accessibilityTable(lang: Locale): { head: string[]; rows: string[][] } {
  const text = messageFormatter(lang);
  const rows = THEMES.map((theme, index) => {
    const numbers = RESULTS.map((result) =>
      criteriaWith(result)
        .map(({ id }) => id)
        .filter((id) => id.startsWith(`${index + 1}.`))
        .join(', '),
    );
    return [`${index + 1}. ${text(`accessibility.theme.${theme}`)}`, ...numbers.map((list) => list || NONE)];
  });
  const head = (['theme', ...RESULTS] as const).map((column) => text(`accessibility.column.${column}`));
  return { head, rows };
}
