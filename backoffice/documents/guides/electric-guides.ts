import { BATHROOM_VOLUMES } from './bathroom-volumes.ts';
import type { Guide } from './guide.ts';

/** Radiators and panels with a fixed wall mount and wiring. */
export const WALL_HEATER: Guide = {
  clearances: { left: 150, right: 150, above: 150, below: 150, front: 500 },
  words: {
    fr: {
      safety: [
        'Coupez le circuit au tableau et vérifiez l’absence de tension avant d’ouvrir le boîtier de raccordement.',
        'L’appareil ne se pose ni sous une prise de courant, ni dans les volumes 0 et 1 d’une salle d’eau. Dans le volume 2, il doit être de classe II et au moins IPX4 ; un appareil de classe I se pose hors volumes.',
        BATHROOM_VOLUMES.fr,
        'Ne couvrez jamais l’appareil : la façade dépasse 60 °C en régime établi.',
      ],
      place: [
        'Choisissez un mur plein, de préférence sous une fenêtre ou près d’elle, loin d’un courant d’air qui tromperait la sonde.',
        'Laissez autour de l’appareil les distances du tableau ; un rideau ou un meuble n’y entre pas.',
      ],
      fixing: [
        'Présentez le gabarit au mur, de niveau, et tracez les points de fixation aux cotes du plan.',
        'Percez à 8 mm et mettez des chevilles adaptées au mur ; sur une plaque de plâtre, des chevilles à expansion qui portent au moins 30 kg chacune. Au-delà de 15 kg, vissez dans l’ossature ou dans un renfort.',
        'Vissez le support, vérifiez le niveau, puis accrochez l’appareil par le haut.',
        'Verrouillez les deux taquets du bas : l’appareil ne doit plus se soulever.',
      ],
      connection: [
        'L’appareil se raccorde à une boîte de sortie de câble, jamais à une prise.',
        'Marron ou noir marqué L : phase. Bleu : neutre. Noir : fil pilote, à isoler s’il ne sert pas. Vert et jaune : terre d’un appareil de classe I ; un appareil de classe II n’en a pas.',
        'Le circuit est protégé par un dispositif différentiel de 30 mA.',
      ],
      firstUse: [
        'Rétablissez le courant. L’écran demande l’heure et la langue.',
        'Laissez chauffer une heure à pleine puissance, fenêtre ouverte : une légère odeur de neuf est normale et ne revient pas.',
      ],
      care: [
        'Deux fois par an, appareil froid, passez un chiffon sec sur la façade et un aspirateur entre les éléments.',
        'Pour peindre derrière l’appareil, déverrouillez les taquets et basculez-le vers l’avant ; le raccordement reste en place.',
      ],
    },
    en: {
      safety: [
        'Switch the circuit off at the board and check that it is dead before you open the connection box.',
        'The appliance is fitted neither below a socket outlet nor in zones 0 and 1 of a bathroom. In zone 2 it must be class II and at least IPX4; a class I appliance is fitted outside the zones.',
        BATHROOM_VOLUMES.en,
        'Never cover the appliance: its front exceeds 60 °C once it is running.',
      ],
      place: [
        'Choose a solid wall, preferably below a window or near one, away from draughts that would mislead the sensor.',
        'Leave the distances of the table around the appliance; no curtain or furniture comes within them.',
      ],
      fixing: [
        'Hold the template against the wall, level, and mark the fixing points at the dimensions of the drawing.',
        'Drill at 8 mm and use plugs that suit the wall; on plasterboard, expanding plugs that bear at least 30 kg each. Above 15 kg, screw into a stud or a batten.',
        'Screw the bracket on, check the level, then hang the appliance from the top.',
        'Lock the two catches at the bottom: the appliance must not lift any more.',
      ],
      connection: [
        'The appliance is wired to a cable outlet box, never to a socket.',
        'Brown, or black marked L: live. Blue: neutral. Black: pilot wire, to be insulated when it is not used. Green and yellow: earth of a class I appliance; a class II appliance has none.',
        'The circuit is protected by a 30 mA residual-current device.',
      ],
      firstUse: [
        'Switch the current on. The display asks for the time and the language.',
        'Let it heat for an hour at full power with the window open: a slight smell of newness is normal and does not come back.',
      ],
      care: [
        'Twice a year, with the appliance cold, wipe the front with a dry cloth and vacuum between the elements.',
        'To paint behind the appliance, unlock the catches and tilt it forward; the wiring stays in place.',
      ],
    },
  },
};

