/** French emergency numbers: the gas emergency line of GRDF, the fire brigade, the European number. */
const GAS_LINE = '0 800 47 33 33';
const FIRE_BRIGADE = '18';
const EUROPE = '112';

/**
 * Steps after a smell of gas and after a sign of carbon monoxide, in one sentence each. Every text about either uses
 * them, so that pages never differ.
 */
export const EMERGENCY_ADVICE = {
  gas: {
    fr: `ne touchez à aucun interrupteur, n’allumez aucune flamme, ouvrez les fenêtres, fermez le robinet de gaz et sortez. Appelez de dehors le ${GAS_LINE} (urgence gaz de GRDF, gratuite, jour et nuit), le ${FIRE_BRIGADE} ou le ${EUROPE}.`,
    en: `touch no switch, light no flame, open the windows, close the gas tap and go out. From outside call ${GAS_LINE} (GRDF gas emergency line in France, free, day and night), ${FIRE_BRIGADE} or ${EUROPE}.`,
  },
  carbonMonoxide: {
    fr: `ouvrez les fenêtres, éteignez l’appareil et sortez. Appelez le ${FIRE_BRIGADE} ou le ${EUROPE} : le monoxyde de carbone ne se sent pas, et il tue.`,
    en: `open the windows, switch the appliance off and go out. Call ${FIRE_BRIGADE} or ${EUROPE}: carbon monoxide has no smell, and it kills.`,
  },
} as const;
