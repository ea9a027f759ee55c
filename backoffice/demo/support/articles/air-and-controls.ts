import { professional, step, type DemoArticle } from '../support-record.ts';

export const VENTILATION_ARTICLES: DemoArticle[] = [
  {
    key: 'ventilation-grilles',
    category: 'single-flow',
    updated: '2026-04-14',
    products: ['AT-LCN', 'AT-SPR', 'AT-LTN', 'AT-ABS'],
    fr: {
      slug: 'nettoyer-les-bouches-de-ventilation',
      title: 'Nettoyer les bouches de ventilation',
      lead: 'Une feuille de papier doit tenir contre la bouche. Si elle tombe, quatre minutes de nettoyage à l’eau savonneuse suffisent.',
    },
    en: {
      slug: 'cleaning-ventilation-grilles',
      title: 'Cleaning ventilation grilles',
      lead: 'A sheet of paper must stay against the grille. If it falls, four minutes of cleaning with soapy water are enough.',
    },
    steps: [
      step(
        [
          'Faire l’essai du papier',
          'Fenêtres fermées, une feuille d’essuie-tout contre chaque bouche. Elle tient : l’air passe.',
        ],
        [
          'Try the paper',
          'Windows shut, a sheet of kitchen paper against each grille. If it stays, air is moving.',
        ],
      ),
      step(
        [
          'Démonter la bouche',
          'Les autoréglables se tirent ou se dévissent. Sur Lanterneau, soulevez d’abord le cache : la tresse est dessous et ne se mouille pas.',
        ],
        [
          'Take off the grille',
          'Constant-flow grilles pull off or unscrew. On Lanterneau lift the cover first: the ribbon is below it and must not get wet.',
        ],
      ),
      step(
        [
          'Laver, sécher, remettre',
          'Eau savonneuse, chiffon, séchage complet. Chaque bouche retourne à sa pièce : leurs débits diffèrent.',
        ],
        [
          'Wash, dry, replace',
          'Soapy water, a cloth, fully dry. Each grille goes back to its own room: their flows differ.',
        ],
      ),
      step(
        [
          'Ne jamais boucher',
          'Ni les bouches, ni les fentes en haut des fenêtres : c’est par là que l’air entre.',
        ],
        [
          'Never block them',
          'Neither the grilles nor the slots above the windows: that is where the air comes in.',
        ],
      ),
      professional(
        [
          'Tous les deux ans, le caisson',
          'Hors tension : turbine dépoussiérée au pinceau, gaine vérifiée, débit relevé en cuisine.',
        ],
        [
          'Every two years, the unit',
          'Power off: fan dusted with a brush, duct inspected, flow measured in the kitchen.',
        ],
      ),
    ],
  },
  {
    key: 'ventilation-noise',
    category: 'single-flow',
    updated: '2026-02-11',
    products: ['AT-LCN', 'AT-TBA', 'AT-ABS', 'AT-CHT'],
    fr: {
      slug: 'une-ventilation-fait-du-bruit',
      title: 'Une ventilation fait du bruit',
      lead: 'Un sifflement vient de la bouche, un ronflement du caisson, un claquement du vent. Chacun a son remède.',
    },
    en: {
      slug: 'ventilation-that-makes-a-noise',
      title: 'Ventilation that makes a noise',
      lead: 'A whistle comes from the grille, a drone from the unit, a clatter from the wind. Each has its cure.',
    },
    steps: [
      step(
        [
          'Ôter la bouche',
          'Si le sifflement cesse, elle est sale ou trop serrée. S’il continue, regardez plus haut.',
        ],
        [
          'Take off the grille',
          'If the whistling stops, it is dirty or too tight. If it goes on, look further up.',
        ],
      ),
      step(
        [
          'Éclairer le caisson',
          'Suspendu, il doit balancer quand on le pousse d’un doigt. Posé sur un entrait, il fait vibrer toute la charpente : faites-le suspendre.',
        ],
        [
          'Shine a light on the unit',
          'Hung up, it must swing at the push of a finger. Resting on a beam it sets the whole roof humming: have it hung.',
        ],
      ),
      step(
        [
          'Redresser la gaine',
          'Un pli de la longueur d’une main suffit ; une gaine tendue comme une corde transmet tous les bruits.',
        ],
        [
          'Straighten the duct',
          'One fold the length of a hand is enough; a duct pulled as tight as a rope carries every noise.',
        ],
      ),
      professional(
        [
          'Changer le moteur',
          'Les roulements deviennent bruyants après huit à dix ans. Sur Tabatière, comptez une minute, sans outil.',
        ],
        [
          'Change the motor',
          'Bearings grow noisy after eight to ten years. On Tabatière it takes one minute and no tools.',
        ],
      ),
    ],
  },
  {
    key: 'double-flow-filters',
    category: 'double-flow',
    updated: '2026-09-10',
    products: ['AT-CSV', 'AT-TRB', 'AT-CRT'],
    fr: {
      slug: 'changer-les-filtres-d-une-double-flux',
      title: 'Changer les filtres d’une double flux',
      lead: 'Tous les six mois, deux filtres, deux minutes. Un filtre gris double la consommation des ventilateurs.',
    },
    en: {
      slug: 'changing-the-filters-of-a-heat-recovery-unit',
      title: 'Changing the filters of a heat recovery unit',
      lead: 'Every six months, two filters, two minutes. A grey filter doubles what the fans consume.',
    },
    steps: [
      step(
        [
          'Arrêter l’appareil',
          'Touche marche pendant trois secondes, ou par l’application. Attendez que les ventilateurs s’arrêtent.',
        ],
        ['Stop the unit', 'Hold the on key for three seconds, or use the app. Wait for the fans to stop.'],
      ),
      step(
        ['Ouvrir la trappe', 'Deux clips par le dessous sur Coursive, la façade sur Courette et Traboule.'],
        ['Open the hatch', 'Two clips from below on Coursive, the front on Courette and Traboule.'],
      ),
      step(
        [
          'Échanger',
          'F7 côté air neuf, G4 côté air extrait, flèche dans le sens de l’air. Un filtre ne se lave pas.',
        ],
        [
          'Swap them',
          'F7 on the fresh-air side, G4 on the extract side, arrow in the direction of the air. Filters are not washed.',
        ],
      ),
      step(
        [
          'Remettre le compteur à zéro',
          'Appui long sur « filtre ». L’échangeur, lui, se rince sous la douche une fois l’an et sèche en une heure.',
        ],
        [
          'Reset the counter',
          'Long press on “filter”. The heat exchanger is rinsed under the shower once a year and dries in an hour.',
        ],
      ),
    ],
  },
  {
    key: 'double-flow-condensate',
    category: 'double-flow',
    updated: '2025-11-26',
    products: ['AT-CSV', 'AT-TRB', 'AT-CRT'],
    fr: {
      slug: 'de-l-eau-sous-une-double-flux',
      title: 'De l’eau sous une double flux',
      lead: 'L’hiver, l’air extrait perd jusqu’à un verre d’eau par heure. Elle doit partir par le siphon, pas par le plafond.',
    },
    en: {
      slug: 'water-below-a-heat-recovery-unit',
      title: 'Water below a heat recovery unit',
      lead: 'In winter extracted air gives up to a glass of water an hour. It must leave by the trap, not through the ceiling.',
    },
    steps: [
      step(
        ['Arrêter et éponger', 'Coupez l’appareil, ouvrez la trappe, épongez le bac.'],
        ['Stop it and mop up', 'Switch off, open the hatch, sponge out the tray.'],
      ),
      step(
        [
          'Rincer le siphon',
          'Dévissez-le à la main, rincez, remplissez-le d’eau avant de le remonter : vide, il aspire l’air.',
        ],
        [
          'Rinse the trap',
          'Unscrew it by hand, rinse it, fill it with water before you refit it: empty, it sucks in air.',
        ],
      ),
      professional(
        [
          'Reprendre la pente',
          'Un centimètre par mètre vers l’évacuation, caisson de niveau, isolant continu sur la prise d’air neuf.',
        ],
        [
          'Correct the fall',
          'One centimetre per metre towards the drain, unit level, unbroken insulation on the fresh-air duct.',
        ],
      ),
    ],
  },
];

