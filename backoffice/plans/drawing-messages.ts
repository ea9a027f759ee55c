import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { PlanWords } from '#shared/drawing/plan-parts.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** Labels of a dimension drawing. */
export function drawingMessages(lang: Locale): PlanWords {
  const text = messageFormatter(lang);
  return {
    front: text('plans.view.front'),
    side: text('plans.view.side'),
    top: text('plans.view.top'),
    figure: (millimetres) => formatFigure(millimetres, lang),
  };
}