export const PORTABLE: Guide = {
  clearances: { left: 300, right: 300, above: 500, below: null, front: 1000 },
  words: {
    fr: {
      safety: [
        'Branchez l’appareil à une prise de courant de 16 A en bon état, sans rallonge ni multiprise.',
        'Ne le couvrez pas et ne le posez pas sous une prise de courant.',
        'Hors d’une salle d’eau : l’appareil est mobile et pourrait être approché de l’eau.',
      ],
      place: [
        'Posez l’appareil d’aplomb, sur un sol dur et dégagé.',
        'Tenez rideaux, literie et papiers aux distances du tableau.',
      ],
      fixing: [
        'Retournez l’appareil sur une couverture et clipsez les pieds ou les roulettes jusqu’au déclic.',
        'Redressez-le : il ne doit pas basculer d’un coup de pied léger. Le contacteur d’inclinaison coupe la chauffe s’il tombe.',
      ],
      connection: ['Déroulez tout le cordon avant de brancher : enroulé, il chaufferait.'],
      firstUse: [
        'Choisissez la température, puis l’allure. Les premières minutes peuvent sentir le neuf.',
        'Débranchez l’appareil si vous quittez la maison.',
      ],
      care: [
        'Débranchez, laissez refroidir, puis aspirez les grilles une fois par mois.',
        'Un cordon abîmé se remplace chez un réparateur, jamais avec du ruban adhésif.',
      ],
    },
    en: {
      safety: [
        'Plug the appliance into a sound 16 A socket, without extension lead or multiple adapter.',
        'Do not cover it and do not place it below a socket outlet.',
        'Not in a bathroom: the appliance is portable and could be brought near water.',
      ],
      place: [
        'Stand the appliance upright, on a hard and clear floor.',
        'Keep curtains, bedding and paper at the distances of the table.',
      ],
      fixing: [
        'Turn the appliance over on a blanket and clip the feet or castors on until they click.',
        'Stand it up: a light push must not tip it. The tilt switch stops the heat if it falls.',
      ],
      connection: ['Unroll the whole lead before you plug in: coiled, it would heat up.'],
      firstUse: [
        'Choose the temperature, then the setting. The first minutes may smell of newness.',
        'Unplug the appliance when you leave the house.',
      ],
      care: [
        'Unplug, let it cool, then vacuum the grilles once a month.',
        'A damaged lead is replaced by a repairer, never mended with tape.',
      ],
    },
  },
};

/** Air curtains, unit heaters and cassettes, above head height in shops and workshops. */
export const OVERHEAD: Guide = {
  clearances: { left: 300, right: 300, above: 100, below: 1800, front: 1000 },
  words: {
    fr: {
      safety: [
        'Travail en hauteur : échafaudage ou nacelle, deux personnes au moins, zone balisée dessous.',
        'Coupez et consignez le circuit au tableau avant tout raccordement.',
        'Vérifiez que la structure porte quatre fois la masse de l’appareil.',
      ],
      place: [
        'La sous-face se tient à 2,20 m du sol au moins, pour que nul ne l’atteigne sans outil.',
        'Gardez libres l’aspiration et le soufflage, aux distances du tableau.',
      ],
      fixing: [
        'Tracez l’axe de l’appareil, puis les points d’ancrage aux cotes du plan.',
        'Posez des chevilles à frapper M8 dans le béton, ou des tiges filetées M8 sur la charpente.',
        'Levez l’appareil, engagez les écrous, mettez de niveau, bloquez par contre-écrou.',
        'Tirez à la main sur chaque point : rien ne doit bouger.',
      ],
      connection: [
        'Câble souple sous gaine, section d’après la puissance de chaque taille.',
        'Un sectionneur visible de l’appareil coupe tous les pôles.',
        'Les appareils de plus de 3 kW se répartissent sur les trois phases.',
      ],
      firstUse: [
        'Mesurez l’intensité de chaque phase : l’écart ne dépasse pas 10 %.',
        'Réglez la consigne et l’horaire avec l’exploitant, et laissez-lui cette notice.',
      ],
      care: [
        'Tous les six mois, dépoussiérez filtres, grilles et éléments, circuit consigné.',
        'Contrôlez chaque année le serrage des bornes et des ancrages.',
      ],
    },
    en: {
      safety: [
        'Work at height: scaffold or platform, two people at least, the area below marked off.',
        'Switch the circuit off and lock it out at the board before any wiring.',
        'Check that the structure bears four times the weight of the appliance.',
      ],
      place: [
        'The underside stands at least 2.20 m above the floor, so that nobody reaches it without a tool.',
        'Keep intake and outlet clear, at the distances of the table.',
      ],
      fixing: [
        'Mark the centre line of the appliance, then the anchor points at the dimensions of the drawing.',
        'Set M8 hammer anchors in concrete, or M8 threaded rods on the frame.',
        'Lift the appliance, engage the nuts, level it, lock it with a second nut.',
        'Pull on each point by hand: nothing must move.',
      ],
      connection: [
        'Flexible cable in conduit, its section after the power of each size.',
        'An isolator in sight of the appliance cuts all poles.',
        'Appliances above 3 kW are spread over the three phases.',
      ],
      firstUse: [
        'Measure the current of each phase: they differ by 10% at most.',
        'Set the temperature and the hours with the operator, and leave this guide with them.',
      ],
      care: [
        'Every six months, dust filters, grilles and elements, with the circuit locked out.',
        'Check the terminals and the anchors for tightness every year.',
      ],
    },
  },
};