export const AIR_CONDITIONING_ARTICLES: DemoArticle[] = [
  {
    key: 'air-conditioner-filter',
    category: 'air-conditioning',
    updated: '2026-05-28',
    products: ['AT-OMB', 'AT-AUV', 'AT-PGL', 'AT-TNL'],
    fr: {
      slug: 'laver-le-filtre-d-un-climatiseur-mural',
      title: 'Laver le filtre d’un climatiseur mural',
      lead: 'Toutes les deux semaines quand il sert. L’air y gagne, la facture aussi : un filtre gris coûte 10 %.',
    },
    en: {
      slug: 'washing-the-filter-of-a-wall-unit',
      title: 'Washing the filter of a wall unit',
      lead: 'Every two weeks while it is in use. The air is better for it and so is the bill: a grey filter costs 10%.',
    },
    steps: [
      step(
        [
          'Arrêter à la télécommande',
          'Attendez que le volet soit fermé. Un escabeau de deux marches suffit.',
        ],
        ['Stop it by remote control', 'Wait until the flap has closed. A two-step stool is enough.'],
      ),
      step(
        ['Sortir le filtre', 'Par le flanc droit sur Ombre, par la façade relevée sur les autres.'],
        ['Take out the filter', 'From the right-hand side on Ombre, with the front raised on the others.'],
      ),
      step(
        [
          'Laver à l’eau tiède',
          'Au-dessous de 40 °C, sans brosse. Le volet d’Auvent passe au lave-vaisselle, à 50 °C.',
        ],
        [
          'Wash in lukewarm water',
          'Below 40 °C, without a brush. Auvent’s flap can go in the dishwasher at 50 °C.',
        ],
      ),
      step(
        ['Sécher à l’ombre', 'Au soleil, il gondole. Remettez-le sec, refermez, rallumez.'],
        ['Dry it in the shade', 'In the sun it warps. Put it back dry, close, switch on.'],
      ),
    ],
  },
  {
    key: 'air-conditioner-drip',
    category: 'air-conditioning',
    updated: '2026-07-16',
    products: ['AT-OMB', 'AT-PGL', 'AT-LOG', 'AT-MQS'],
    fr: {
      slug: 'un-climatiseur-goutte-a-l-interieur',
      title: 'Un climatiseur goutte à l’intérieur',
      lead: 'En été, un mural rend deux litres d’eau par heure. S’ils ne s’écoulent pas dehors, ils coulent dedans.',
    },
    en: {
      slug: 'an-air-conditioner-drips-indoors',
      title: 'An air conditioner drips indoors',
      lead: 'In summer a wall unit gives off two litres of water an hour. If it does not drain outside, it drips inside.',
    },
    steps: [
      step(
        ['Arrêter le froid', 'Laissez la ventilation seule une heure : la batterie sèche, la goutte cesse.'],
        ['Stop the cooling', 'Leave only the fan on for an hour: the coil dries, the drip stops.'],
      ),
      step(
        ['Laver le filtre', 'Encrassé, il fait givrer la batterie, et la glace fond ensuite d’un coup.'],
        ['Wash the filter', 'Clogged, it makes the coil ice up, and the ice then melts all at once.'],
      ),
      step(
        ['Suivre le tuyau', 'Dehors, son extrémité doit être libre, jamais dans un bidon ni sous la terre.'],
        ['Follow the hose', 'Outside, its end must be free, never in a can or in the ground.'],
      ),
      professional(
        [
          'Déboucher et remettre de niveau',
          'Bac rincé, tube soufflé, platine de niveau. Sur Loggia, contrôlez la pompe et son flotteur.',
        ],
        [
          'Unblock and level',
          'Tray rinsed, hose blown through, mounting plate level. On Loggia, check the pump and its float.',
        ],
      ),
    ],
  },
];

