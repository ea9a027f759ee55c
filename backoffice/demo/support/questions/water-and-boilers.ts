import type { DemoQuestion } from '../support-record.ts';

export const WATER_QUESTIONS: DemoQuestion[] = [
  {
    category: 'electric-water-heaters',
    fr: [
      'À quelle température régler le chauffe-eau ?',
      '55 à 60 °C. Au-dessous de 50, des bactéries peuvent se développer ; au-dessus de 60, le calcaire précipite. Cuvier est livré à 55. Au robinet d’une salle de bains, 50 °C sont un maximum : un mitigeur thermostatique y veille.',
    ],
    en: [
      'What temperature should the water heater be set to?',
      '55 to 60 °C. Below 50, bacteria can grow; above 60, limescale forms. Cuvier leaves the factory at 55. At a bathroom tap 50 °C is the maximum: a thermostatic mixing valve sees to it.',
    ],
  },
  {
    category: 'electric-water-heaters',
    fr: [
      'Le groupe de sécurité goutte. Faut-il s’inquiéter ?',
      'Pendant la chauffe, non : l’eau se dilate. Toute la journée, oui : la pression du réseau dépasse 5 bar, ou le groupe est usé.',
    ],
    en: [
      'The safety valve drips. Should I worry?',
      'While it heats, no: water expands. All day long, yes: mains pressure is above 5 bar, or the valve is worn.',
    ],
  },
  {
    category: 'electric-water-heaters',
    fr: [
      'Combien de temps un chauffe-eau met-il à chauffer ?',
      'Citerne 150 litres : 4 h 22, de 15 à 60 °C. Bief 65 litres : 1 h 31. Chaque fiche produit donne le sien.',
    ],
    en: [
      'How long does a water heater take?',
      'Citerne 150 litres: 4 h 22, from 15 to 60 °C. Bief 65 litres: 1 h 31. Each product sheet gives its own.',
    ],
  },
  {
    category: 'electric-water-heaters',
    fr: [
      'Mon eau chaude sent l’œuf. D’où vient l’odeur ?',
      'D’une eau restée tiède plusieurs semaines, au contact du magnésium. Montez à 65 °C une nuit, prévenez la maison que l’eau brûle, puis tirez toute la cuve.',
    ],
    en: [
      'My hot water smells of eggs. Why?',
      'It has stood lukewarm for weeks against the magnesium. Hold 65 °C for a night, warn the household that the water scalds, then run off the whole tank.',
    ],
  },
  {
    category: 'electric-water-heaters',
    fr: [
      'Un chauffe-eau qui chante est-il en panne ?',
      'Il est entartré : l’eau bout sous la croûte. Faites-le ouvrir avant que la résistance ne perce.',
    ],
    en: [
      'Is a singing water heater broken?',
      'It is scaled up: water boils below the crust. Have it opened before the element fails.',
    ],
  },
  {
    category: 'electric-water-heaters',
    fr: [
      'Le petit chauffe-eau sous l’évier goutte au robinet. Pourquoi ?',
      'Aiguière, en pose sans pression, laisse l’eau dilatée sortir par le bec. C’est voulu : ne serrez pas le robinet plus fort.',
    ],
    en: [
      'The small heater under the sink drips from the tap. Why?',
      'In an open-outlet installation, Aiguière lets expanding water out of the spout. This is intended: do not tighten the tap.',
    ],
  },
  {
    category: 'electric-water-heaters',
    plans: ['pro'],
    fr: [
      'Peut-on poser un chauffe-eau vertical à l’horizontale ?',
      'Non : anode, résistance et piquages ne seraient plus à leur place. Aqueduc est fait pour cela ; Bief accepte les deux sens.',
    ],
    en: [
      'Can an upright water heater be laid on its side?',
      'No: anode, element and connections would be in the wrong place. Aqueduc is made for it; Bief takes either way.',
    ],
  },
  {
    category: 'heat-pump-water-heaters',
    fr: [
      'Pourquoi la pièce du chauffe-eau est-elle froide ?',
      'Il prend sa chaleur à l’air, qui perd deux à quatre degrés. Dans moins de 20 m³, il faut une gaine.',
    ],
    en: [
      'Why is the room with the water heater cold?',
      'It takes its heat from the air, which loses two to four degrees. In less than 20 m³ it needs a duct.',
    ],
  },
  {
    category: 'heat-pump-water-heaters',
    fr: [
      'Le chauffe-eau thermodynamique rejette de l’eau. Est-ce une fuite ?',
      'Non, ce sont les condensats : jusqu’à un litre par heure. Ils doivent partir par le siphon.',
    ],
    en: [
      'The heat pump water heater gives off water. Is it leaking?',
      'No, that is condensate: up to a litre an hour. It has to leave by the trap.',
    ],
  },
  {
    category: 'heat-pump-water-heaters',
    fr: [
      'Quand la résistance d’appoint se met-elle en marche ?',
      'Quand l’air descend sous −5 °C, quand le mode « auto » prévoit un manque, ou quand vous le demandez. En « éco », jamais.',
    ],
    en: [
      'When does the back-up element come on?',
      'When the air falls below −5 °C, when “auto” foresees a shortage, or when you ask for it. In “eco”, never.',
    ],
  },
  {
    category: 'heat-pump-water-heaters',
    plans: ['pro'],
    fr: [
      'Quelle longueur de gaine pour Source ?',
      '26 m au plus en 160 mm, coudes compris, aspiration et rejet additionnés. Comptez 3 m par coude à 90°.',
    ],
    en: [
      'What duct length for Source?',
      '26 m at most in 160 mm, bends included, inlet and outlet together. Count 3 m for each 90° bend.',
    ],
  },
  {
    category: 'gas-boilers',
    fr: [
      'Quelle pression doit afficher ma chaudière ?',
      'Entre 1 et 1,5 bar à froid. Elle monte un peu à chaud ; à 3 bar, la soupape s’ouvre.',
    ],
    en: [
      'What pressure should my boiler show?',
      'Between 1 and 1.5 bar when cold. It rises a little when hot; at 3 bar the safety valve opens.',
    ],
  },
  {
    category: 'gas-boilers',
    fr: [
      'L’eau chaude met longtemps à venir. Peut-on y remédier ?',
      'Brasier garde son échangeur à 45 °C aux heures choisies : cinq secondes au lieu de vingt-cinq. Réglez ces heures dans le menu « confort ».',
    ],
    en: [
      'Hot water takes a long time to come. Can that be helped?',
      'Brasier keeps its heat exchanger at 45 °C at the hours you choose: five seconds instead of twenty-five. Set them in the “comfort” menu.',
    ],
  },
  {
    category: 'gas-boilers',
    fr: [
      'Un tuyau rejette de l’eau sous la chaudière. Est-ce normal ?',
      'Oui, une chaudière à condensation en rejette un à deux litres par heure. L’évacuation doit être libre et à l’abri du gel.',
    ],
    en: [
      'A pipe below the boiler gives off water. Is that normal?',
      'Yes, a condensing boiler gives off one to two litres an hour. The drain must be clear and protected from frost.',
    ],
  },
  {
    category: 'gas-boilers',
    fr: [
      'Qui paie l’entretien annuel, le locataire ou le propriétaire ?',
      'L’occupant, sauf clause contraire du bail. Le propriétaire paie le remplacement.',
    ],
    en: [
      'Who pays for the yearly service, tenant or landlord?',
      'Whoever lives there, unless the lease says otherwise. The landlord pays for a replacement.',
    ],
  },
  {
    category: 'gas-boilers',
    plans: ['pro'],
    fr: [
      'Brasier accepte-t-elle le propane ?',
      'Oui, avec le diaphragme fourni et un réglage à l’analyseur. Collez l’étiquette de conversion à côté de la plaque signalétique.',
    ],
    en: [
      'Does Brasier run on propane?',
      'Yes, with the orifice plate supplied and a setting made with an analyser. Stick the conversion label beside the data plate.',
    ],
  },
  {
    category: 'electric-boilers',
    fr: [
      'Quel abonnement pour une chaudière électrique ?',
      'Pour 9 kW, il faut 12 kVA avec la cuisine. Cornue lit le compteur et se contente souvent de 9 kVA.',
    ],
    en: [
      'What supply does an electric boiler need?',
      'For 9 kW you need 12 kVA with the kitchen. Cornue reads the meter and often manages on 9 kVA.',
    ],
  },
  {
    category: 'electric-boilers',
    fr: [
      'Une des trois résistances de Foyer ne marche plus. Puis-je attendre ?',
      'Oui : les deux autres donnent les deux tiers de la puissance. L’écran indique laquelle est en panne ; elle se change seule.',
    ],
    en: [
      'One of Foyer’s three elements has failed. Can it wait?',
      'Yes: the other two give two-thirds of the output. The display says which one has failed; it is changed on its own.',
    ],
  },
];
