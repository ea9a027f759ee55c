import type { EnergyLabel } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** A figure that the label draws. */
export type LabelFigure = { name: string; value: string; unit: string; sound?: 'indoors' | 'outdoors' };

/** The application of an output, which its unit does not tell on the drawing. */
const APPLICATIONS: Record<string, string> = { output_55: '55\u00a0°C', output_35: '35\u00a0°C' };
const SOUND: Record<string, LabelFigure['sound']> = { sound_indoors: 'indoors', sound_outdoors: 'outdoors' };

/** The figures a label draws, in the order of its sheet. */
export function labelFigures(label: EnergyLabel, locale: Locale): LabelFigure[] {
  return label.figures
    .filter((figure) => figure.on_label)
    .map(({ code, label: name, value, unit }) => {
      const sound = SOUND[code];
      return {
        name,
        value: typeof value === 'number' ? formatFigure(value, locale) : value,
        unit: [unit ?? code.toUpperCase(), APPLICATIONS[code]].filter(Boolean).join(', '),
        ...(sound && { sound }),
      };
    });
}
