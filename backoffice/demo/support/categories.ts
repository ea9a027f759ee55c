import type { DemoSavCategory } from './support-record.ts';

/** The tree of after-sales pages. The setting `alerte_sav_connect` is shown on the `connected` category. */
export const SAV_CATEGORIES: DemoSavCategory[] = [
  {
    key: 'radiators',
    slug: { fr: 'radiateurs', en: 'radiators' },
    name: { fr: 'Radiateurs', en: 'Radiators' },
    intro: {
      fr: 'Mettre en route, régler, nettoyer, comprendre un voyant ou un bruit. La plupart des réponses tiennent en cinq minutes, sans outil.',
      en: 'Starting, setting, cleaning, making sense of a light or a noise. Most answers take five minutes and no tools.',
    },
    children: [
      {
        key: 'electric-radiators',
        slug: { fr: 'radiateurs/electriques', en: 'radiators/electric' },
        name: { fr: 'Radiateurs électriques', en: 'Electric radiators' },
        intro: {
          fr: 'Inertie sèche, inertie fluide, panneaux rayonnants et collection Signature : ils partagent la même régulation, donc les mêmes réponses.',
          en: 'Dry inertia, fluid inertia, radiant panels and the Signature collection: they share one controller, and so the same answers.',
        },
      },
      {
        key: 'gas-and-business',
        slug: { fr: 'radiateurs/gaz-appoint-tertiaire', en: 'radiators/gas-portable-business' },
        name: { fr: 'Gaz, appoint et tertiaire', en: 'Gas, portable and business heaters' },
        intro: {
          fr: 'Radiateurs à gaz, convecteurs et soufflants mobiles, rideaux d’air chaud, aérothermes.',
          en: 'Gas radiators, portable convectors and fan heaters, air curtains, unit heaters.',
        },
      },
    ],
  },
  {
    key: 'towel-dryers',
    slug: { fr: 'seche-serviettes', en: 'towel-dryers' },
    name: { fr: 'Sèche-serviettes', en: 'Towel dryers' },
    intro: {
      fr: 'Électriques, soufflants, à eau chaude ou mixtes. Purger, rincer un filtre, retrouver un barreau froid.',
      en: 'Electric, with blower, hot-water or dual-energy. Bleeding, rinsing a filter, curing a cold rail.',
    },
  },
  {
    key: 'heat-pumps',
    slug: { fr: 'pompes-a-chaleur', en: 'heat-pumps' },
    name: { fr: 'Pompes à chaleur', en: 'Heat pumps' },
    intro: {
      fr: 'Ce que vous pouvez surveiller vous-même, et ce qui revient à l’entreprise qui a posé la machine.',
      en: 'What you can watch over yourself, and what is for the company that installed the machine.',
    },
  },
  {
    key: 'hot-water',
    slug: { fr: 'eau-chaude', en: 'hot-water' },
    name: { fr: 'Eau chaude', en: 'Hot water' },
    intro: {
      fr: 'Un chauffe-eau demande un geste par mois et une visite tous les deux ans. Voici lesquels.',
      en: 'A water heater asks for one gesture a month and one visit every two years. Here they are.',
    },
    children: [
      {
        key: 'electric-water-heaters',
        slug: { fr: 'eau-chaude/chauffe-eau-electriques', en: 'hot-water/electric-water-heaters' },
        name: { fr: 'Chauffe-eau électriques', en: 'Electric water heaters' },
        intro: {
          fr: 'Verticaux, horizontaux, extra-plats, petits sous évier : groupe de sécurité, tartre, anode, absence.',
          en: 'Upright, horizontal, slim, small ones under the sink: safety valve, limescale, anode, holidays.',
        },
      },
      {
        key: 'heat-pump-water-heaters',
        slug: { fr: 'eau-chaude/thermodynamiques', en: 'hot-water/heat-pump-water-heaters' },
        name: { fr: 'Chauffe-eau thermodynamiques', en: 'Heat pump water heaters' },
        intro: {
          fr: 'Source, Fontaine, Puits, Résurgence : l’air qu’ils prennent, l’eau qu’ils rendent, le bruit qu’ils font.',
          en: 'Source, Fontaine, Puits, Résurgence: the air they take, the water they give back, the noise they make.',
        },
      },
    ],
  },
  {
    key: 'boilers',
    slug: { fr: 'chaudieres', en: 'boilers' },
    name: { fr: 'Chaudières', en: 'Boilers' },
    intro: {
      fr: 'La pression, la température de départ, la visite annuelle. En cas d’odeur de gaz, sortez sans toucher à un interrupteur et appelez de dehors le 0 800 47 33 33, le 18 ou le 112.',
      en: 'Pressure, flow temperature, the yearly visit. If you smell gas, go out without touching a switch and call 0 800 47 33 33, 18 or 112 from outside.',
    },
    children: [
      {
        key: 'gas-boilers',
        slug: { fr: 'chaudieres/gaz', en: 'boilers/gas' },
        name: { fr: 'Chaudières gaz', en: 'Gas boilers' },
        intro: {
          fr: 'Brasier, Veilleuse, Calorifère, Hypocauste : chaudières à condensation, murales ou au sol.',
          en: 'Brasier, Veilleuse, Calorifère, Hypocauste: condensing boilers, on the wall or on the floor.',
        },
      },
      {
        key: 'electric-boilers',
        slug: { fr: 'chaudieres/electriques', en: 'boilers/electric' },
        name: { fr: 'Chaudières électriques', en: 'Electric boilers' },
        intro: {
          fr: 'Foyer, Fournil, Forge, Cornue : ni flamme ni fumées, mais un réglage qui compte.',
          en: 'Foyer, Fournil, Forge, Cornue: no flame and no flue, but one setting that matters.',
        },
      },
    ],
  },
  {
    key: 'ventilation',
    slug: { fr: 'ventilation', en: 'ventilation' },
    name: { fr: 'Ventilation', en: 'Ventilation' },
    intro: {
      fr: 'Une ventilation ne s’arrête jamais. Elle demande un chiffon par saison, et des filtres quand elle souffle.',
      en: 'Ventilation never stops. It asks for a cloth once a season, and for filters if it blows as well.',
    },
    children: [
      {
        key: 'single-flow',
        slug: { fr: 'ventilation/simple-flux', en: 'ventilation/single-flow' },
        name: { fr: 'Simple flux et aérateurs', en: 'Single flow and extract fans' },
        intro: {
          fr: 'Caissons autoréglables ou hygroréglables, aérateurs : bouches, tresses, bruits.',
          en: 'Constant-flow and humidity-controlled units, extract fans: grilles, ribbons, noises.',
        },
      },
      {
        key: 'double-flow',
        slug: { fr: 'ventilation/double-flux', en: 'ventilation/heat-recovery' },
        name: { fr: 'Double flux', en: 'Heat recovery' },
        intro: {
          fr: 'Coursive, Traboule, Courette : filtres, échangeur, condensats, équilibrage.',
          en: 'Coursive, Traboule, Courette: filters, heat exchanger, condensate, balancing.',
        },
      },
    ],
  },
  {
    key: 'air-conditioning',
    slug: { fr: 'climatisation', en: 'air-conditioning' },
    name: { fr: 'Climatisation', en: 'Air conditioning' },
    intro: {
      fr: 'Laver un filtre, écouter un goutte-à-goutte, chauffer en avril. Le circuit de fluide, lui, reste fermé.',
      en: 'Washing a filter, tracing a drip, heating in April. The refrigerant circuit stays shut.',
    },
  },
  {
    key: 'controls',
    slug: { fr: 'regulation', en: 'controls' },
    name: { fr: 'Thermostats et sondes', en: 'Thermostats and sensors' },
    intro: {
      fr: 'Piles, sondes, plages horaires : ce qui se règle au mur.',
      en: 'Batteries, sensors, time slots: everything that is set on the wall.',
    },
  },
  {
    key: 'connected',
    slug: { fr: 'produits-connectes', en: 'connected-products' },
    name: { fr: 'Produits connectés', en: 'Connected products' },
    intro: {
      fr: 'L’application Âtre, le Wi-Fi, les passerelles Relais et Sémaphore. Un appareil hors ligne garde son programme : vous avez le temps.',
      en: 'The Âtre app, Wi-Fi, the Relais and Sémaphore gateways. An appliance that is offline keeps its programme: there is no hurry.',
    },
  },
  {
    key: 'guarantees',
    slug: { fr: 'garanties-et-pieces', en: 'guarantees-and-parts' },
    name: { fr: 'Garanties et pièces', en: 'Guarantees and parts' },
    intro: {
      fr: 'Trouver le numéro de série, faire jouer la garantie, obtenir une pièce, se défaire d’un ancien appareil.',
      en: 'Finding the serial number, claiming under guarantee, getting a part, parting with an old appliance.',
    },
  },
];
