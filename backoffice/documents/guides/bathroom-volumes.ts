import type { Locale } from '#shared/locale.ts';

/** Volumes of NF C 15-100, printed in every guide of a bathroom appliance. */
export const BATHROOM_VOLUMES: Record<Locale, string> = {
  fr: 'Volumes de la NF C 15-100. 0 : l’intérieur de la baignoire ou du receveur. 1 : au-dessus, jusqu’à 2,25 m du fond ; sans receveur, 1,20 m autour de la pomme de douche. 2 : les 60 cm au-delà du volume 1. Le circuit est protégé par un dispositif différentiel de 30 mA.',
  en: 'Zones of the French standard NF C 15-100. 0: the inside of the bath or tray. 1: above it, up to 2.25 m from its bottom; without a tray, 1.20 m around the shower head. 2: the 60 cm beyond zone 1. The circuit is protected by a 30 mA residual-current device.',
};
