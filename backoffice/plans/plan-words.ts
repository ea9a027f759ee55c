import type { PlanWords } from '#shared/drawing/plan-parts.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

const VIEWS = {
  fr: { front: 'Face', side: 'Côté', top: 'Dessus' },
  en: { front: 'Front', side: 'Side', top: 'Top' },
};

/** What stands on a dimension drawing in a language. */
export function planWords(lang: Locale): PlanWords {
  return { ...VIEWS[lang], figure: (millimetres) => formatFigure(millimetres, lang) };
}
