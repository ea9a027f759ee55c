import type { Guide } from './guide.ts';

export const CONTROL: Guide = {
  clearances: null,
  words: {
    fr: {
      safety: [
        'Si l’appareil se raccorde au secteur, coupez le circuit au tableau avant d’ouvrir la boîte.',
        'Dans une salle d’eau, le boîtier d’un appareil relié au secteur se pose hors des volumes 0, 1 et 2, à plus de 60 cm de la baignoire ou de la douche.',
        'Une pile se remplace par le même modèle et se rapporte en point de collecte.',
      ],
      place: [
        'À 1,50 m du sol, sur un mur intérieur, loin d’un radiateur, du soleil et d’un courant d’air.',
        'Ni derrière une porte ni dans une niche : la mesure y serait fausse.',
      ],
      fixing: [
        'Séparez le socle de la façade d’un quart de tour ou d’un tournevis plat.',
        'Vissez le socle sur une boîte de 60 mm, ou collez-le si l’appareil est sans fil.',
        'Remettez la façade jusqu’au déclic.',
      ],
      connection: [
        'Reliez les conducteurs au bornier selon le repérage imprimé sur le socle.',
        'Sans fil : mettez l’appareil en mode association, puis ajoutez-le dans l’application Âtre.',
      ],
      firstUse: [
        'Réglez l’heure, puis une consigne de jour et une de nuit.',
        'Attendez une heure avant de juger la température affichée.',
      ],
      care: [
        'Dépoussiérez les ouïes avec un pinceau sec deux fois par an.',
        'Les mises à jour se font la nuit, seules ; les programmes sont gardés.',
      ],
    },
    en: {
      safety: [
        'Where the appliance is wired to the mains, switch the circuit off before you open the box.',
        'In a bathroom, the case of an appliance wired to the mains is fitted outside zones 0, 1 and 2, more than 60 cm from the bath or shower.',
        'A battery is replaced by the same model and taken to a collection point.',
      ],
      place: [
        '1.50 m above the floor, on an inside wall, away from radiators, sun and draughts.',
        'Neither behind a door nor in a recess: it would measure wrongly.',
      ],
      fixing: [
        'Part the base from the front with a quarter turn or a flat screwdriver.',
        'Screw the base to a 60 mm box, or stick it on where the appliance is wireless.',
        'Put the front back until it clicks.',
      ],
      connection: [
        'Wire the conductors to the terminals as marked on the base.',
        'Wireless: set the appliance to pairing, then add it in the Âtre app.',
      ],
      firstUse: [
        'Set the time, then a temperature for the day and one for the night.',
        'Wait an hour before you judge the temperature on the display.',
      ],
      care: [
        'Dust the vents with a dry brush twice a year.',
        'Updates come by themselves at night; programmes are kept.',
      ],
    },
  },
};
