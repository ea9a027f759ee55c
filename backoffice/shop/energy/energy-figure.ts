import type { Climate } from '#shared/domain/climate.ts';
import { formatMessage, type MessageValues } from '#backoffice/messages/format-message.ts';
import type { MessageId } from '#backoffice/messages/catalogues.ts';
import type { Translated } from '#shared/contract/shop/translated.ts';
import { byLanguage } from '../by-language.ts';

/**
 * A figure of the information sheet. `onLabel`: the label shows it too, beside the map if it has a climate. Texts in
 * both languages.
 */
export type EnergyFigure = {
  code: string;
  label: Translated;
  value: number | Translated;
  unit: Translated | null;
  onLabel: boolean;
  climate?: Climate;
};

export const A_YEAR: Translated = words('energy.unit.kwh_year');

/** A unit that is a string is the same in both languages. */
export function figure(
  code: string,
  label: Translated,
  value: number | Translated,
  unit: Translated | string | null,
  onLabel = false,
  climate?: Climate,
): EnergyFigure {
  return {
    code,
    label,
    value,
    unit: typeof unit === 'string' ? same(unit) : unit,
    onLabel,
    ...(climate && { climate }),
  };
}

/** A message in every language. */
export function words(id: MessageId, values?: MessageValues): Translated {
  return byLanguage((lang) => formatMessage(lang, id, values));
}

export function same(text: string): Translated {
  return { fr: text, en: text };
}