export const CONTROL_ARTICLES: DemoArticle[] = [
  {
    key: 'thermostat-batteries',
    category: 'controls',
    updated: '2026-08-12',
    products: ['AT-NIV', 'AT-APB', 'AT-CDR', 'AT-VIG'],
    fr: {
      slug: 'changer-les-piles-d-un-thermostat-ou-d-un-capteur',
      title: 'Changer les piles d’un thermostat ou d’un capteur',
      lead: 'Le chiffre clignote une fois par minute : il reste un mois. Le programme est conservé pendant le changement.',
    },
    en: {
      slug: 'changing-the-batteries-of-a-thermostat-or-sensor',
      title: 'Changing the batteries of a thermostat or sensor',
      lead: 'The figure blinks once a minute: a month is left. The programme is kept while you change them.',
    },
    steps: [
      step(
        [
          'Prendre les bonnes',
          'LR6 alcalines pour les thermostats, CR2450 pour Vigie, CR2032 pour Sentinelle. Pas de piles rechargeables : leur tension est trop basse.',
        ],
        [
          'Take the right ones',
          'LR6 alkaline for thermostats, CR2450 for Vigie, CR2032 for Sentinelle. No rechargeables: their voltage is too low.',
        ],
      ),
      step(
        ['Déboîter', 'Tirez le bas du boîtier vers vous. Le socle reste au mur.'],
        ['Unclip it', 'Pull the bottom of the case towards you. The base stays on the wall.'],
      ),
      step(
        [
          'Changer en moins de deux minutes',
          'L’heure est gardée pendant ce temps. Respectez les polarités gravées.',
        ],
        [
          'Change them within two minutes',
          'The clock keeps the time for that long. Follow the polarity marks moulded in the case.',
        ],
      ),
      step(
        ['Rapporter les anciennes', 'Tout magasin qui en vend les reprend.'],
        ['Take back the old ones', 'Any shop that sells them takes them back.'],
      ),
    ],
  },
  {
    key: 'floor-sensor',
    category: 'controls',
    updated: '2026-01-09',
    products: ['AT-RPR'],
    fr: {
      slug: 'sonde-de-sol-en-defaut-sur-repere',
      title: 'Sonde de sol en défaut sur Repère',
      lead: 'Sans sonde, Repère continue d’après l’air seul, une minute sur deux : la moitié de la puissance laisse le sol sous 28 °C. Faites changer la sonde avant l’hiver.',
    },
    en: {
      slug: 'floor-sensor-fault-on-repere',
      title: 'Floor sensor fault on Repère',
      lead: 'Without its sensor Repère carries on by the air temperature alone, one minute in two: half the power leaves the floor below 28 °C. Have the sensor changed before winter.',
    },
    steps: [
      step(
        [
          'Lire le code',
          'F1, sonde coupée. F2, sonde en court-circuit. Coupez et remettez le disjoncteur une fois.',
        ],
        ['Read the code', 'F1: sensor open. F2: sensor shorted. Switch the breaker off and on once.'],
      ),
      professional(
        ['Mesurer', 'Hors tension, sonde débranchée : 10 kiloohms à 25 °C, 12,5 à 20 °C, 8 à 30 °C.'],
        ['Measure', 'Power off, sensor disconnected: 10 kilohms at 25 °C, 12.5 at 20 °C, 8 at 30 °C.'],
      ),
      professional(
        [
          'Tirer la neuve',
          'La gaine permet de retirer l’ancienne en y attachant la nouvelle. Trois mètres, prolongeable à dix en 1,5 mm².',
        ],
        [
          'Pull in the new one',
          'The conduit lets you draw out the old one with the new one tied to it. Three metres, extended to ten at most in 1.5 mm².',
        ],
      ),
    ],
  },
];

