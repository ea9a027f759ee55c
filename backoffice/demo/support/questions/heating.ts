import { EMERGENCY_ADVICE } from '#shared/domain/emergency-advice.ts';
import type { DemoQuestion } from '../support-record.ts';

export const HEATING_QUESTIONS: DemoQuestion[] = [
  {
    category: 'electric-radiators',
    fr: [
      'Pourquoi mon radiateur s’arrête-t-il alors que j’ai froid ?',
      'Il mesure l’air à 20 cm du sol, vous le ressentez à hauteur d’épaules. Un mur froid ou un courant d’air peut faire deux degrés de différence. Montez la consigne d’un degré, puis cherchez d’où vient l’air.',
    ],
    en: [
      'Why does my radiator stop while I feel cold?',
      'It measures the air 20 cm above the floor; you feel it at shoulder height. A cold wall or a draught can make two degrees of difference. Raise the setting by one degree, then look for the draught.',
    ],
  },
  {
    category: 'electric-radiators',
    fr: [
      'À quoi sert la détection de fenêtre ouverte ?',
      'Une chute de deux degrés en cinq minutes coupe le chauffage ; il revient quand l’air se stabilise. Elle se désactive dans le menu, par exemple près d’une porte très passante.',
    ],
    en: [
      'What does open-window detection do?',
      'A fall of two degrees in five minutes cuts the heat; it returns once the air is steady. It can be turned off in the menu, for instance beside a busy door.',
    ],
  },
  {
    category: 'electric-radiators',
    fr: [
      'Mon radiateur affiche « éco » et je n’ai rien demandé. D’où cela vient-il ?',
      'Du fil pilote : un programmateur, souvent au tableau électrique, envoie cet ordre à toute une zone. Cet ordre passe avant le réglage de l’appareil.',
    ],
    en: [
      'My radiator says “eco” and I asked for nothing. Where does it come from?',
      'From the pilot wire: a programmer, often in the distribution board, sends that command to a whole zone. It takes priority over the setting on the appliance.',
    ],
  },
  {
    category: 'electric-radiators',
    fr: [
      'Peut-on poser du linge sur un radiateur à inertie ?',
      'Non. La sonde, trompée par la chaleur, coupe l’appareil, le tissu jaunit, et la sécurité finit par se déclencher. Un sèche-serviettes est fait pour cela.',
    ],
    en: [
      'Can I dry clothes on an inertia radiator?',
      'No. The sensor is misled by the heat and switches the radiator off, the cloth yellows, and in the end the safety cut-out trips. That is what a towel dryer is for.',
    ],
  },
  {
    category: 'electric-radiators',
    fr: [
      'Combien coûte un degré de plus ?',
      'Environ 7 % de chauffage sur l’année. Jauge le mesure chez vous, en euros, avec votre tarif.',
    ],
    en: [
      'What does one more degree cost?',
      'About 7% of the year’s heating. Jauge measures it in your own home, in euros, at your own tariff.',
    ],
  },
  {
    category: 'electric-radiators',
    fr: [
      'Une trace grise monte au-dessus du radiateur. Est-ce l’appareil ?',
      'C’est la poussière de la pièce, que l’air chaud dépose. Nettoyez le dos deux fois l’an ; Persienne dirige cet air loin du mur.',
    ],
    en: [
      'A grey mark rises above the radiator. Is it the appliance?',
      'It is the dust of the room, left there by warm air. Clean behind it twice a year; Persienne sends that air away from the wall.',
    ],
  },
  {
    category: 'electric-radiators',
    fr: [
      'Faut-il éteindre les radiateurs l’été ?',
      'L’interrupteur, oui, si vous voulez gagner un watt de veille. L’horloge garde l’heure deux semaines ; au-delà, l’appareil la redemandera.',
    ],
    en: [
      'Should radiators be switched off in summer?',
      'At the switch, yes, if you want to save a watt of standby. The clock keeps time for two weeks; after that the radiator will ask for it again.',
    ],
  },
  {
    category: 'electric-radiators',
    plans: ['pro'],
    fr: [
      'Quelle section et quelle protection pour plusieurs radiateurs ?',
      '1,5 mm² et 10 A jusqu’à 2 250 W ; 2,5 mm² et 20 A jusqu’à 4 500 W. Différentiel 30 mA, fil pilote dans la même gaine et sous la même protection.',
    ],
    en: [
      'What cable and breaker for several radiators?',
      '1.5 mm² and 10 A up to 2,250 W; 2.5 mm² and 20 A up to 4,500 W. A 30 mA residual-current device; pilot wire in the same conduit and behind the same protection.',
    ],
  },
  {
    category: 'electric-radiators',
    plans: ['pro'],
    fr: [
      'Peut-on supprimer le fil pilote d’un radiateur ?',
      'Oui : isolez-le, ne le reliez ni à la phase ni à la terre. Sans signal, l’appareil reste en confort et suit son propre programme.',
    ],
    en: [
      'Can the pilot wire be left unused?',
      'Yes: insulate it, and connect it neither to live nor to earth. Without a signal the radiator stays in comfort and follows its own programme.',
    ],
  },
  {
    category: 'gas-and-business',
    fr: [
      'La flamme de mon radiateur à gaz est jaune. Est-ce grave ?',
      `Oui : la combustion manque d’air et produit du monoxyde de carbone. Tout de suite, ${EMERGENCY_ADVICE.carbonMonoxide.fr} Ne rallumez qu’après le nettoyage du brûleur par un professionnel : une flamme saine est bleue.`,
    ],
    en: [
      'The flame of my gas radiator is yellow. Is that serious?',
      `Yes: combustion is short of air and makes carbon monoxide. At once, ${EMERGENCY_ADVICE.carbonMonoxide.en} Do not light it again until a professional has cleaned the burner: a healthy flame is blue.`,
    ],
  },
  {
    category: 'gas-and-business',
    fr: [
      'Un convecteur mobile peut-il rester branché la nuit ?',
      'Mieux vaut l’éteindre avant de dormir : un drap ou un rideau peut le couvrir sans que personne ne le voie. Le jour, gardez 1 m libre devant lui et 50 cm au-dessus, et ne le branchez jamais sur une rallonge.',
    ],
    en: [
      'Can a portable convector stay on overnight?',
      'Better to switch it off before you sleep: a sheet or a curtain may cover it without anyone noticing. By day keep 1 m clear in front of it and 50 cm above, and never plug it into an extension lead.',
    ],
  },
  {
    category: 'gas-and-business',
    plans: ['pro'],
    fr: [
      'À quelle hauteur poser un rideau d’air chaud ?',
      'Sas : de 2,20 à 2,80 m. Au plus près de l’ouvrant, sur toute sa largeur : dix centimètres non couverts suffisent à laisser passer le froid.',
    ],
    en: [
      'How high should an air curtain be mounted?',
      'Sas: between 2.20 and 2.80 m. As close to the door as possible and over its full width: ten uncovered centimetres are enough to let the cold through.',
    ],
  },
  {
    category: 'towel-dryers',
    fr: [
      'Le bas du sèche-serviettes est tiède, le haut brûlant. Est-ce normal ?',
      'Oui pour un modèle à fluide pendant les vingt premières minutes. Si l’inverse dure, un modèle à eau a de l’air : purgez-le.',
    ],
    en: [
      'The bottom of the towel dryer is lukewarm, the top hot. Is that normal?',
      'Yes, on a fluid model, for the first twenty minutes. If it is the other way round and lasts, a hot-water model has air in it: bleed it.',
    ],
  },
  {
    category: 'towel-dryers',
    fr: [
      'Puis-je poser un sèche-serviettes au-dessus de la baignoire ?',
      'Non. Au-dessus de la baignoire, jusqu’à 2,25 m, c’est le volume 1, où aucun appareil de chauffage n’est admis. À côté, dans les 60 cm du volume 2, oui pour nos modèles de classe II et IP24, derrière un différentiel de 30 mA, commande hors de portée de qui est dans l’eau. Au-delà, le choix est libre. L’électricien trace les volumes avant de percer.',
    ],
    en: [
      'Can a towel dryer go above the bath?',
      'No. Above the bath, up to 2.25 m, is zone 1, where no heater is allowed. Beside it, within the 60 cm of zone 2, yes for our class II, IP24 models, behind a 30 mA residual-current device, with the control out of reach of anyone in the water. Beyond that the choice is free. The electrician marks out the zones before drilling.',
    ],
  },
  {
    category: 'towel-dryers',
    fr: [
      'Pourquoi le modèle chromé chauffe-t-il moins ?',
      'Le chrome rayonne peu : environ 30 % de moins à eau égale. Prenez la taille au-dessus.',
    ],
    en: [
      'Why does the chrome version give less heat?',
      'Chrome radiates little: about 30% less with the same water. Take the next size up.',
    ],
  },
  {
    category: 'towel-dryers',
    fr: [
      'Le cycle linge d’Étendage ne démarre pas. Que faire ?',
      'Il attend que l’humidité de la pièce passe sous 75 %. Ouvrez la fenêtre un quart d’heure, ou laissez faire la ventilation.',
    ],
    en: [
      'The laundry cycle of Étendage does not start. What now?',
      'It is waiting for the humidity of the room to fall below 75%. Open the window for a quarter of an hour, or leave it to the ventilation.',
    ],
  },
  {
    category: 'towel-dryers',
    plans: ['pro'],
    fr: [
      'Que devient la puissance d’un sèche-serviettes à eau sur pompe à chaleur ?',
      'Gué garde 52 % de sa puissance nominale à un écart de 30 K. Les deux valeurs sont sur la fiche produit.',
    ],
    en: [
      'What becomes of a hot-water towel dryer’s output on a heat pump?',
      'Gué keeps 52% of its rated output at a difference of 30 K. Both figures are on the product sheet.',
    ],
  },
  {
    category: 'heat-pumps',
    fr: [
      'Combien de temps dure un dégivrage ?',
      'Trois minutes environ. Le nuage blanc et l’eau qui coule sont normaux ; les radiateurs restent tièdes.',
    ],
    en: [
      'How long does a defrost take?',
      'About three minutes. The white cloud and the running water are normal; radiators stay lukewarm.',
    ],
  },
  {
    category: 'heat-pumps',
    fr: [
      'Faut-il baisser le chauffage la nuit avec une pompe à chaleur ?',
      'D’un degré ou deux, pas plus. Remonter trois degrés au petit matin, quand il fait le plus froid dehors, coûte ce que la nuit a économisé.',
    ],
    en: [
      'Should heating be turned down at night with a heat pump?',
      'By a degree or two, no more. Making up three degrees at dawn, when it is coldest outside, costs what the night has saved.',
    ],
  },
  {
    category: 'heat-pumps',
    fr: [
      'Pourquoi mes radiateurs ne sont-ils que tièdes ?',
      'C’est le principe : de l’eau à 35 ou 45 °C, longtemps. Ce qui compte est la température de la pièce, pas celle du radiateur.',
    ],
    en: [
      'Why are my radiators only lukewarm?',
      'That is how it works: water at 35 or 45 °C for a long time. What counts is the temperature of the room, not that of the radiator.',
    ],
  },
  {
    category: 'heat-pumps',
    fr: [
      'L’entretien est-il obligatoire ?',
      'Oui, tous les deux ans, par une entreprise qualifiée, qui remet une attestation sous quinze jours. Demandez-lui de la joindre au carnet.',
    ],
    en: [
      'Is servicing required by law?',
      'Yes, every two years, by a qualified company that leaves a certificate within fifteen days. Ask them to put it in the logbook.',
    ],
  },
  {
    category: 'heat-pumps',
    fr: [
      'La voisine entend ma pompe à chaleur. Que puis-je faire ?',
      'Vérifiez les plots, dégagez la batterie, activez le mode nuit de 22 h à 7 h. Si rien n’y fait, l’installateur peut tourner l’unité ou poser un écran à 1 m.',
    ],
    en: [
      'My neighbour hears the heat pump. What can I do?',
      'Check the mounts, clear the coil, set night mode from 10 p.m. to 7 a.m. If that fails the installer can turn the unit or put up a screen at 1 m.',
    ],
  },
  {
    category: 'heat-pumps',
    fr: [
      'Que se passe-t-il si le courant manque en plein gel ?',
      'Sur nos monoblocs, deux vannes s’ouvrent à 3 °C et vident les tubes extérieurs. Il faudra remettre de l’eau, rien d’autre.',
    ],
    en: [
      'What happens in a power cut during frost?',
      'On our monobloc units two valves open at 3 °C and empty the outdoor pipes. Water will have to be added, nothing more.',
    ],
  },
  {
    category: 'heat-pumps',
    plans: ['pro'],
    fr: [
      'Quelle distance autour d’une unité au R290 ?',
      'Un mètre sans ouverture, soupirail compris, et aucun regard d’eaux pluviales sans siphon. Tracez cette zone avant de couler la dalle.',
    ],
    en: [
      'What clearance around an R290 unit?',
      'One metre without any opening, cellar vents included, and no untrapped drain. Mark that zone out before the slab is cast.',
    ],
  },
  {
    category: 'heat-pumps',
    plans: ['pro'],
    fr: [
      'Faut-il un ballon tampon ?',
      'Si le volume d’eau qui circule toujours est inférieur à 15 litres par kilowatt, oui : Réserve. Sur plancher chauffant sans vannes, presque jamais.',
    ],
    en: [
      'Is a buffer tank needed?',
      'If the water that always circulates is less than 15 litres per kilowatt, yes: Réserve. On floor heating without valves, hardly ever.',
    ],
  },
  {
    category: 'heat-pumps',
    plans: ['pro'],
    fr: [
      'Qui peut ouvrir le circuit frigorifique ?',
      'Une entreprise titulaire de l’attestation de capacité, avec un opérateur aptitude catégorie I. Sur nos monoblocs, personne ne l’ouvre sur place : le caisson part à l’atelier.',
    ],
    en: [
      'Who may open the refrigerant circuit?',
      'A company holding the certificate of capacity, with a category I operator. On our monoblocs nobody does so on site: the casing goes to the workshop.',
    ],
  },
];
