import type { SoundMode } from '#shared/contract/shop/energy-record.ts';
import { words } from './energy-figure.ts';
import type { Translated } from '#shared/contract/shop/translated.ts';

export const SOUND_LABEL: Translated = words('energy.sound_pressure');
/** Unit with distance and operating mode, without which no sound level may be stated. */
export const SOUND_UNITS: Record<SoundMode, Translated> = {
  rated: words('energy.unit.sound.rated'),
  'low-speed': words('energy.unit.sound.low_speed'),
  'full-speed': words('energy.unit.sound.full_speed'),
  heating: words('energy.unit.sound.heating'),
};
export const SOUND_POWER_LABELS: Record<'indoors' | 'outdoors', Translated> = {
  indoors: words('energy.sound_power_indoors'),
  outdoors: words('energy.sound_power_outdoors'),
};