export const CONNECTED_ARTICLES: DemoArticle[] = [
  {
    key: 'app-wifi-pairing',
    category: 'connected',
    updated: '2026-10-08',
    products: ['AT-LAM', 'AT-RIV', 'AT-LVR', 'AT-JAU'],
    fr: {
      slug: 'relier-un-appareil-wi-fi-a-l-application',
      title: 'Relier un appareil Wi-Fi à l’application',
      lead: 'Trois minutes, téléphone près de l’appareil, box en 2,4 GHz. Le code à huit chiffres est sur la plaque.',
    },
    en: {
      slug: 'linking-a-wi-fi-appliance-to-the-app',
      title: 'Linking a Wi-Fi appliance to the app',
      lead: 'Three minutes, phone beside the appliance, router on 2.4 GHz. The eight-figure code is on the data plate.',
    },
    steps: [
      step(
        [
          'Préparer la box',
          'Les appareils Âtre utilisent le 2,4 GHz. Si votre box réunit les deux bandes sous un même nom, ne changez rien : ils choisissent. Le mot de passe doit être en WPA2 ou WPA3.',
        ],
        [
          'Prepare the router',
          'Âtre appliances use 2.4 GHz. If your router puts both bands under one name, change nothing: they choose. The password must be WPA2 or WPA3.',
        ],
      ),
      step(
        [
          'Lancer l’appairage',
          'Maintenez « + » et « − » cinq secondes : le symbole Wi-Fi clignote pendant dix minutes.',
        ],
        ['Start pairing', 'Hold “+” and “−” for five seconds: the Wi-Fi symbol blinks for ten minutes.'],
      ),
      step(
        [
          'Ajouter dans l’application',
          '« Ajouter un appareil », puis la photo du code ou ses huit chiffres. Choisissez la pièce.',
        ],
        [
          'Add it in the app',
          '“Add an appliance”, then a picture of the code or its eight figures. Choose the room.',
        ],
      ),
      step(
        [
          'Attendre le symbole fixe',
          'Une minute au plus. Sinon, rapprochez un répéteur : une cloison de plâtre arrête peu le signal, un mur de pierre presque entièrement.',
        ],
        [
          'Wait for a steady symbol',
          'A minute at most. If not, bring a repeater nearer: a plaster partition stops little of the signal, a stone wall nearly all of it.',
        ],
      ),
    ],
  },
  {
    key: 'app-relais',
    category: 'connected',
    updated: '2026-09-17',
    products: ['AT-RLS', 'AT-VIG', 'AT-STN', 'AT-MRD'],
    fr: {
      slug: 'ajouter-un-thermostat-ou-un-capteur-a-relais',
      title: 'Ajouter un thermostat ou un capteur à Relais',
      lead: 'Jusqu’à 48 appareils et 16 zones. Commencez par les plus proches : ceux du secteur répètent la radio pour les autres.',
    },
    en: {
      slug: 'adding-a-thermostat-or-sensor-to-relais',
      title: 'Adding a thermostat or sensor to Relais',
      lead: 'Up to 48 appliances and 16 zones. Begin with the nearest: those on the mains repeat the radio for the others.',
    },
    steps: [
      step(
        [
          'Placer Relais',
          'À mi-hauteur, loin d’une armoire métallique et du dessous de l’évier. Câble ou Wi-Fi, au choix.',
        ],
        [
          'Place Relais',
          'At mid-height, away from metal cabinets and from under the sink. Cable or Wi-Fi, as you like.',
        ],
      ),
      step(
        ['Lancer la recherche', 'Application, « Relais », « Ajouter ». La diode clignote deux minutes.'],
        ['Start the search', 'App, “Relais”, “Add”. The light blinks for two minutes.'],
      ),
      step(
        [
          'Éveiller le capteur',
          'Retirez la languette de la pile, ou pressez trois secondes la touche du dos.',
        ],
        ['Wake the sensor', 'Pull the tab from the battery, or press the key at the back for three seconds.'],
      ),
      step(
        [
          'Nommer la zone',
          'Un capteur n’agit que sur sa zone : donnez-lui celle du radiateur qu’il commande.',
        ],
        ['Name the zone', 'A sensor acts on its own zone only: give it that of the radiator it controls.'],
      ),
    ],
  },
  {
    key: 'app-offline',
    category: 'connected',
    updated: '2026-10-22',
    products: ['AT-RLS', 'AT-SMP', 'AT-LAM', 'AT-BIS'],
    fr: {
      slug: 'un-appareil-apparait-hors-ligne',
      title: 'Un appareil apparaît hors ligne',
      lead: 'Il chauffe toujours, selon son programme. Il ne manque que la commande à distance : cherchez du côté de la box.',
    },
    en: {
      slug: 'an-appliance-shows-as-offline',
      title: 'An appliance shows as offline',
      lead: 'It still heats, by its programme. Only remote control is missing: check the router.',
    },
    steps: [
      step(
        [
          'Un seul ou tous ?',
          'Tous : la box ou notre service. Un seul : l’appareil ou sa distance. Les interruptions prévues sont annoncées en haut de cette rubrique.',
        ],
        [
          'One or all of them?',
          'All: the router or our service. One: the appliance or its distance. Planned interruptions are announced at the top of this section.',
        ],
      ),
      step(
        [
          'Redémarrer la box, puis attendre',
          'Cinq minutes. Les appareils reviennent seuls, l’un après l’autre.',
        ],
        [
          'Restart the router, then wait',
          'Five minutes. Appliances come back by themselves, one after the other.',
        ],
      ),
      step(
        [
          'Nouvelle box, nouveau nom',
          'Donnez au nouveau réseau le nom et le mot de passe de l’ancien : rien à refaire. Sinon, recommencez l’appairage ; le programme est conservé.',
        ],
        [
          'New router, new name',
          'Give the new network the name and password of the old one: nothing to redo. Otherwise pair again; the programme is kept.',
        ],
      ),
      step(
        [
          'Mettre à jour',
          'L’application le propose quand la version a plus d’un an. Dix minutes, appareil sous tension.',
        ],
        [
          'Update',
          'The app offers it when the version is over a year old. Ten minutes, with the appliance powered.',
        ],
      ),
    ],
  },
  {
    key: 'app-semaphore',
    category: 'connected',
    updated: '2026-03-26',
    products: ['AT-SMP', 'AT-COL', 'AT-PRM'],
    fr: {
      slug: 'piloter-d-anciens-radiateurs-avec-semaphore',
      title: 'Piloter d’anciens radiateurs avec Sémaphore',
      lead: 'Six ordres sur un fil noir, une zone ou quatre. La pose touche au 230 V : elle revient à un électricien.',
    },
    en: {
      slug: 'controlling-older-radiators-with-semaphore',
      title: 'Controlling older radiators with Sémaphore',
      lead: 'Six commands on one black wire, one zone or four. Fitting it involves 230 V: it is work for an electrician.',
    },
    steps: [
      step(
        [
          'Repérer les fils',
          'Chaque radiateur a-t-il un fil noir, en plus des deux autres ? S’il est coupé au ras du mur, il peut être prolongé.',
        ],
        [
          'Find the wires',
          'Does each radiator have a black wire besides the other two? If it is cut at the wall, it can be extended.',
        ],
      ),
      professional(
        [
          'Raccorder',
          'Jusqu’à six radiateurs par sortie, tous derrière la même protection. Sonde extérieure au nord, à deux mètres.',
        ],
        [
          'Wire it',
          'Up to six radiators per output, all behind one protective device. Outdoor sensor on the north side, two metres up.',
        ],
      ),
      step(
        [
          'Régler chaque radiateur une fois',
          'Température de confort sur l’appareil, puis on n’y touche plus : Sémaphore envoie les ordres.',
        ],
        [
          'Set each radiator once',
          'Comfort temperature on the appliance, then leave it: Sémaphore sends the commands.',
        ],
      ),
      step(
        [
          'Essayer la marche manuelle',
          'Un bouton par zone, sur la face. Il marche sans téléphone et sans réseau.',
        ],
        ['Try manual operation', 'One button per zone, on the front. It works without phone or network.'],
      ),
    ],
  },
];

