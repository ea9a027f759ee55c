import type { Text } from '#client/app/use-text.ts';
import type { EnergyLabel } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** A figure of the label: in words for the list beside it, short on the drawing. */
export type LabelFigure = { name: string; value: string; unit: string; sound?: 'indoors' | 'outdoors' };

/** The figures a label has, in the order of its sheet. */
export function labelFigures(label: EnergyLabel, text: Text, locale: Locale): LabelFigure[] {
  const figure = (value: number | null, name: string, unit: string): LabelFigure[] =>
    value === null ? [] : [{ name, value: formatFigure(value, locale), unit }];
  const sound = (value: number | null, where: 'indoors' | 'outdoors'): LabelFigure[] =>
    figure(value, text(`label.sound_${where}`), 'dB').map((found) => ({ ...found, sound: where }));
  return [
    ...sound(label.sound_indoors, 'indoors'),
    ...sound(label.sound_outdoors, 'outdoors'),
    ...figure(label.output, text('label.output'), 'kW'),
    ...figure(label.volume, text('label.volume'), 'L'),
    ...figure(label.airflow, text('label.airflow'), 'm³/h'),
  ];
}
