import { BATHROOM_VOLUMES } from './bathroom-volumes.ts';
import type { Guide } from './guide.ts';

/** Towel dryers on a heating circuit, some also with an electric element. */
export const TOWEL_WATER: Guide = {
  clearances: { left: 100, right: 100, above: 150, below: 200, front: 500 },
  words: {
    fr: {
      safety: [
        'Vidangez le circuit, ou isolez-le aux deux vannes, avant d’ouvrir un raccord.',
        'Modèle mixte : la résistance ne chauffe jamais un corps vide. Coupez le circuit électrique avant de vidanger.',
        'Modèle mixte, de classe I : il se pose hors des volumes 0, 1 et 2, derrière un dispositif différentiel de 30 mA. Un modèle sans électricité n’est tenu à aucun volume.',
        BATHROOM_VOLUMES.fr,
      ],
      place: [
        'Prévoyez les arrivées d’eau à l’entraxe du corps, dans le sol ou dans le mur.',
        'Gardez l’accès au purgeur, en haut, et au robinet thermostatique, en bas.',
      ],
      fixing: [
        'Tracez les points de fixation aux cotes du plan et percez à 8 mm, sans percussion sur le carrelage.',
        'Vissez les consoles, accrochez le corps, mettez-le de niveau et bloquez-le.',
      ],
      connection: [
        'Rincez le circuit avant de raccorder : la limaille use les robinets.',
        'Raccords en 15/21 avec joint ; l’arrivée se fait du côté marqué d’une flèche.',
        'Modèle mixte : montez un té de dilatation côté retour et raccordez la résistance selon le schéma électrique.',
      ],
      firstUse: [
        'Ouvrez l’arrivée, purgez par le haut, puis ouvrez le retour. Complétez la pression du circuit à 1,5 bar.',
        'Recherchez les fuites à froid, puis à chaud après une heure.',
      ],
      care: [
        'Purgez à chaque remise en chauffe.',
        'Nettoyez à l’eau savonneuse ; un anticalcaire acide attaquerait le chrome.',
      ],
    },
    en: {
      safety: [
        'Drain the circuit, or isolate it at both valves, before you open a joint.',
        'Dual-energy model: the element never heats an empty body. Switch its circuit off before you drain.',
        'Dual-energy model, class I: it is fitted outside zones 0, 1 and 2, behind a 30 mA residual-current device. A model without electricity is bound to no zone.',
        BATHROOM_VOLUMES.en,
      ],
      place: [
        'Bring the water supplies at the centres of the body, in the floor or in the wall.',
        'Keep access to the air vent at the top and to the thermostatic valve at the bottom.',
      ],
      fixing: [
        'Mark the fixing points at the dimensions of the drawing and drill at 8 mm, without hammering on tiles.',
        'Screw the brackets on, hang the body, level it and lock it.',
      ],
      connection: [
        'Flush the circuit before you connect: swarf wears valves out.',
        'Half-inch (15/21) joints with gasket; the supply is on the side marked with an arrow.',
        'Dual-energy model: fit an expansion tee on the return and wire the element after the wiring sheet.',
      ],
      firstUse: [
        'Open the supply, vent at the top, then open the return. Top the circuit up to 1.5 bar.',
        'Look for leaks cold, then hot after an hour.',
      ],
      care: [
        'Vent whenever the heating is started again.',
        'Clean with soapy water; an acid descaler would attack the chrome.',
      ],
    },
  },
};

