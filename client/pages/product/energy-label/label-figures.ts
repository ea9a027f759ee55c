import type { EnergyLabel } from '#shared/contract/product.ts';
import type { Climate } from '#shared/domain/climate.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** A value drawn on the label; values with a climate belong to the map. */
export type LabelFigure = {
  name: string;
  value: string;
  unit: string;
  sound?: 'indoors' | 'outdoors';
  climate?: Climate;
};

/** The code of a heat output ends with its water temperature, which the unit on the label must show. */
const WATER_TEMPERATURE = /^output_.*(55|35)$/;
const SOUND: Record<string, LabelFigure['sound']> = { sound_indoors: 'indoors', sound_outdoors: 'outdoors' };

/** The values that a label draws, in order of its data sheet. */
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
