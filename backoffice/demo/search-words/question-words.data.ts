import type { SearchWords } from './search-words.ts';

/** By the English wording of the question. */
export const QUESTION_WORDS: SearchWords = {
  'Why does my radiator stop while I feel cold?': {
    fr: 'radiateur s’arrête, j’ai froid, coupe tout le temps, s’éteint alors qu’il fait froid, chauffe pas assez, pièce froide, température pas atteinte',
    en: 'radiator cuts out, I am cold, keeps turning off, room still cold, not warm enough, temperature not reached',
  },
  'What does open-window detection do?': {
    fr: 'fenêtre ouverte, aération, radiateur coupe quand j’ouvre, désactiver fenêtre ouverte, symbole fenêtre',
    en: 'window detection, airing, turns off when I open the window, disable window detection, window symbol',
  },
  'My radiator says “eco” and I asked for nothing. Where does it come from?': {
    fr: 'reste en éco, affiche eco, mode éco tout seul, ne passe pas en confort, fil pilote ordre, bloqué en éco',
    en: 'stuck in eco, shows eco, eco mode by itself, will not go to comfort, pilot wire order',
  },
  'Can I dry clothes on an inertia radiator?': {
    fr: 'sécher le linge sur le radiateur, poser une serviette, couvrir le radiateur, linge mouillé, risque de feu, étendre',
    en: 'dry clothes on the radiator, put a towel on, cover the heater, wet laundry, fire risk, drying washing',
  },
  'What does one more degree cost?': {
    fr: 'un degré en plus, baisser d’un degré, économie d’énergie, combien ça coûte, facture d’électricité, consommation',
    en: 'one degree warmer, turn down by one degree, energy saving, how much does it cost, electricity bill, running cost',
  },
  'A grey mark rises above the radiator. Is it the appliance?': {
    fr: 'trace noire au mur, mur noirci, mur sale au-dessus du radiateur, traces grises, salissure, mur qui noircit',
    en: 'black mark on the wall, dirty wall above the heater, wall turning grey, soot marks, stains on the wall',
  },
  'Should radiators be switched off in summer?': {
    fr: 'éteindre l’été, couper au disjoncteur, laisser en hors gel, arrêt estival, été chauffage',
    en: 'turn off in summer, switch off at the breaker, summer mode, leave on frost protection',
  },
  'What cable and breaker for several radiators?': {
    fr: 'section de câble, disjoncteur radiateur, 2,5 mm, 20 ampères, combien de radiateurs par ligne, circuit dédié, ampérage, différentiel',
    en: 'cable size, circuit breaker for heaters, 2.5 mm, 20 amps, how many radiators on one circuit, dedicated circuit, rcd, mcb',
  },
  'Can the pilot wire be left unused?': {
    fr: 'couper le fil noir, sans fil pilote, isoler le fil pilote, que faire du fil noir, ne pas brancher, fil pilote inutilisé',
    en: 'cut the black wire, no pilot wire, cap the pilot wire, what to do with the black wire, leave unconnected',
  },
  'The flame of my gas radiator is yellow. Is that serious?': {
    fr: 'flamme jaune, flamme orange, monoxyde de carbone, intoxication, suie, flamme pas bleue, danger gaz',
    en: 'yellow flame, orange flame, carbon monoxide, poisoning, soot, flame not blue, gas danger',
  },
  'Can a portable convector stay on overnight?': {
    fr: 'laisser allumé la nuit, dormir avec le chauffage d’appoint, danger la nuit, radiateur mobile chambre, incendie',
    en: 'leave on overnight, sleep with heater on, is it safe at night, portable heater bedroom, fire',
  },
  'How high should an air curtain be mounted?': {
    fr: 'hauteur de pose rideau d’air, au-dessus de la porte, quelle hauteur, installation rideau d’air chaud',
    en: 'air curtain height, above the door, how high, mounting height, installing an over-door heater',
  },
  'The bottom of the towel dryer is lukewarm, the top hot. Is that normal?': {
    fr: 'froid en bas, chaud en haut, sèche-serviettes tiède, chauffe qu’en haut, ne chauffe pas en bas, chauffe à moitié',
    en: 'cold at the bottom, hot at the top, lukewarm towel rail, only top heats, half warm, towel warmer uneven',
  },
  'Can a towel dryer go above the bath?': {
    fr: 'au-dessus de la baignoire, volume 1, volume 2, près de la douche, distance de la baignoire, ip salle de bain, norme',
    en: 'above the bath, zone 1, zone 2, near the shower, distance from the bath, ip rating bathroom, regulations',
  },
  'Why does the chrome version give less heat?': {
    fr: 'chrome chauffe moins, chromé ou blanc, puissance chromé, différence chrome blanc',
    en: 'chrome less heat, chrome or white, chrome output, difference chrome white, btu chrome',
  },
  'The laundry cycle of Étendage does not start. What now?': {
    fr: 'cycle linge, séchage linge ne démarre pas, fonction séchage, mode lessive, étendage bloqué',
    en: 'laundry cycle, drying does not start, drying function, laundry mode, étendage stuck',
  },
  'What becomes of a hot-water towel dryer’s output on a heat pump?': {
    fr: 'sèche-serviettes avec pompe à chaleur, basse température, puissance à 35 degrés, delta t 30, delta t 50, serviettes pac',
    en: 'towel rail on heat pump, low temperature, output at 35 degrees, delta t 30, delta t 50, towel warmer heat pump',
  },
  'How long does a defrost take?': {
    fr: 'durée dégivrage, pac s’arrête en hiver, combien de temps, givre, dégivre trop souvent, cycles',
    en: 'defrost time, heat pump stops in winter, how long, frost, defrosting too often, defrost cycle',
  },
  'Should heating be turned down at night with a heat pump?': {
    fr: 'baisser la nuit pac, réduit de nuit, couper la nuit, laisser tourner, pompe à chaleur nuit, température nuit',
    en: 'lower at night heat pump, night setback, turn off at night, leave running, heat pump overnight',
  },
  'Why are my radiators only lukewarm?': {
    fr: 'radiateurs tièdes, radiateurs pas chauds avec pac, eau à 40, normal tiède, radiateur à peine chaud',
    en: 'lukewarm radiators, radiators not hot with heat pump, barely warm, is it normal, water at 40',
  },
  'Is servicing required by law?': {
    fr: 'entretien pac obligatoire, contrat, loi entretien, tous les deux ans, visite obligatoire pompe à chaleur',
    en: 'mandatory heat pump service, contract, law, every two years, compulsory inspection',
  },
  'My neighbour hears the heat pump. What can I do?': {
    fr: 'bruit pac voisin, voisinage, trop de bruit dehors, plainte du voisin, unité extérieure bruyante, nuisance sonore, décibels',
    en: 'heat pump noise neighbour, neighbour complains, too loud outside, noisy outdoor unit, nuisance, decibels',
  },
  'What happens in a power cut during frost?': {
    fr: 'coupure de courant, panne d’électricité, gel, antigel, glycol, risque de gel de la pac, coupure edf',
    en: 'power cut, power outage, blackout, freezing, glycol, antifreeze valve, risk of frost',
  },
  'What clearance around an R290 unit?': {
    fr: 'distance r290, zone de sécurité propane, près d’une fenêtre, emplacement unité extérieure, périmètre',
    en: 'r290 clearance, propane safety zone, near a window, siting the outdoor unit, distance',
  },
  'Is a buffer tank needed?': {
    fr: 'ballon tampon obligatoire, bouteille de découplage, volume tampon, cycles courts',
    en: 'buffer tank, low loss header, buffer volume, short cycling, is a buffer necessary',
  },
  'Who may open the refrigerant circuit?': {
    fr: 'attestation fluide frigorigène, manipuler le gaz, frigoriste, qualification, capacité, recharger en gaz',
    en: 'refrigerant certificate, handle refrigerant, f-gas, qualification, qualified person, regas',
  },
  'What temperature should the water heater be set to?': {
    fr: 'température ballon, régler le cumulus, 55 ou 60, quelle température eau chaude, légionelle, thermostat chauffe-eau, eau trop chaude, brûlure',
    en: 'water heater temperature, set the tank, 55 or 60, hot water temperature, legionella, thermostat, water too hot, scald',
  },
  'The safety valve drips. Should I worry?': {
    fr: 'groupe de sécurité coule, goutte à goutte, ballon qui coule, fuite du groupe, eau au siphon, soupape fuit, cumulus qui goutte',
    en: 'safety valve dripping, relief valve leaks, tank drips, drips when heating, prv leaking, discharge pipe dripping',
  },
  'How long does a water heater take?': {
    fr: 'temps de chauffe ballon, combien de temps pour chauffer 200 litres, durée, cumulus met combien de temps, heures creuses',
    en: 'heating time tank, how long to heat 200 litres, recovery time, how long for hot water, off-peak',
  },
  'My hot water smells of eggs. Why?': {
    fr: 'eau sent mauvais, odeur d’œuf pourri, eau chaude pue, odeur eau, soufre',
    en: 'water smells bad, rotten egg smell, hot water stinks, sulphur smell, smelly water',
  },
  'Is a singing water heater broken?': {
    fr: 'bruit chauffe-eau, siffle, chante, bouillonne, cumulus bruyant, bruit de casserole, calcaire bruit',
    en: 'water heater noise, whistles, sings, bubbling, noisy tank, kettling, rumbling',
  },
  'The small heater under the sink drips from the tap. Why?': {
    fr: 'petit chauffe-eau sous évier, robinet qui goutte, goutte au bec, écoulement libre, mitigeur',
    en: 'undersink heater, tap drips, spout drips, vented tap, open outlet, dripping tap',
  },
  'Can an upright water heater be laid on its side?': {
    fr: 'poser à l’horizontale, coucher le ballon, mettre couché, horizontal, vertical, sens de pose cumulus',
    en: 'install horizontally, lay the tank flat, on its side, horizontal, orientation, lying down',
  },
  'Why is the room with the water heater cold?': {
    fr: 'pièce froide thermodynamique, refroidit le garage, buanderie froide, air froid du ballon, souffle froid',
    en: 'room gets cold, cools the garage, cold utility room, blows cold air, heat pump cylinder cools room',
  },
  'The heat pump water heater gives off water. Is it leaking?': {
    fr: 'thermodynamique fuit, eau sous le ballon, condensats, coule par terre, écoulement, tuyau d’eau',
    en: 'heat pump cylinder leaking, water under the tank, condensate, water on the floor, drain pipe',
  },
  'When does the back-up element come on?': {
    fr: 'résistance électrique appoint, appoint électrique se déclenche, résistance thermodynamique, consomme beaucoup',
    en: 'backup element, immersion comes on, electric boost, booster heater, uses a lot of electricity',
  },
  'What duct length for Source?': {
    fr: 'gaine source, longueur de gaine, diamètre gaine, gainage, air extérieur, 160 mm',
    en: 'source duct, duct length, duct diameter, ducting, outdoor air, 160 mm',
  },
  'What pressure should my boiler show?': {
    fr: 'pression chaudière normale, combien de bars, manomètre, 1,5 bar, pression idéale, pression trop haute',
    en: 'normal boiler pressure, how many bar, gauge, 1.5 bar, ideal pressure, pressure too high',
  },
  'Hot water takes a long time to come. Can that be helped?': {
    fr: 'attendre l’eau chaude, eau chaude longue à arriver, met du temps au robinet, loin de la chaudière, bouclage, gaspillage d’eau',
    en: 'wait for hot water, slow hot water at tap, takes ages, far from boiler, recirculation, wasting water',
  },
  'A pipe below the boiler gives off water. Is that normal?': {
    fr: 'chaudière fuit, eau sous la chaudière, condensats, tuyau qui coule, chaudière perd de l’eau',
    en: 'boiler leaking, water under the boiler, condensate pipe, pipe dripping, boiler loses water',
  },
  'Who pays for the yearly service, tenant or landlord?': {
    fr: 'locataire propriétaire entretien, qui paye, charges locatives, entretien chaudière location, bailleur',
    en: 'tenant landlord service, who pays, rented flat, boiler service rental, renting',
  },
  'Does Brasier run on propane?': {
    fr: 'brasier propane, gaz en bouteille, citerne gaz, gpl, changer de gaz, butane',
    en: 'brasier propane, bottled gas, lpg, gas tank, change gas, butane',
  },
  'What supply does an electric boiler need?': {
    fr: 'abonnement électrique, kva, triphasé, monophasé, compteur, puissance abonnement chaudière électrique, ampères',
    en: 'electricity supply, kva, three phase, single phase, meter, amps, electric boiler supply',
  },
  'One of Foyer’s three elements has failed. Can it wait?': {
    fr: 'résistance hs, foyer résistance, une résistance en panne, changer résistance chaudière électrique',
    en: 'element failed, foyer element, one element broken, replace element electric boiler',
  },
  'Can ventilation be stopped at night?': {
    fr: 'couper la vmc, arrêter la vmc la nuit, éteindre la ventilation, débrancher vmc, vmc en continu',
    en: 'turn off ventilation, stop at night, switch off extractor, unplug, run all the time',
  },
  'Should humidity ribbons be cleaned?': {
    fr: 'tresse hygro, nettoyer bouche hygroréglable, bouche hygro, laver à l’eau',
    en: 'humidity ribbon, clean humidity grille, hygro vent, wash with water',
  },
  'Condensation on the windows in the morning: is ventilation to blame?': {
    fr: 'buée vitres, condensation fenêtre, fenêtres mouillées le matin, humidité, vitres qui coulent',
    en: 'condensation on windows, wet windows in the morning, misted windows, humidity, steamy windows, damp',
  },
  'What pressure should a kitchen grille see?': {
    fr: 'dépression bouche cuisine, pascals, mesure débit, réglage vmc, pa',
    en: 'kitchen grille pressure, pascals, measure flow, setting, pa',
  },
  'How often should filters be changed?': {
    fr: 'changer filtre double flux fréquence, tous les combien, filtre tous les six mois, remplacement filtres',
    en: 'filter change interval, how often, every six months, replacing filters, mvhr filters',
  },
  'My heat recovery unit blows cold air. Why?': {
    fr: 'air froid double flux, souffle froid, by-pass, vmc air froid en hiver',
    en: 'cold air mvhr, blows cold, bypass, ventilation cold air in winter, draughty vents',
  },
  'What imbalance between supply and extract is acceptable?': {
    fr: 'équilibrage, déséquilibre débits, soufflage extraction, écart débits double flux',
    en: 'balancing, flow imbalance, supply extract, difference in flows',
  },
  'Can an air conditioner heat a room?': {
    fr: 'clim réversible, chauffer avec la clim, climatisation chauffage, mode chaud, clim en hiver',
    en: 'reversible aircon, heat with aircon, ac heating, heat mode, aircon in winter',
  },
  'Does an air conditioner need topping up every year?': {
    fr: 'recharge clim, recharger gaz, recharge de gaz, clim plus froid, entretien clim obligatoire, clim ne refroidit plus',
    en: 'recharge aircon, regas, top up gas, aircon not cold, ac not cooling, yearly aircon service',
  },
  'What temperature in summer?': {
    fr: 'température clim été, régler la clim, 26 degrés, quelle température, différence avec dehors, canicule',
    en: 'aircon temperature summer, set the aircon, 26 degrees, how cold, difference with outside, heatwave',
  },
  'Where should a thermostat go?': {
    fr: 'emplacement thermostat, où placer, hauteur thermostat, quel mur, dans quelle pièce',
    en: 'thermostat position, where to place, thermostat height, which wall, which room, location',
  },
  'My thermostat reads a degree too high. Can that be corrected?': {
    fr: 'thermostat mal réglé, étalonner, correction température, affiche trop, calibrer, décalage, pas la bonne température',
    en: 'thermostat wrong temperature, calibrate, offset, reads too high, inaccurate, adjust reading',
  },
  'Does Cadran work with another maker’s boiler?': {
    fr: 'compatible autre marque, cadran compatible, thermostat chaudière compatible, contact sec, opentherm',
    en: 'compatible with other brands, cadran compatible, thermostat compatibility, volt-free contact, opentherm',
  },
  'What happens without Internet?': {
    fr: 'sans internet, coupure box, wifi en panne, marche sans wifi, sans connexion, hors connexion',
    en: 'without internet, router down, wifi down, works without wifi, no connection',
  },
  'Do my appliances take 5 GHz Wi-Fi?': {
    fr: 'wifi 5ghz, 2,4 ghz, compatible wifi, bande wifi, box 5 ghz, réseau wifi, ne voit pas le wifi',
    en: '5ghz wifi, 2.4 ghz, compatible wifi, wifi band, router 5 ghz, does not see wifi',
  },
  'How do I give a tenant access?': {
    fr: 'partager l’accès, locataire application, inviter, ajouter un utilisateur, partage appli, conjoint',
    en: 'share access, tenant app, invite, add a user, sharing, family member',
  },
  'I am moving. How do I hand over a connected appliance?': {
    fr: 'déménagement, déménager radiateur connecté, supprimer l’appareil, réinitialiser, remettre à zéro, changer de propriétaire, effacer les données',
    en: 'moving house, move out, remove the device, reset, factory reset, new owner, erase data, connected radiator, selling the house',
  },
  'Is there a charge for the app?': {
    fr: 'application gratuite, prix de l’application, abonnement, payant, appli coût',
    en: 'free app, app price, subscription, cost of the app, is the app free',
  },
  'Do I have to register my appliance for the guarantee?': {
    fr: 'enregistrer mon produit, enregistrement garantie, activer la garantie, inscription appareil',
    en: 'register my product, warranty registration, activate warranty, registering',
  },
  'Can I buy a part myself?': {
    fr: 'acheter une pièce, commander une pièce détachée, particulier pièce, pièce de rechange, réparer soi-même',
    en: 'buy a part, order a spare, spare parts for private, replacement part, repair it myself, diy',
  },
  'How long do you keep parts?': {
    fr: 'disponibilité des pièces, pièces combien d’années, vieux modèle pièces, pièce plus fabriquée, modèle arrêté',
    en: 'parts availability, how many years, old model parts, discontinued, part no longer made',
  },
  'What does the guarantee leave out?': {
    fr: 'exclusions garantie, pas couvert, garantie ne marche pas, calcaire garantie, refus de garantie, casse',
    en: 'warranty exclusions, not covered, warranty refused, limescale warranty, breakage',
  },
  'How do I return a part under guarantee?': {
    fr: 'retour pièce, renvoyer, retour garantie, étiquette retour, bon de retour, échange pièce',
    en: 'return a part, send back, warranty return, return label, returns, exchange part',
  },
  'How do I pay for an order of parts?': {
    fr: 'paiement pièces, moyens de paiement, payer par carte, virement, carte bancaire, payer',
    en: 'payment for parts, payment methods, pay by card, bank transfer, credit card, paying',
  },
  'How do I use my loyalty points?': {
    fr: 'points fidélité, utiliser mes points, cadeaux, programme fidélité, convertir points',
    en: 'loyalty points, use my points, rewards, gifts, redeem points',
  },
};