export const WATER_HEATER: Guide = {
  clearances: { left: 150, right: 150, above: 300, below: 400, front: 800 },
  words: {
    fr: {
      safety: [
        'Ne mettez jamais sous tension un appareil vide.',
        'Un groupe de sécurité neuf, taré à 7 bar, se monte sur l’arrivée d’eau froide sans aucune vanne entre lui et la cuve.',
        'Vérifiez que le mur ou le sol porte l’appareil plein : sa masse à vide plus un kilogramme par litre.',
        'Salle d’eau : posez l’appareil hors volumes. Si la place manque, un chauffe-eau électrique protégé au moins IPX4 est admis dans le volume 2, derrière un dispositif différentiel de 30 mA, commande hors de portée de qui est dans l’eau.',
        BATHROOM_VOLUMES.fr,
        'Au robinet d’une salle de bains, l’eau ne dépasse pas 50 °C : posez un mitigeur thermostatique.',
        'Modèle thermodynamique : aucune flamme ni source d’étincelles à côté ; seul un opérateur titulaire de l’attestation de capacité ouvre le circuit au R290.',
      ],
      place: [
        'Local hors-gel, au plus près des points de puisage, avec une évacuation d’eau.',
        'Laissez de quoi sortir la résistance et l’anode, aux distances du tableau.',
      ],
      fixing: [
        'Mural : tracez les ancrages aux cotes du plan, percez à 12 mm et scellez des tiges M10. Mur non porteur : pied support obligatoire.',
        'Au sol : calez la cuve d’aplomb sur une surface plane.',
        'Deux personnes pour lever l’appareil ; serrez les écrous avec leurs rondelles.',
      ],
      connection: [
        'Raccords diélectriques sur les piquages d’eau chaude et d’eau froide.',
        'Si la pression du réseau passe 5 bar, posez un réducteur réglé à 3 bar après le compteur.',
        'Ligne électrique directe depuis le tableau, avec terre, section d’après le schéma électrique.',
      ],
      firstUse: [
        'Ouvrez un robinet d’eau chaude, puis l’eau froide ; quand l’eau coule sans air, fermez.',
        'Manœuvrez le groupe de sécurité, contrôlez les joints, puis mettez sous tension.',
        'Réglez entre 55 et 60 °C : en dessous les bactéries, au-dessus le calcaire. Après plus de quatre jours sans tirage, tenez 60 °C une journée avant la première douche.',
      ],
      care: [
        'Manœuvrez le groupe de sécurité une fois par mois.',
        'Tous les deux ans, faites contrôler l’anode et détartrer la cuve ; tous les ans où la dureté dépasse 20 °f, soit 200 mg/l de carbonate de calcium.',
      ],
    },
    en: {
      safety: [
        'Never switch on an appliance that is empty.',
        'A new safety group set at 7 bar is fitted on the cold supply, with no valve between it and the tank.',
        'Check that the wall or the floor bears the appliance full: its empty weight plus one kilogram a litre.',
        'Bathroom: fit the appliance outside the zones. If there is no room, an electric water heater rated at least IPX4 is allowed in zone 2, behind a 30 mA residual-current device, its control out of reach of anyone in the water.',
        BATHROOM_VOLUMES.en,
        'At a bathroom tap the water is no hotter than 50 °C: fit a thermostatic mixing valve.',
        'Heat pump model: no flame and no source of sparks beside it; none but a certified operator opens the R290 circuit.',
      ],
      place: [
        'A frost-free room, as near to the taps as can be, with a drain.',
        'Leave enough room to take out element and anode, at the distances of the table.',
      ],
      fixing: [
        'On a wall: mark the anchors at the dimensions of the drawing, drill at 12 mm and set M10 rods. A wall that does not bear: a support stand is compulsory.',
        'On the floor: stand the tank plumb on a flat surface.',
        'Two people lift the appliance; tighten the nuts with their washers.',
      ],
      connection: [
        'Dielectric unions on the hot and cold connections.',
        'If mains pressure exceeds 5 bar, fit a reducer set to 3 bar behind the meter.',
        'A line of its own from the board, with earth, its section after the wiring sheet.',
      ],
      firstUse: [
        'Open a hot tap, then the cold supply; when water runs without air, close.',
        'Work the safety group, check the joints, then switch on.',
        'Set it between 55 and 60 °C: bacteria below, scale above. After more than four days without a draw, hold 60 °C for a day before the first shower.',
      ],
      care: [
        'Work the safety group once a month.',
        'Every two years, have the anode checked and the tank descaled; every year where hardness exceeds 20 °f, which is 200 mg/l of calcium carbonate.',
      ],
    },
  },
};

export const ELECTRIC_BOILER: Guide = {
  clearances: { left: 100, right: 100, above: 300, below: 300, front: 600 },
  words: {
    fr: {
      safety: [
        'Intervention d’un électricien et d’un chauffagiste qualifiés.',
        'Consignez l’alimentation au tableau ; la chaudière a deux arrivées, puissance et commande.',
        'Soupape de sécurité à 3 bar raccordée à l’égout, jamais obturée.',
      ],
      place: [
        'Local sec et hors-gel. La chaudière ne demande ni conduit ni ventilation particulière.',
        'Gardez devant elle la place d’ouvrir le capot en grand.',
      ],
      fixing: [
        'Modèle mural : tracez les points du rail aux cotes du plan, percez à 10 mm, fixez le rail et accrochez.',
        'Modèle au sol : calez sur quatre pieds réglables, de niveau.',
      ],
      connection: [
        'Départ et retour en 20/27 au moins, avec vannes d’isolement et filtre sur le retour.',
        'Vase d’expansion d’après le volume de l’installation ; rincez-la avant remplissage.',
        'Monophasé ou triphasé selon le schéma électrique ; délestage recommandé.',
      ],
      firstUse: [
        'Remplissez à 1,5 bar, purgez tous les points hauts, puis enclenchez un étage après l’autre.',
        'Réglez la loi d’eau d’après les émetteurs : 35 °C pour un plancher, dont une sécurité à réarmement manuel coupe le départ à 50 °C, 55 °C pour des radiateurs.',
      ],
      care: [
        'Chaque année : pression, soupape, filtre, serrage des bornes de puissance.',
        'Relevez l’intensité de chaque étage et comparez avec la mise en service.',
      ],
    },
    en: {
      safety: [
        'Work for a qualified electrician and a qualified heating engineer.',
        'Lock the supply out at the board; the boiler has two, power and control.',
        'A 3 bar safety valve piped to the drain, never stopped.',
      ],
      place: [
        'A dry, frost-free room. The boiler needs neither flue nor special ventilation.',
        'Keep enough room in front to open the cover wide.',
      ],
      fixing: [
        'Wall model: mark the points of the rail at the dimensions of the drawing, drill at 10 mm, fix the rail and hang.',
        'Floor model: stand it on its four adjustable feet, level.',
      ],
      connection: [
        'Flow and return of three quarters of an inch (20/27) at least, with isolating valves and a filter on the return.',
        'Expansion vessel after the volume of the system; flush the system before filling.',
        'Single or three phase after the wiring sheet; load shedding is advised.',
      ],
      firstUse: [
        'Fill to 1.5 bar, vent every high point, then switch on one stage after the other.',
        'Set the heating curve after the emitters: 35 °C for a floor, whose flow a manually reset cut-out stops at 50 °C, 55 °C for radiators.',
      ],
      care: [
        'Every year: pressure, valve, filter, tightness of the power terminals.',
        'Note the current of each stage and compare it with the commissioning.',
      ],
    },
  },
};
