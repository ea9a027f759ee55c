import type { SearchWords } from './search-words.ts';

/** By the key of the page. Worksites use their town, their trades and the words of their kind. */
export const PAGE_WORDS: SearchWords = {
  'about-us': {
    fr: 'entreprise, histoire, qui êtes-vous, la société, fabricant français, à propos, équipe, valeurs',
    en: 'company, history, who are you, about, manufacturer, team, our story, values',
  },
  'our-factories': {
    fr: 'usine, fabrication, fabriqué en france, made in france, où est-ce fabriqué, ateliers, fonderie, sites de production',
    en: 'factory, manufacturing, made in france, where is it made, plants, foundry, production',
  },
  'research-and-development': {
    fr: 'laboratoire, innovation, r&d, essais, bureau d’études, brevets',
    en: 'laboratory, lab, innovation, r&d, testing, engineering, patents',
  },
  'training-centres': {
    fr: 'formation, formations, stage, cours, apprendre à poser, formation installateur, formation pac, habilitation, centre de formation, qualification',
    en: 'training, course, courses, learn to install, installer training, heat pump training, certification, training centre',
  },
  careers: {
    fr: 'emploi, recrutement, offres d’emploi, travailler chez vous, candidature, stage, alternance, postuler, jobs, cv',
    en: 'jobs, vacancies, work for you, apply, recruitment, internship, apprenticeship, cv, hiring',
  },
  'professional-services': {
    fr: 'services pro, espace pro, assistance technique, aide au chiffrage, artisans, avantages pro, mise en service',
    en: 'trade services, pro area, technical support, quoting help, trade, commissioning help',
  },
  catalogues: {
    fr: 'catalogue, tarif, tarifs, brochure, télécharger catalogue, documentation papier, liste de prix, pdf',
    en: 'catalogue, price list, brochure, download catalogue, printed, catalog, pdf',
  },
  guarantees: {
    fr: 'garantie, durée de garantie, combien d’années, extension de garantie, garantie légale, garantie deux ans, garantie constructeur',
    en: 'warranty, guarantee, how many years, extended warranty, legal guarantee, manufacturer warranty',
  },
  'repair-before-replace': {
    fr: 'réparer, réparation, indice de réparabilité, durable, pièces détachées, jeter, écologie',
    en: 'repair, fix, repairability, durable, spare parts, throw away, sustainability',
  },
  'recycling-and-eco-contribution': {
    fr: 'éco-participation, écotaxe, recyclage, deee, déchets, reprise ancien appareil, éco contribution, trier, emballage',
    en: 'eco contribution, eco tax, recycling, weee, waste, take back, packaging, disposal',
  },
  'atre-app': {
    fr: 'application, appli, app, télécharger, smartphone, android, iphone, piloter à distance, domotique, connecté, assistant vocal',
    en: 'app, download, smartphone, android, iphone, remote control, smart home, connected, voice assistant',
  },
  'legal-notice': {
    fr: 'éditeur, siret, adresse de la société, hébergeur, directeur de publication, siège social',
    en: 'publisher, imprint, company number, registered office, host, company address',
  },
  privacy: {
    fr: 'rgpd, vie privée, confidentialité, mes données, supprimer mes données, dpo, désinscription',
    en: 'gdpr, my data, privacy policy, delete my data, dpo, unsubscribe, personal data',
  },
  cookies: {
    fr: 'traceurs, consentement, accepter les cookies',
    en: 'trackers, consent, cookie policy, tracking',
  },
  accessibility: {
    fr: 'rgaa, handicap, malvoyant, lecteur d’écran, déclaration d’accessibilité',
    en: 'wcag, disability, blind, screen reader, accessibility statement',
  },
  terms: {
    fr: 'cgv, cgu, conditions de vente, frais de port, livraison, retour, rétractation, délai de livraison, remboursement, paiement, annuler une commande',
    en: 'terms of sale, t&c, shipping, delivery costs, postage, returns, refund, withdrawal, delivery time, payment, cancel an order',
  },
  'signature-collection': {
    fr: 'collection signature, design, radiateur d’art, haut de gamme, pierre, laiton, luxe',
    en: 'signature collection, design, art radiator, high-end, stone, brass, luxury',
  },
  'dry-inertia-fluid-inertia-or-radiant': {
    fr: 'différence inertie sèche fluide, lequel choisir, quel radiateur électrique choisir, comparatif, meilleur radiateur, convecteur ou inertie, rayonnant ou inertie, quel type de chauffage',
    en: 'difference dry fluid, which one to choose, which electric radiator, comparison, best electric heater, convector or inertia, oil filled or ceramic, type of heater',
  },
  'replacing-old-convectors': {
    fr: 'changer convecteur, vieux grille-pain, remplacer radiateur électrique, ancien convecteur, vieux radiateurs, économie',
    en: 'change convector, old heaters, replace electric heater, old panel heaters, upgrade, storage heaters',
  },
  'heating-under-the-eaves': {
    fr: 'combles, mansarde, sous pente, grenier, chambre sous les toits, toit',
    en: 'loft, attic, sloping ceiling, loft conversion, roof room, eaves',
  },
  'the-pilot-wire-explained': {
    fr: 'fil pilote, c’est quoi le fil noir, ordres, à quoi sert, 4 ordres 6 ordres, programmation centralisée',
    en: 'pilot wire, what is the black wire, orders, what is it for, fil pilote, central programming',
  },
  'setting-the-temperature-room-by-room': {
    fr: 'quelle température, température idéale, température chambre, 19 degrés, température salon, température bébé, régler le chauffage, température conseillée',
    en: 'what temperature, ideal temperature, bedroom temperature, 19 degrees, living room temperature, nursery, baby room, recommended',
  },
  'how-much-power-for-a-bathroom': {
    fr: 'puissance sèche-serviettes, combien de watts salle de bain, taille, 5 m2, dimensionner, quelle puissance',
    en: 'towel rail output, how many watts bathroom, size, btu bathroom, 5 m2, sizing',
  },
  'what-size-water-heater': {
    fr: 'combien de litres, capacité ballon, quelle taille de cumulus, 4 personnes, 2 personnes, famille, volume ballon, douches par jour',
    en: 'how many litres, tank capacity, what size tank, 4 people, 2 people, family, cylinder size, showers a day',
  },
  'why-an-insulated-house-must-breathe': {
    fr: 'pourquoi ventiler, aérer, isolation et humidité, maison étanche, renouveler l’air, faut-il une vmc, obligatoire',
    en: 'why ventilate, airing, insulation and damp, airtight house, fresh air, do I need ventilation',
  },
  'reading-an-energy-label': {
    fr: 'étiquette énergie, classe énergétique, a+, comprendre l’étiquette, lettres, consommation, étas',
    en: 'energy label, energy class, a+, understand the label, rating, consumption, efficiency',
  },
  'heat-pumps-and-neighbours': {
    fr: 'bruit pac, voisins, distance, décibels, réglementation bruit, emplacement, limite de propriété, copropriété, émergence',
    en: 'heat pump noise, neighbours, distance, decibels, noise rules, siting, boundary, planning permission',
  },
  'renovation-grants': {
    fr: 'aides, subvention, prime, maprimerénov, crédit d’impôt, cee, financement, tva réduite, éco-prêt, prime énergie, aide de l’état',
    en: 'grants, subsidy, funding, tax credit, financial help, loan, government help, rebate, reduced vat',
  },
  'which-thermostat': {
    fr: 'quel thermostat, thermostat connecté ou programmable, choisir, filaire ou sans fil, thermostat intelligent',
    en: 'which thermostat, smart or programmable, choose, wired or wireless, best thermostat',
  },
  'noise-in-the-bedroom': {
    fr: 'bruit la nuit, silencieux, radiateur silencieux, décibels, dormir, vmc bruit chambre, tic-tac',
    en: 'noise at night, silent, quiet heater, decibels, sleep, bedroom fan noise, ticking',
  },
  'looking-after-a-water-heater': {
    fr: 'entretien chauffe-eau, entretien cumulus, détartrage, anode, groupe de sécurité, durée de vie ballon',
    en: 'water heater maintenance, tank care, descaling, anode, safety valve, tank lifespan',
  },
  'going-away-in-winter': {
    fr: 'hors-gel, vacances d’hiver, absence, partir, maison vide, résidence secondaire, température minimum, gel des tuyaux',
    en: 'frost protection, winter holidays, away, empty house, second home, minimum temperature, frozen pipes',
  },
  'floor-or-radiators': {
    fr: 'plancher chauffant, chauffage au sol, radiateur ou sol, comparatif plancher',
    en: 'underfloor heating, floor heating, ufh, radiators or floor, comparison',
  },
  'a-gas-radiator-today': {
    fr: 'interdiction gaz, gaz encore autorisé, avenir du gaz, chauffage gaz, fin du gaz',
    en: 'gas ban, gas still allowed, future of gas, gas heating, phase-out',
  },
  'damp-and-mould': {
    fr: 'moisissure, moisi, humidité, mur humide, taches noires, champignons, condensation, odeur de moisi, salpêtre',
    en: 'mould, mold, damp, wet wall, black spots, mildew, condensation, musty smell',
  },
  'heat-from-the-ground': {
    fr: 'géothermie, forage, prix géothermie, terrain, captage horizontal, jardin, chaleur du sol',
    en: 'geothermal, borehole, ground source cost, garden, ground loop, is it worth it',
  },
  'sizing-a-heat-pump': {
    fr: 'dimensionnement pac, puissance pac, quelle puissance pompe à chaleur, déperditions, calcul pac, kw',
    en: 'heat pump sizing, what size heat pump, heat loss, calculation, kw',
  },
  'balancing-heat-recovery-ventilation': {
    fr: 'équilibrage double flux, réglage des débits, mise en service vmc, bouches réglage',
    en: 'mvhr balancing, set flows, commissioning mvhr, adjust valves',
  },
  'replacing-an-oil-boiler-in-two-days': {
    fr: 'remplacer fioul, chaudière fioul, déposer cuve, passer à la pac, planning de chantier, mazout',
    en: 'replace oil boiler, oil tank removal, switch to heat pump, job schedule, oil to heat pump',
  },
  'setting-the-heating-curve': {
    fr: 'loi d’eau, pente, courbe de chauffe, régulation, départ, réglage pac',
    en: 'weather compensation, slope, heating curve, flow temperature, settings',
  },
  'flushing-an-old-system': {
    fr: 'désembouage, boues, rincer, nettoyer le circuit, filtre magnétique, pot à boues, radiateurs embourbés',
    en: 'power flush, sludge, rinse, clean the system, magnetic filter, dirt separator, black water',
  },
  'buffer-or-not': {
    fr: 'ballon tampon, découplage, volume tampon, bouteille, cycles courts pac',
    en: 'buffer tank, low loss header, buffer volume, short cycling',
  },
  'r290-on-site': {
    fr: 'r290, propane, sécurité, fluide inflammable, distances, manipuler propane',
    en: 'r290, propane, safety, flammable refrigerant, clearances, handling',
  },
  'hard-water-and-anodes': {
    fr: 'eau calcaire, dureté, th, adoucisseur, anode, calcaire, groupe de sécurité, corrosion',
    en: 'hard water, hardness, softener, anode, limescale, relief valve, corrosion',
  },
  'balancing-ten-radiators': {
    fr: 'équilibrage radiateurs, té de réglage, radiateur du fond froid, régler les débits, robinets',
    en: 'balance radiators, lockshield, far radiator cold, adjust flows, valves',
  },
  'bathroom-zones': {
    fr: 'volume salle de bain, volume 1, volume 2, nf c 15-100, norme électrique, distance douche, ipx4',
    en: 'bathroom zones, zone 1, zone 2, wiring rules, electrical regulations, distance from shower, ipx4',
  },
  'shedding-load': {
    fr: 'délestage, délesteur, compteur saute, puissance souscrite, abonnement trop faible, disjoncte',
    en: 'load shedding, trips the main, supply limit, too much power, priority',
  },
  'measuring-extract-flows': {
    fr: 'mesure débit vmc, anémomètre, contrôle vmc, réception, débitmètre, protocole',
    en: 'measure airflow, anemometer, ventilation test, hood, commissioning, flow rates',
  },
  'lame-in-five-colours': {
    fr: 'couleurs lame, nouvelle couleur, radiateur de couleur, teintes, noir, vert',
    en: 'lame colours, new colour, coloured radiator, black, green',
  },
  'the-foundry-opens-its-doors': {
    fr: 'visite usine, portes ouvertes, visiter la fonderie, événement',
    en: 'factory visit, open day, visit the foundry, event, tour',
  },
  'ten-years-of-parts': {
    fr: 'disponibilité pièces détachées, dix ans, pièces garanties, pièces anciennes',
    en: 'spare parts availability, ten years, parts guaranteed, old parts',
  },
  'see-it-on-your-wall': {
    fr: 'réalité augmentée, voir chez moi, 3d, essayer sur mon mur, simulation, photo',
    en: 'augmented reality, see at home, 3d, try on my wall, preview, ar',
  },
  'boards-repaired-in-cholet': {
    fr: 'carte électronique, réparer carte, échange de carte, réparation électronique, reconditionné',
    en: 'circuit board, repair board, pcb, electronics repair, exchange, refurbished',
  },
  'fifteen-new-appliances': {
    fr: 'nouveautés, nouveaux produits, 2026, nouveau radiateur, quoi de neuf',
    en: 'new products, novelties, 2026, new radiator, what is new',
  },
  'redoing-a-bathroom': {
    fr: 'rénover salle de bain, refaire la salle d’eau, travaux salle de bain, projet',
    en: 'bathroom renovation, refit, remodel bathroom, bathroom project',
  },
  'leaving-oil': {
    fr: 'fioul, mazout, remplacer chaudière fioul, fin du fioul, sortir du fioul, cuve à fioul',
    en: 'oil, oil boiler, replace oil heating, oil tank, get rid of oil',
  },
  'a-first-flat': {
    fr: 'premier appartement, studio, petit budget, locataire, petit appartement, équiper',
    en: 'first flat, studio, small budget, tenant, small apartment, first home',
  },
  'a-house-extension': {
    fr: 'extension, véranda, agrandissement, pièce en plus, garage aménagé, chauffer une pièce de plus',
    en: 'extension, conservatory, extra room, converted garage, heating one more room',
  },
  'changing-a-water-heater': {
    fr: 'remplacer ballon, changer cumulus, chauffe-eau en panne remplacer, ballon fuit, poser un chauffe-eau',
    en: 'replace tank, change water heater, new cylinder, leaking tank, install water heater',
  },
  'ventilating-a-renovated-house': {
    fr: 'vmc rénovation, installer une vmc, ventiler maison ancienne, après isolation, quelle vmc choisir',
    en: 'ventilation retrofit, install ventilation, old house, after insulation, which ventilation',
  },
  'sleeping-cool': {
    fr: 'canicule, rafraîchir la chambre, dormir quand il fait chaud, clim chambre, été, brasseur d’air, trop chaud la nuit',
    en: 'heatwave, cool the bedroom, sleeping in the heat, summer nights, too hot at night, bedroom cooling',
  },
  'heating-driven-by-the-sun': {
    fr: 'panneaux solaires, photovoltaïque, autoconsommation, surplus solaire, solaire chauffe-eau, pv',
    en: 'solar panels, photovoltaic, self-consumption, surplus solar, solar water heating, pv',
  },
  'eight-flats-one-boiler-room': {
    fr: 'immeuble, collectif, copropriété, chaufferie collective, résidence',
    en: 'block of flats, collective, apartment building, boiler room, communal heating',
  },
  'a-village-school': {
    fr: 'école, classe, mairie, collectivité, crèche',
    en: 'school, classroom, nursery, local authority',
  },
  'a-twenty-room-hotel': {
    fr: 'hôtel, chambre d’hôtes, gîte, auberge, hébergement',
    en: 'hotel, guest house, bed and breakfast, inn, holiday let',
  },
  'a-row-of-new-houses': {
    fr: 'neuf, lotissement, construction, re2020, promoteur, maison neuve',
    en: 'new build, housing estate, developer, new houses, construction',
  },
  'a-shop-with-an-open-door': {
    fr: 'magasin, boutique, porte ouverte, commerce, rideau d’air, chauffer un magasin',
    en: 'shop, store, open door, retail, air curtain, heating a shop',
  },
  'a-repair-workshop': {
    fr: 'garage, atelier, chauffer un atelier, local, hangar, mécanique',
    en: 'garage, workshop, heating a workshop, shed, mechanic',
  },
  'a-sports-hall': {
    fr: 'gymnase, salle de sport, halle, marché, grande hauteur, salle des fêtes, église',
    en: 'gym, sports centre, market hall, high ceiling, village hall, church',
  },
  'an-open-plan-office': {
    fr: 'bureaux, open space, chauffer des bureaux, tertiaire, coworking',
    en: 'offices, open space, heating offices, commercial, coworking',
  },
};
