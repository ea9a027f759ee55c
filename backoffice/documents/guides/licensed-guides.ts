import { EMERGENCY_ADVICE } from '#shared/domain/emergency-advice.ts';
import type { Guide } from './guide.ts';
import { PROPANE_CIRCUIT } from './propane-circuit.ts';

export const GAS: Guide = {
  clearances: { left: 100, right: 100, above: 300, below: 150, front: 800 },
  words: {
    fr: {
      safety: [
        'Installation réservée à un professionnel qualifié gaz, qui établit le certificat de conformité.',
        'Vérifiez que le gaz distribué et sa pression sont ceux de la plaque signalétique avant tout raccordement.',
        `Odeur de gaz : ${EMERGENCY_ADVICE.gas.fr}`,
        `Flamme jaune, suie, maux de tête ou nausées : ${EMERGENCY_ADVICE.carbonMonoxide.fr}`,
      ],
      place: [
        'Respectez les distances du débouché aux fenêtres, aux entrées d’air et à la limite de propriété.',
        'Laissez l’accès au robinet de gaz et au capot, aux distances du tableau.',
        'Radiateur sur conduit : grille de 100 cm² dans la pièce, jamais obstruée, ni chambre ni extracteur mécanique, et un détecteur de monoxyde de carbone.',
      ],
      fixing: [
        'Tracez les points de fixation et l’axe du conduit aux cotes du plan.',
        'Percez le passage du conduit avec une pente de 3 % vers l’extérieur, sauf pour une chaudière à condensation, où elle revient vers l’appareil.',
        'Fixez le support, accrochez l’appareil, puis montez le conduit avec ses joints d’origine.',
      ],
      connection: [
        'Tube de gaz dimensionné pour la puissance totale, robinet agréé à portée de main, essai à 50 mbar.',
        'N’employez que les conduits du système homologué avec l’appareil.',
        'Chaudière : évacuation des condensats par siphon, soupape à 3 bar raccordée à l’égout.',
      ],
      firstUse: [
        'Purgez la ligne de gaz, contrôlez l’étanchéité, puis allumez.',
        'Mesurez pression au brûleur, CO₂ et CO en allure haute et basse, et notez-les au carnet.',
      ],
      care: [
        'Entretien annuel obligatoire : brûleur, échangeur, électrode, conduit, mesure du monoxyde de carbone.',
        'Remplacez les joints à chaque ouverture du foyer.',
      ],
    },
    en: {
      safety: [
        'To be installed by a qualified gas fitter only, who issues the certificate of conformity.',
        'Check that the gas supplied and its pressure are those on the data plate before you connect anything.',
        `A smell of gas: ${EMERGENCY_ADVICE.gas.en}`,
        `A yellow flame, soot, headaches or nausea: ${EMERGENCY_ADVICE.carbonMonoxide.en}`,
      ],
      place: [
        'Keep the prescribed distances from the terminal to windows, air inlets and the boundary.',
        'Leave access to the gas valve and to the cover, at the distances of the table.',
        'Chimney radiator: a grille of 100 cm² in the room, never blocked, no bedroom and no mechanical extractor, and a carbon monoxide alarm.',
      ],
      fixing: [
        'Mark the fixing points and the axis of the flue at the dimensions of the drawing.',
        'Core the passage of the flue with a fall of 3% to the outside, except for a condensing boiler, where it falls back to the appliance.',
        'Fix the bracket, hang the appliance, then fit the flue with its own gaskets.',
      ],
      connection: [
        'A gas pipe sized for the total power, an approved valve within reach, a test at 50 mbar.',
        'Use no other flue parts than those approved with the appliance.',
        'Boiler: condensate through a trap, the 3 bar safety valve piped to the drain.',
      ],
      firstUse: [
        'Purge the gas line, check it for leaks, then light.',
        'Measure burner pressure, CO₂ and CO at high and low fire, and note them in the log book.',
      ],
      care: [
        'Yearly service is compulsory: burner, exchanger, electrode, flue, carbon monoxide.',
        'Replace the gaskets whenever the combustion chamber is opened.',
      ],
    },
  },
};

