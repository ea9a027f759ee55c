import type { SoundMode } from '#shared/contract/shop/energy-record.ts';
import type { Translated } from '#shared/contract/shop/translated.ts';

export const SOUND_LABEL: Translated = { fr: 'Pression acoustique', en: 'Sound pressure' };
/** Unit with distance and operating mode, without which no sound level may be stated. */
export const SOUND_UNITS: Record<SoundMode, Translated> = {
  rated: { fr: 'dB(A) à 1 m, régime nominal', en: 'dB(A) at 1 m, rated operation' },
  'low-speed': { fr: 'dB(A) à 1 m, petite vitesse', en: 'dB(A) at 1 m, low speed' },
  'full-speed': { fr: 'dB(A) à 1 m, grande vitesse', en: 'dB(A) at 1 m, full speed' },
  heating: { fr: 'dB(A) à 1 m, en chauffe', en: 'dB(A) at 1 m, heating' },
};
export const SOUND_POWER_LABELS: Record<'indoors' | 'outdoors', Translated> = {
  indoors: { fr: 'Puissance acoustique à l’intérieur (Lw)', en: 'Sound power indoors (Lw)' },
  outdoors: { fr: 'Puissance acoustique à l’extérieur (Lw)', en: 'Sound power outdoors (Lw)' },
};
