import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { DimensionDrawingMessages } from '#shared/drawing/dimension-drawing.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** Labels of a dimension drawing. */
export function drawingMessages(lang: Locale): DimensionDrawingMessages {
  const text = messageFormatter(lang);
  return {
    front: text('drawings.view.front'),
    side: text('drawings.view.side'),
    top: text('drawings.view.top'),
    figure: (millimetres) => formatFigure(millimetres, lang),
  };
}