export const HEAT_PUMP: Guide = {
  clearances: { left: 300, right: 600, above: 1000, below: null, front: 1500 },
  words: {
    fr: {
      safety: [
        'Manipulation du fluide frigorigène réservée à un opérateur titulaire de l’attestation de capacité.',
        'Consignez l’alimentation et attendez dix minutes : les condensateurs restent chargés.',
        'Levage à deux ou à la sangle, jamais par le capot ni par les tubes.',
        PROPANE_CIRCUIT.fr,
      ],
      place: [
        'À l’abri du vent dominant, l’air soufflé loin des fenêtres et du voisin ; le niveau sonore se vérifie en limite de propriété.',
        'Gardez les distances du tableau : un air repris perd jusqu’au quart de la puissance.',
      ],
      fixing: [
        'Coulez une dalle désolidarisée, ou posez deux longrines de niveau, à 100 mm au-dessus de la neige attendue.',
        'Fixez par quatre plots antivibratiles, aux cotes du plan.',
        'Prévoyez un lit de gravier ou un écoulement hors-gel pour l’eau du dégivrage.',
      ],
      connection: [
        'Liaisons isolées, courtes, avec flexibles antivibratiles ; diamètres du tableau technique.',
        'Circuit frigorifique : azote pendant la brasure, épreuve, tirage au vide sous 2 mbar, puis ouverture des vannes.',
        'Ligne électrique directe avec disjoncteur courbe D, section d’après le schéma électrique.',
      ],
      firstUse: [
        'Résistance de carter sous tension douze heures avant le premier démarrage.',
        'Relevez débit d’eau, écarts de température et pressions ; remettez le procès-verbal au client.',
      ],
      care: [
        'Chaque année : échangeur d’air, écoulement, filtre à eau, pression du circuit de chauffage.',
        'Contrôle d’étanchéité du circuit frigorifique à la fréquence que la charge impose, consigné au registre.',
      ],
    },
    en: {
      safety: [
        'Only a certified operator may handle the refrigerant.',
        'Lock the supply out and wait ten minutes: the capacitors stay charged.',
        'Lift it by two or with straps, never by the cover or the pipes.',
        PROPANE_CIRCUIT.en,
      ],
      place: [
        'Out of the prevailing wind, its air blown away from windows and neighbours; check the sound level at the boundary.',
        'Keep the distances of the table: air drawn in again costs up to a quarter of the output.',
      ],
      fixing: [
        'Cast a separate slab, or lay two level sleepers, 100 mm above the snow to be expected.',
        'Fix it on four anti-vibration mounts, at the dimensions of the drawing.',
        'Provide a bed of gravel or a frost-free drain for the water of defrosting.',
      ],
      connection: [
        'Short insulated lines with anti-vibration hoses; diameters after the technical table.',
        'Refrigerant circuit: nitrogen while brazing, pressure test, vacuum below 2 mbar, then open the valves.',
        'A line of its own with a type D breaker, its section after the wiring sheet.',
      ],
      firstUse: [
        'The crankcase heater is on for twelve hours before the first start.',
        'Note water flow, temperature differences and pressures; hand the report to the customer.',
      ],
      care: [
        'Every year: air exchanger, drain, water filter, pressure of the heating circuit.',
        'Leak test of the refrigerant circuit as often as its charge demands, noted in the register.',
      ],
    },
  },
};

export const HYDRAULIC: Guide = {
  clearances: { left: 100, right: 300, above: 500, below: null, front: 800 },
  words: {
    fr: {
      safety: [
        'Installation réservée à un professionnel ; le circuit frigorifique ne s’ouvre que par un opérateur titulaire de l’attestation de capacité.',
        'Consignez toutes les alimentations avant d’ouvrir : puissance, commande, appoint.',
        'Eau sous pression : soupape à 3 bar raccordée à l’égout, vase d’expansion d’après le volume de l’installation.',
      ],
      place: [
        'Local hors-gel, au sol plan et porteur, avec siphon de sol.',
        'Évitez le mur d’une chambre : posez sur un tapis antivibratile.',
      ],
      fixing: [
        'Modèle au sol : mettez de niveau par les pieds réglables.',
        'Modèle mural : tracez les points du rail aux cotes du plan et percez à 10 mm.',
        'Retirez les brides de transport.',
      ],
      connection: [
        'Filtre et pot à boues sur le retour, vannes d’isolement partout, purgeurs aux points hauts.',
        'Bouteille de découplage ou ballon tampon si le débit des émetteurs peut se fermer.',
        'Câble de communication blindé, séparé de la puissance de 50 mm au moins.',
      ],
      firstUse: [
        'Rincez, remplissez à 1,5 bar, purgez, puis contrôlez le débit affiché.',
        'Entrez le type d’émetteurs et la température extérieure de base du lieu.',
        'Plancher chauffant : réglez la sécurité à réarmement manuel à 50 °C ; la surface du sol ne dépasse pas 28 °C.',
      ],
      care: [
        'Chaque année : filtre, pot à boues, soupape, anode du ballon s’il y en a un.',
        'Analysez l’eau du circuit tous les deux ans.',
      ],
    },
    en: {
      safety: [
        'To be installed by a professional only; none but a certified operator opens the refrigerant circuit.',
        'Lock out every supply before you open it: power, control, back-up heater.',
        'Water under pressure: a 3 bar safety valve piped to the drain, an expansion vessel after the volume of the system.',
      ],
      place: [
        'A frost-free room with a flat floor that bears, and a floor drain.',
        'Avoid the wall of a bedroom: stand it on an anti-vibration mat.',
      ],
      fixing: [
        'Floor model: level it with its adjustable feet.',
        'Wall model: mark the points of the rail at the dimensions of the drawing and drill at 10 mm.',
        'Take the transport brackets off.',
      ],
      connection: [
        'Filter and sludge trap on the return, isolating valves throughout, vents at the high points.',
        'A low-loss header or a buffer where the flow through the emitters can close.',
        'Screened data cable, at least 50 mm away from the power.',
      ],
      firstUse: [
        'Flush, fill to 1.5 bar, vent, then check the flow on the display.',
        'Enter the kind of emitters and the design outdoor temperature of the place.',
        'Underfloor heating: set the manually reset cut-out to 50 °C; the surface of the floor is no warmer than 28 °C.',
      ],
      care: [
        'Every year: filter, sludge trap, valve, the tank’s anode where there is one.',
        'Have the water of the circuit analysed every two years.',
      ],
    },
  },
};