export const GUARANTEE_ARTICLES: DemoArticle[] = [
  {
    key: 'data-plate',
    category: 'guarantees',
    updated: '2026-06-11',
    products: ['AT-LAM', 'AT-BIS', 'AT-CTN', 'AT-BRS'],
    fr: {
      slug: 'trouver-la-plaque-signaletique',
      title: 'Trouver la plaque signalétique',
      lead: 'La référence commence par AT ; le numéro de série compte trois lettres et neuf chiffres. Avec les deux, un appel dure trois minutes.',
    },
    en: {
      slug: 'finding-the-data-plate',
      title: 'Finding the data plate',
      lead: 'The reference begins with AT; the serial number has three letters and nine figures. With both, a call takes three minutes.',
    },
    steps: [
      step(
        [
          'Radiateurs et sèche-serviettes',
          'Sur la tranche droite, en bas. Pour un modèle Signature, frappée dans le laiton.',
        ],
        [
          'Radiators and towel dryers',
          'On the right-hand edge, at the bottom. On a Signature model, stamped into the brass.',
        ],
      ),
      step(
        [
          'Chauffe-eau et chaudières',
          'Sous l’appareil ou derrière la porte. Pour une cuve, à côté du groupe de sécurité.',
        ],
        [
          'Water heaters and boilers',
          'Below the appliance or behind its door. On a tank, beside the safety valve.',
        ],
      ),
      step(
        [
          'Pompes à chaleur et climatiseurs',
          'Sur le flanc de l’unité extérieure ; le module intérieur a la sienne.',
        ],
        [
          'Heat pumps and air conditioners',
          'On the side of the outdoor unit; the indoor module has its own.',
        ],
      ),
      step(
        [
          'La photographier',
          'De face, sans flash. Joignez l’image au formulaire de contact : nous lirons le reste.',
        ],
        [
          'Photograph it',
          'From the front, without flash. Attach the picture to the contact form: we will read the rest.',
        ],
      ),
    ],
  },
  {
    key: 'guarantee-claim',
    category: 'guarantees',
    updated: '2026-07-22',
    products: [],
    fr: {
      slug: 'faire-jouer-la-garantie',
      title: 'Faire jouer la garantie',
      lead: 'De 2 à 15 ans selon l’appareil, sans inscription. Une facture, un numéro de série, une description.',
    },
    en: {
      slug: 'claiming-under-guarantee',
      title: 'Claiming under guarantee',
      lead: 'From 2 to 15 years depending on the appliance, without registration. An invoice, a serial number, a description.',
    },
    steps: [
      step(
        [
          'Retrouver la facture',
          'Sa date ouvre la garantie. Sans elle, la date de fabrication augmentée de six mois en tient lieu.',
        ],
        [
          'Find the invoice',
          'Its date starts the guarantee. Without it, the date of manufacture plus six months is used instead.',
        ],
      ),
      step(
        [
          'Décrire la panne',
          'Ce que fait l’appareil, le code affiché, depuis quand. Pas ce que vous avez déjà changé.',
        ],
        [
          'Describe the fault',
          'What the appliance does, the code it shows, since when. Not what you have already changed.',
        ],
      ),
      step(
        [
          'Appeler l’installateur',
          'Il commande la pièce, qui part sans avance de frais. Les deux premières années, main-d’œuvre et déplacement sont à notre charge.',
        ],
        [
          'Call the installer',
          'They order the part, which is sent with nothing to pay in advance. For the first two years we pay labour and travel as well.',
        ],
      ),
      step(
        [
          'S’il ne répond plus',
          'Écrivez-nous : nous vous donnons une station technique à moins de cinquante kilomètres.',
        ],
        ['If they no longer answer', 'Write to us: we will name a service station within fifty kilometres.'],
      ),
    ],
  },
  {
    key: 'old-appliance',
    category: 'guarantees',
    updated: '2025-10-14',
    products: [],
    fr: {
      slug: 'faire-reprendre-un-ancien-appareil',
      title: 'Faire reprendre un ancien appareil',
      lead: 'Le vendeur du neuf reprend l’ancien, un pour un, sans frais. Encore faut-il le lui dire à temps.',
    },
    en: {
      slug: 'having-an-old-appliance-taken-away',
      title: 'Having an old appliance taken away',
      lead: 'Whoever sells you the new one takes the old one, one for one, free of charge. They need to be told in time.',
    },
    steps: [
      step(
        [
          'L’écrire au devis',
          '« Reprise de l’ancien appareil » : la ligne est à zéro euro, mais elle doit y être.',
        ],
        [
          'Put it in the quotation',
          '“Old appliance taken away”: the line costs nothing, but it has to be there.',
        ],
      ),
      step(
        [
          'Le préparer',
          'Chauffe-eau vidé, radiateur froid, piles ôtées. Un appareil à fluide frigorigène reste fermé.',
        ],
        [
          'Prepare it',
          'Water heater drained, radiator cold, batteries out. An appliance with refrigerant stays shut.',
        ],
      ),
      professional(
        [
          'Récupérer le fluide',
          'R32 et R290 se récupèrent par une entreprise attestée, avant démontage, avec bordereau.',
        ],
        [
          'Recover the refrigerant',
          'R32 and R290 are recovered by a certified company before dismantling, with a waste note.',
        ],
      ),
    ],
  },
];