export const TOWEL_ELECTRIC: Guide = {
  clearances: { left: 100, right: 100, above: 150, below: 150, front: 500 },
  words: {
    fr: {
      safety: [
        'Coupez le circuit au tableau et vérifiez l’absence de tension.',
        'L’appareil ne se pose jamais dans les volumes 0 et 1. De classe II et au moins IPX4, il est admis dans le volume 2, commande hors de portée de qui est dans l’eau ; au-delà, il est hors volumes.',
        BATHROOM_VOLUMES.fr,
        'N’y séchez que du linge lavé à l’eau.',
      ],
      place: [
        'Le barreau du bas se tient à la hauteur du plan, pour qu’un enfant ne s’y brûle pas en rampant.',
        'Laissez ouvert le côté par où l’on glisse les serviettes.',
      ],
      fixing: [
        'Tracez les points de fixation aux cotes du plan et cherchez les canalisations au détecteur.',
        'Percez le carrelage sans percussion à 8 mm, puis le mur.',
        'Vissez les consoles, accrochez l’appareil et serrez les vis de retenue.',
      ],
      connection: [
        'Boîte de sortie de câble derrière l’appareil, hors de portée de l’eau.',
        'Phase, neutre et fil pilote se repèrent comme au schéma électrique ; le fil pilote non utilisé s’isole.',
        'Dispositif différentiel de 30 mA obligatoire dans une salle d’eau.',
      ],
      firstUse: [
        'Le corps contient déjà son fluide : n’ouvrez aucun bouchon.',
        'Chauffez une heure fenêtre ouverte, puis réglez l’heure de la relance du matin.',
      ],
      care: [
        'Eau savonneuse et chiffon doux, jamais de poudre ni d’acide.',
        'Sur les modèles à soufflerie, rincez le filtre une fois par mois et laissez-le sécher.',
      ],
    },
    en: {
      safety: [
        'Switch the circuit off at the board and check that it is dead.',
        'The appliance is never fitted in zones 0 and 1. Being class II and at least IPX4, it is allowed in zone 2 with its control out of reach of anyone in the water; beyond that it is outside the zones.',
        BATHROOM_VOLUMES.en,
        'Dry nothing on it but linen washed in water.',
      ],
      place: [
        'The lowest rail stands at the height of the drawing, so that no crawling child is burnt.',
        'Leave the side open by which towels slide in.',
      ],
      fixing: [
        'Mark the fixing points at the dimensions of the drawing and look for pipes with a detector.',
        'Drill the tile at 8 mm without hammering, then the wall.',
        'Screw the brackets on, hang the appliance and tighten the retaining screws.',
      ],
      connection: [
        'A cable outlet box behind the appliance, out of reach of water.',
        'Live, neutral and pilot wire are marked as in the wiring sheet; an unused pilot wire is insulated.',
        'A 30 mA residual-current device is compulsory in a bathroom.',
      ],
      firstUse: [
        'The body holds its fluid already: open no plug.',
        'Heat for an hour with the window open, then set the time of the morning boost.',
      ],
      care: [
        'Soapy water and a soft cloth, never powder or acid.',
        'On models with a blower, rinse the filter once a month and let it dry.',
      ],
    },
  },
};
