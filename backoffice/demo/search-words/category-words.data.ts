import type { SearchWords } from './search-words.ts';

/** By the key of the category. */
export const CATEGORY_WORDS: SearchWords = {
  radiators: {
    fr: 'chauffage, chauffer, convecteur, grille-pain, chauffage maison, chauffage appartement',
    en: 'heater, heating, heaters, home heating, room heater, convector',
  },
  'electric-radiators': {
    fr: 'chauffage électrique, convecteur électrique, radiateur mural, grille-pain, radiateur chambre, radiateur salon, radiateur connecté, radiateur économique',
    en: 'electric heater, wall heater, panel heater, electric heating, bedroom heater, living room heater, smart radiator, low energy heater',
  },
  'dry-inertia': {
    fr: 'inertie, chaleur douce, céramique, fonte, pierre, brique, cœur de chauffe, radiateur lourd, accumulation',
    en: 'dry inertia, inertia, gentle heat, ceramic, cast iron, stone, storage heater, heavy radiator, thermal mass',
  },
  'fluid-inertia': {
    fr: 'caloporteur, fluide, bain d’huile, huile, radiateur à fluide, liquide',
    en: 'fluid inertia, oil filled, fluid filled, thermal fluid, oil radiator, liquid filled',
  },
  'radiant-panels': {
    fr: 'rayonnant, infrarouge, panneau infrarouge, chaleur rayonnante, chauffe vite, panneau mural',
    en: 'radiant, infrared, infrared panel, radiant heater, heats fast, panel heater',
  },
  'vertical-radiators': {
    fr: 'vertical, haut, étroit, peu de place, gain de place, tout en hauteur, mur étroit, radiateur colonne',
    en: 'vertical, tall, narrow, slim, small space, column radiator, upright, tight wall',
  },
  'low-radiators': {
    fr: 'bas, sous fenêtre, plinthe, plinthe chauffante, véranda, allège, baie vitrée, petite hauteur',
    en: 'low, under window, skirting, baseboard, conservatory, low level, picture window, short',
  },
  'gas-radiators': {
    fr: 'radiateur gaz, chauffage au gaz, poêle à gaz, gaz de ville, propane, butane',
    en: 'gas heater, gas fire, gas wall heater, town gas, propane, lpg heater',
  },
  'gas-balanced-flue': {
    fr: 'ventouse, sortie murale, sans cheminée, conduit étanche, à travers le mur',
    en: 'balanced flue, room sealed, through the wall, no chimney, wall flue',
  },
  'gas-open-flue': {
    fr: 'cheminée, conduit, tirage naturel, raccordé cheminée, tuyau de poêle',
    en: 'chimney, flue pipe, open flue, natural draught, stove pipe',
  },
  'small-business': {
    fr: 'magasin, boutique, bureau, commerce, restaurant, salon de coiffure, local professionnel, tertiaire, atelier',
    en: 'shop, store, office, restaurant, hairdresser, commercial premises, workshop, retail',
  },
  'air-curtains': {
    fr: 'rideau d’air, porte du magasin, entrée, porte ouverte, sas, souffle au-dessus de la porte, barrière thermique',
    en: 'air curtain, over-door heater, shop door, entrance, door heater, air barrier, open door',
  },
  'unit-heaters': {
    fr: 'aérotherme, atelier, hangar, garage, entrepôt, soufflerie industrielle, gros volume, chauffage atelier, garage auto, grand volume',
    en: 'unit heater, workshop heater, garage heater, warehouse, shed, industrial fan heater, large space, barn, big blower',
  },
  'radiant-cassettes': {
    fr: 'plafond, rayonnant plafond, cassette, plafonnier chauffant, infrarouge plafond, terrasse, église, gymnase',
    en: 'ceiling heater, ceiling panel, radiant ceiling, infrared ceiling, cassette, church, sports hall',
  },
  supplementary: {
    fr: 'appoint, radiateur mobile, petit chauffage, d’appoint, radiateur sur roulettes, à brancher, chauffage portable',
    en: 'portable heater, space heater, small heater, plug-in heater, heater on wheels, backup heater, temporary heat',
  },
  'portable-convectors': {
    fr: 'convecteur mobile, à poser, sur pieds, roulettes, radiateur d’appoint, à brancher sur une prise',
    en: 'portable convector, free standing heater, on feet, plug-in, on wheels',
  },
  'fan-heaters': {
    fr: 'soufflant, radiateur soufflant, ventilateur chauffant, petit soufflant, chauffage rapide, salle de bain d’appoint, souffle chaud',
    en: 'fan heater, blower heater, hot air blower, quick heat, ceramic fan heater, bathroom heater',
  },
  'towel-dryers': {
    fr: 'porte-serviettes, sèche serviette, radiateur salle de bain, chauffe-serviettes, séchoir',
    en: 'towel rail, towel warmer, heated towel rail, bathroom radiator, towel radiator, towel heater',
  },
  'electric-towel-dryers': {
    fr: 'sèche-serviettes électrique, porte-serviettes électrique, chauffe-serviettes, radiateur salle de bain électrique',
    en: 'electric towel rail, electric towel warmer, electric bathroom heater, plug-in towel rail',
  },
  'straight-towel-dryers': {
    fr: 'barres droites, échelle, classique, symétrique, porte-serviettes droit',
    en: 'straight bars, ladder, ladder rail, classic, symmetrical',
  },
  'asymmetric-towel-dryers': {
    fr: 'asymétrique, barres ouvertes, un seul côté, glisser la serviette, mât déporté, à gauche, à droite',
    en: 'asymmetric, open bars, one-sided, slide the towel, offset mast, side bars',
  },
  'blower-towel-dryers': {
    fr: 'soufflerie, soufflant, ventilo, avec ventilateur, chauffe rapide, turbo, air pulsé',
    en: 'blower, with fan, fan assisted, quick heat, turbo, booster',
  },
  'central-towel-dryers': {
    fr: 'chauffage central, raccordé à la chaudière, à eau, hydraulique, eau chaude',
    en: 'central heating, plumbed, wet system, boiler fed, hydronic, water heated',
  },
  'water-towel-dryers': {
    fr: 'à eau, eau chaude, hydraulique, raccordé chaudière, raccordement 50 mm',
    en: 'plumbed, hot water, hydronic, boiler fed, wet towel rail',
  },
  'mixed-towel-dryers': {
    fr: 'mixte, eau et électrique, bi-énergie, résistance d’appoint, été hiver, deux énergies',
    en: 'dual fuel, mixed, water and electric, summer element, immersion, both',
  },
  'heat-pumps': {
    fr: 'pac, thermopompe, pompe a chaleur, chauffage écologique, aérothermie, remplacer le fioul',
    en: 'heat pump, ashp, air source, renewable heating, green heating, replace oil boiler',
  },
  'air-water-heat-pumps': {
    fr: 'pac air eau, aérothermie, pompe à chaleur chauffage central, unité extérieure',
    en: 'air source heat pump, ashp, air to water, outdoor unit, wet heat pump',
  },
  'monobloc-heat-pumps': {
    fr: 'monobloc, une seule unité, tout dehors, pac sans liaison frigorifique, r290',
    en: 'monobloc, single unit, all outdoors, monoblock, r290',
  },
  'split-heat-pumps': {
    fr: 'bibloc, split, deux unités, liaison frigorifique, unité intérieure et extérieure',
    en: 'split, two units, refrigerant lines, indoor and outdoor unit',
  },
  'ground-heat-pumps': {
    fr: 'géothermie, géothermique, forage, captage, sonde, eau glycolée, chaleur du sol, nappe',
    en: 'geothermal, ground source, gshp, borehole, ground loop, brine, heat from the ground',
  },
  'indoor-modules': {
    fr: 'module hydraulique, unité intérieure, hydrobox, module mural',
    en: 'indoor unit, hydrobox, hydraulic module, wall module',
  },
  'hot-water': {
    fr: 'ecs, eau chaude sanitaire, ballon, cumulus, douche',
    en: 'dhw, domestic hot water, cylinder, tank, shower',
  },
  'water-heaters': {
    fr: 'cumulus, ballon, ballon d’eau chaude, chauffe eau, bouilleur, boiler, 200 litres, 100 litres',
    en: 'hot water tank, cylinder, boiler, geyser, tank, hot water heater, immersion heater',
  },
  'electric-water-heaters': {
    fr: 'cumulus électrique, ballon électrique, chauffe-eau électrique, cumulus, heures creuses',
    en: 'electric water heater, electric cylinder, immersion, electric tank, off-peak',
  },
  'slim-water-heaters': {
    fr: 'plat, extra plat, peu profond, mince, dans un placard, compact, étroit, gain de place',
    en: 'flat, slimline, shallow, thin, in a cupboard, compact, narrow, space-saving',
  },
  'heat-pump-water-heaters': {
    fr: 'thermodynamique, ballon thermodynamique, ballon thermo, chauffe-eau thermo, cet, chauffe-eau économique',
    en: 'heat pump cylinder, hybrid water heater, heat pump tank, thermodynamic, low energy hot water',
  },
  'small-water-heaters': {
    fr: 'petit chauffe-eau, sous évier, sur évier, 10 litres, 15 litres, 30 litres, lave-mains, cuisine',
    en: 'small water heater, under sink, over sink, undersink, 10 litres, 15 litres, point of use, hand wash',
  },
  'storage-tanks': {
    fr: 'ballon de stockage, ballon tampon, accumulateur, serpentin, ballon solaire, préparateur',
    en: 'cylinder, buffer tank, storage cylinder, coil, solar tank, accumulator',
  },
  boilers: {
    fr: 'chaudière, chauffage central, remplacer ma chaudière, chaudière murale',
    en: 'boiler, central heating, replace my boiler, wall-hung boiler, combi',
  },
  'electric-boilers': {
    fr: 'chaudière électrique, chauffage central électrique, sans gaz, murale électrique',
    en: 'electric boiler, electric central heating, no gas, wall-hung electric',
  },
  'gas-boilers': {
    fr: 'chaudière gaz, condensation, chaudière murale, gaz de ville, chaudière mixte',
    en: 'gas boiler, condensing boiler, combi boiler, combi, mains gas, system boiler',
  },
  ventilation: {
    fr: 'vmc, aération, aérer, extracteur, renouvellement d’air, qualité de l’air, humidité',
    en: 'mechanical ventilation, airing, extractor, fresh air, air quality, damp',
  },
  'single-flow': {
    fr: 'vmc simple flux, extraction, caisson, moteur vmc, extracteur d’air',
    en: 'mev, extract, central extract, continuous extract, fan unit, extractor',
  },
  'constant-flow': { fr: 'autoréglable, vmc auto, débit constant', en: 'constant flow, fixed flow, dcmev' },
  'humidity-controlled': {
    fr: 'hygro, hygro a, hygro b, vmc hygro, s’adapte à l’humidité',
    en: 'humidity sensing, humidistat, demand controlled, humidity controlled',
  },
  'double-flow': {
    fr: 'vmc double flux, récupération de chaleur, échangeur, maison passive, air filtré',
    en: 'mvhr, hrv, heat recovery ventilation, heat exchanger, passive house, filtered air',
  },
  'extract-fans': {
    fr: 'aérateur, extracteur salle de bain, ventilateur wc, toilettes, extracteur d’air, aspirer l’humidité, mural, pièce sans fenêtre',
    en: 'bathroom fan, extractor fan, extractor, toilet fan, wall fan, bathroom extractor, steam, window fan',
  },
  controls: {
    fr: 'thermostat, programmateur, domotique, maison connectée, commande à distance, régler le chauffage',
    en: 'thermostat, programmer, smart home, home automation, remote control, heating control, timer',
  },
  thermostats: {
    fr: 'thermostat, thermostat connecté, sans fil, ambiance, programmable, intelligent, plancher chauffant',
    en: 'thermostat, smart thermostat, wireless, room stat, programmable, underfloor stat',
  },
  'sensors-gateways': {
    fr: 'capteur, sonde, détecteur, passerelle, box, hub, domotique, ouverture de fenêtre, température',
    en: 'sensor, probe, detector, gateway, hub, bridge, window sensor, temperature sensor',
  },
  'air-conditioning': {
    fr: 'clim, climatiseur, climatisation, clim réversible, rafraîchir, canicule, air froid, froid',
    en: 'air conditioner, aircon, ac, cooling, reversible, heatwave, cold air, cool',
  },
  'wall-splits': {
    fr: 'clim murale, split, monosplit, climatiseur mural, clim chambre, réversible',
    en: 'wall split, split ac, mini split, single split, wall air conditioner, bedroom aircon',
  },
  'multi-splits': {
    fr: 'multisplit, clim plusieurs pièces, bi-split, tri-split, deux chambres, trois pièces',
    en: 'multisplit, several rooms, two rooms, three rooms, multi room aircon',
  },
  'ducted-monobloc': {
    fr: 'gainable, clim gainable, dans les combles, sans unité extérieure, monobloc, faux plafond, clim invisible',
    en: 'ducted, ducted aircon, in the loft, no outdoor unit, monobloc, false ceiling, hidden aircon',
  },
  signature: {
    fr: 'design, haut de gamme, luxe, décoratif, sur mesure, radiateur design, beau radiateur',
    en: 'designer, high-end, luxury, decorative, bespoke, designer radiator, beautiful radiator',
  },
  'signature-upright': { fr: 'design vertical, décoratif haut', en: 'designer vertical, decorative tall' },
  'signature-level': {
    fr: 'design horizontal, décoratif bas, banc',
    en: 'designer horizontal, decorative low, bench',
  },
  'signature-small': {
    fr: 'petit radiateur design, petite pièce, entrée',
    en: 'small designer radiator, small room, hallway',
  },
};
