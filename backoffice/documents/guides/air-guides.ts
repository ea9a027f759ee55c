import { BATHROOM_VOLUMES } from './bathroom-volumes.ts';
import type { Guide } from './guide.ts';

export const AIR_CONDITIONING: Guide = {
  clearances: { left: 150, right: 150, above: 150, below: null, front: 1000 },
  words: {
    fr: {
      safety: [
        'Manipulation du fluide frigorigène réservée à un opérateur titulaire de l’attestation de capacité.',
        'Le R32 est légèrement inflammable : aérez pendant l’intervention, aucune flamme, volume du local conforme à la charge.',
        'Consignez l’alimentation avant d’ouvrir.',
      ],
      place: [
        'Le jet d’air ne vise ni un lit ni un fauteuil.',
        'Prévoyez l’évacuation des condensats par gravité, ou une pompe de relevage.',
      ],
      fixing: [
        'Tracez la platine et les traversées de mur aux cotes du plan, de niveau.',
        'Percez les traversées avec 2 % de pente vers l’extérieur et gainez-les.',
        'Fixez, accrochez, puis vérifiez que l’appareil ne joue pas sur son support.',
      ],
      connection: [
        'Modèles à liaisons : dudgeons neufs, serrage à la clé dynamométrique, épreuve à l’azote, tirage au vide.',
        'Condensats : tuyau sans contre-pente, siphonné s’il rejoint l’égout.',
        'Ligne électrique propre à l’appareil, section d’après le schéma électrique.',
      ],
      firstUse: [
        'Versez de l’eau dans le bac : elle doit s’écouler seule.',
        'Mesurez l’écart entre reprise et soufflage, 8 à 12 K en froid, et notez-le.',
      ],
      care: [
        'Filtres à rincer tous les mois d’usage.',
        'Chaque année : échangeurs, bac à condensats, contrôle d’étanchéité selon la charge.',
      ],
    },
    en: {
      safety: [
        'Only a certified operator may handle the refrigerant.',
        'R32 is mildly flammable: ventilate while you work, no flame, a room large enough for the charge.',
        'Lock the supply out before you open it.',
      ],
      place: [
        'The air is aimed neither at a bed nor at an armchair.',
        'Drain the condensate by gravity, or provide a lift pump.',
      ],
      fixing: [
        'Mark the plate and the passages through the wall at the dimensions of the drawing, level.',
        'Core the passages with a fall of 2% to the outside and sleeve them.',
        'Fix, hang, then check that the appliance has no play on its support.',
      ],
      connection: [
        'Models with lines: new flares, a torque wrench, a nitrogen test, a vacuum.',
        'Condensate: a pipe without rise, with a trap where it joins the drain.',
        'A line of its own, its section after the wiring sheet.',
      ],
      firstUse: [
        'Pour water into the tray: it must run off by itself.',
        'Measure the difference between intake and outlet, 8 to 12 K in cooling, and note it.',
      ],
      care: [
        'Rinse the filters every month of use.',
        'Every year: exchangers, condensate tray, leak test after the charge.',
      ],
    },
  },
};

export const VENTILATION: Guide = {
  clearances: { left: 200, right: 200, above: 200, below: 300, front: 500 },
  words: {
    fr: {
      safety: [
        'Coupez le circuit au tableau avant d’ouvrir le caisson : une turbine tourne encore trente secondes.',
        'Aucun appareil à gaz raccordé à un conduit ne se trouve dans la même pièce qu’un extracteur, sauf calcul de l’amenée d’air.',
        'Aérateur de salle d’eau : jamais dans les volumes 0 et 1. Dans le volume 2, il doit être de classe II et au moins IPX4, derrière un dispositif différentiel de 30 mA ; un appareil de classe I se pose hors volumes.',
        BATHROOM_VOLUMES.fr,
      ],
      place: [
        'Au centre du réseau, dans un volume hors-gel, accessible pour changer les filtres.',
        'L’air neuf se prend loin d’un rejet, d’une cheminée et d’une place de voiture.',
      ],
      fixing: [
        'Suspendez le caisson par ses cordelettes ou fixez-le aux cotes du plan, sur plots souples.',
        'Aérateur : percez le passage au diamètre du manchon, avec 2 % de pente vers l’extérieur.',
        'L’appareil ne touche ni charpente ni plafond sans amortisseur.',
      ],
      connection: [
        'Conduits isolés hors du volume chauffé, tendus, étanchés au mastic, sans coude serré à moins de 300 mm du caisson.',
        'Condensats d’une double flux : siphon rempli d’eau et pente continue.',
        'Alimentation protégée à 2 A, interrupteur à deux vitesses ou commande d’origine.',
      ],
      firstUse: [
        'Réglez chaque bouche, puis mesurez les débits et notez-les.',
        'Une feuille de papier doit tenir contre chaque bouche d’extraction.',
      ],
      care: [
        'Bouches à laver deux fois par an, filtres à changer tous les six à douze mois.',
        'Turbine et échangeur à dépoussiérer tous les trois ans.',
      ],
    },
    en: {
      safety: [
        'Switch the circuit off before you open the unit: an impeller turns for another thirty seconds.',
        'No flued gas appliance shares a room with an extractor unless its air supply has been calculated.',
        'Bathroom fan: never in zones 0 and 1. In zone 2 it must be class II and at least IPX4, behind a 30 mA residual-current device; a class I appliance is fitted outside the zones.',
        BATHROOM_VOLUMES.en,
      ],
      place: [
        'At the centre of the ducts, in a frost-free space, within reach to change the filters.',
        'Fresh air is taken away from outlets, chimneys and parked cars.',
      ],
      fixing: [
        'Hang the unit by its cords or fix it at the dimensions of the drawing, on soft mounts.',
        'Wall fan: core the passage at the diameter of the sleeve, with a fall of 2% to the outside.',
        'The unit touches neither frame nor ceiling without a damper.',
      ],
      connection: [
        'Ducts insulated outside the heated volume, taut, sealed with mastic, without a tight bend within 300 mm of the unit.',
        'Condensate of a heat-recovery unit: a trap full of water and a steady fall.',
        'Supply protected at 2 A, a two-speed switch or the unit’s own control.',
      ],
      firstUse: [
        'Set every valve, then measure the flows and note them.',
        'A sheet of paper must stay up against every extract valve.',
      ],
      care: [
        'Wash the valves twice a year, change the filters every six to twelve months.',
        'Dust impeller and exchanger every three years.',
      ],
    },
  },
};
