import type { EnergyLabel } from '#shared/contract/product.ts';
import type { Climate } from '#shared/domain/climate.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** A figure that the label draws; with a climate beside the map. */
export type LabelFigure = {
  name: string;
  value: string;
  unit: string;
  sound?: 'indoors' | 'outdoors';
  climate?: Climate;
};

/** The temperature of an output's water at the end of its code, which its unit does not tell on the drawing. */
const WATER_TEMPERATURE = /^output_.*(55|35)$/;
const SOUND: Record<string, LabelFigure['sound']> = { sound_indoors: 'indoors', sound_outdoors: 'outdoors' };

/** The figures a label draws, in the order of its sheet. */
export function labelFigures(label: EnergyLabel, locale: Locale): LabelFigure[] {
  return label.figures
    .filter((figure) => figure.on_label)
    .map(({ code, label: name, value, unit, climate }) => {
      const sound = SOUND[code];
      const celsius = WATER_TEMPERATURE.exec(code)?.[1];
      return {
        name,
        value: typeof value === 'number' ? formatFigure(value, locale) : value,
        unit: [unit ?? code.toUpperCase(), celsius && `${celsius}\u00a0°C`].filter(Boolean).join(', '),
        ...(sound && { sound }),
        ...(climate && { climate }),
      };
    });
}
