import type { Translate } from '#client/app/intl/use-translations.ts';
import { figureText } from '#client/components/product-card/figure-text.ts';
import type { ProductModel } from '#shared/contract/product.ts';
import { figureOfRole } from '#shared/domain/figures.ts';
import { REFERENCE_OUTSIDE } from '#shared/domain/heat/room-area.ts';
import { LITRES_A_PERSON, type SizeAdvice } from '#shared/domain/sizing/size-advice.ts';
import type { SizeQuestion } from '#shared/domain/sizing/size-question.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type Advised = {
  name: string;
  question: SizeQuestion;
  advice: SizeAdvice;
  model: ProductModel;
  locale: Locale;
};

/** Heading of the advice. */
export function verdictText(text: Translate, { question, advice: { verdict } }: Advised): string {
  if (verdict !== 'too_small') return text(`sizing.${verdict}`);
  return text(question === 'room' ? 'sizing.several' : 'sizing.too_small');
}

/** Says that the advised size fits, or why none does. */
export function adviceText(text: Translate, { name, question, advice, model, locale }: Advised): string {
  const { width: wall } = advice.input;
  const values = {
    name,
    size: model.label,
    width: formatFigure(model.width, locale),
    wall: wall === undefined ? '' : formatFigure(wall, locale),
    count: advice.count,
  };
  if (advice.verdict === 'too_wide') return text('sizing.too_wide_text', values);
  if (advice.verdict === 'too_small') return text(`sizing.too_small_${question}`, values);
  return wall === undefined ? text(`sizing.fits_${question}`, values) : text('sizing.fits_wall', values);
}

/** States the need, and its calculation. */
export function needText(text: Translate, { question, advice, model, locale }: Advised): string {
  const need = formatFigure(advice.need, locale);
  const { area, built, people, rooms } = advice.input;
  switch (question) {
    case 'room':
      return text('sizing.need_room', {
        need,
        area: formatFigure(area, locale),
        built: text(`sizing.within_${built}`),
        outside: formatFigure(REFERENCE_OUTSIDE, locale),
      });
    case 'home': {
      const figure = figureOfRole(model.attributes, 'floor_area');
      return figure
        ? text('sizing.need_home', { label: figure.label, area: figureText(figure, locale) })
        : '';
    }
    case 'people':
      return text('sizing.need_people', { count: people, each: LITRES_A_PERSON, need });
    case 'rooms':
      return text('sizing.need_rooms', { count: rooms, need });
  }
}
