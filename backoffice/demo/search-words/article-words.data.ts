import type { SearchWords } from './search-words.ts';

/** By the key of the after-sales page. */
export const ARTICLE_WORDS: SearchWords = {
  'radiator-first-use': {
    fr: 'première mise en marche, allumer le radiateur, premier allumage, démarrer, mise en route, ça sent le chaud au début, odeur à la première chauffe, rallumer le chauffage à l’automne, mode d’emploi',
    en: 'first time use, turn on the heating, switch on, start up, new radiator smells, burning smell when first used, how to use my heater, getting started, instructions',
  },
  'radiator-programme': {
    fr: 'programmation, programmer, régler les horaires, mode jour nuit, planning hebdomadaire, confort éco, régler le radiateur, baisser la nuit, changer l’heure, heure d’été',
    en: 'schedule, timer, set the timer, set times, weekly programme, day and night mode, comfort eco, lower at night, change the clock, daylight saving',
  },
  'radiator-cleaning': {
    fr: 'dépoussiérer, enlever la poussière, laver, nettoyage, entretien, tache sur la peinture, avec quoi nettoyer, éponge, aspirateur, sale',
    en: 'dust, dusting, wash, clean, wipe, stain on the paint, how to clean, hoover, dirty heater, care',
  },
  'radiator-no-heat': {
    fr: 'radiateur froid, ne chauffe pas, ne s’allume plus, en panne, marche plus, reste froid, plus de chauffage, s’éteint tout seul, écran noir, disjoncte, fait sauter le courant, fait sauter les plombs, chauffe plus, ne marche pas',
    en: 'radiator cold, not heating, stays cold, not working, won’t turn on, does not work, broken heater, no heat, stopped working, blank screen, dead, trips the breaker, trips the electric, fuse blows',
  },
  'radiator-noise': {
    fr: 'bruit, fait du bruit, craque, claquement, bourdonnement, grésille, siffle, tic tac, bruyant, vibre, ronronne, bruit la nuit',
    en: 'noise, noisy, makes a noise, clicking, ticking, banging, buzzing, cracking, hissing, vibrating, humming at night',
  },
  'pilot-wire-check': {
    fr: 'tester le fil pilote, mesurer, fil noir, six ordres, gestionnaire ne commande pas, programmateur sans effet, ordre hors gel, voltmètre, câblage fil pilote',
    en: 'test the pilot wire, measure, black wire, orders do not arrive, programmer has no effect, wiring, multimeter',
  },
  'gas-radiator-lighting': {
    fr: 'allumer la veilleuse, rallumer, flamme s’éteint, piezo, radiateur au gaz ne s’allume pas, mise en service gaz, allumage',
    en: 'light the pilot, relight, pilot light goes out, flame goes out, gas heater won’t light, ignition, how to light',
  },
  'portable-heater-care': {
    fr: 'nettoyer soufflant, radiateur mobile, appareil d’appoint, odeur de brûlé, poussière dans la grille, ranger l’été, bain d’huile',
    en: 'clean fan heater, plug-in heater, burning smell, dust in the grille, storing, oil filled, space heater maintenance',
  },
  'air-curtain-filter': {
    fr: 'nettoyer le filtre, filtre encrassé, souffle moins fort, porte du magasin, rideau d’air, entretien commerce, dépoussiérer la grille',
    en: 'clean the filter, dirty filter, blows weakly, over-door heater, shop door, air curtain maintenance',
  },
  'towel-dryer-boost': {
    fr: 'boost, turbo, marche forcée, deux heures, chauffer vite la salle de bain, bouton boost, séchage rapide des serviettes, minuterie',
    en: 'boost, turbo, heat the bathroom quickly, boost button, two hours, timer, warm towels fast, run-on',
  },
  'towel-dryer-filter': {
    fr: 'filtre poussière, nettoyer le soufflant, souffle plus, ventilateur ne tourne plus, sèche-serviettes soufflerie, voyant filtre, odeur de poussière',
    en: 'dust filter, clean the blower, fan not blowing, fan stopped, filter light, towel rail with fan, towel warmer',
  },
  'towel-dryer-bleeding': {
    fr: 'purger, purge, air dans le radiateur, glouglou, froid en haut, sèche-serviettes eau chaude froid, clé de purge, purgeur',
    en: 'bleed, bleed the radiator, air in the system, gurgling, cold at the top, towel rail cold, bleed key, bleed valve, venting',
  },
  'towel-dryer-leak': {
    fr: 'fuite, fuit, goutte, suinte, flaque, tache au sol, perd de l’eau, eau par terre, joint, raccord qui goutte, porte-serviettes fuit',
    en: 'leak, leaking, leaks, drips, dripping, drop, puddle, wet floor, losing water, valve leaking, towel rail leaking, towel warmer leak, seal',
  },
  'heat-pump-before-winter': {
    fr: 'préparer l’hiver, hivernage, avant l’hiver, entretien automne, nettoyer l’unité extérieure, feuilles mortes, vérification pac, check-list',
    en: 'winter check, prepare for winter, autumn maintenance, clean the outdoor unit, leaves, ready for the cold, checklist',
  },
  'heat-pump-defrost': {
    fr: 'fumée, de la fumée sort, vapeur, givre, glace sur la pac, dégivrage, l’unité extérieure fume, bloc de glace, eau sous le groupe extérieur, gelé, condensats',
    en: 'smoke, steaming, steam, ice on the heat pump, frost, frozen, frozen up, defrost, iced up, water under outdoor unit, white cloud, puddle outside',
  },
  'heat-pump-pressure': {
    fr: 'remettre de l’eau, pression trop basse, manque d’eau, manomètre, 1 bar, 1,5 bar, remplissage, circuit de chauffage, baisse de pression',
    en: 'low pressure, add water, top up, repressurise, refill, pressure gauge, 1 bar, filling loop, pressure drops',
  },
  'heat-pump-heating-curve': {
    fr: 'loi d’eau, courbe de chauffe, pente, régler la température de départ, trop chaud quand il fait doux, pas assez chaud quand il gèle, réglage pac, sonde extérieure, courbe',
    en: 'heating curve, weather compensation, slope, flow temperature setting, too hot in mild weather, not warm enough when it freezes, settings, outdoor sensor, heating curve',
  },
  'heat-pump-commissioning': {
    fr: 'mise en service, première mise en route, tirage au vide, démarrage, installer une pac split, liaisons frigorifiques, installateur, procédure de mise en service, bibloc',
    en: 'commissioning, first start, vacuum, start-up, installing a split, refrigerant lines, procedure, start-up sheet',
  },
  'water-heater-safety-valve': {
    fr: 'groupe de sécurité, soupape, tourner la molette, manœuvrer, vidanger, vider le ballon, vidange, robinet rouge, bloqué par le tartre, cumulus, comment vider',
    en: 'safety valve, pressure relief valve, turn the valve, drain the tank, how to drain, empty the cylinder, stuck valve, safety group, prv',
  },
  'water-heater-no-hot-water': {
    fr: 'pas d’eau chaude, plus d’eau chaude, eau froide, eau tiède, douche froide, cumulus en panne, ballon ne chauffe plus, chauffe-eau ne marche plus, manque d’eau chaude, résistance grillée, reset, réarmer, eau pas assez chaude, disjoncte',
    en: 'no hot water, cold water, lukewarm, cold shower, boiler not heating water, tank not heating, water heater not working, immersion not working, runs out of hot water, reset button, element burnt out, water not hot enough, trips',
  },
  'water-heater-descaling': {
    fr: 'détartrer, calcaire, tartre, détartrage, eau calcaire, entretien du cumulus, vidanger et nettoyer, chauffe-eau bruyant calcaire, vinaigre',
    en: 'descale, limescale, scale, hard water, furred up, clean the tank, kettling, vinegar, chalk',
  },
  'water-heater-anode': {
    fr: 'anode, magnésium, changer l’anode, corrosion, rouille, eau rouillée, protection de la cuve, quand remplacer, eau marron',
    en: 'anode, magnesium, change the anode, corrosion, rust, rusty water, brown water, sacrificial anode, when to replace',
  },
  'water-heater-holidays': {
    fr: 'vacances, départ en vacances, couper le chauffe-eau, absence, maison secondaire, couper l’eau, éteindre le ballon quand on part, légionelle au retour, hors gel',
    en: 'holiday, vacation, turn off the water heater, going away, second home, switch off the tank while away, legionella on return, frost protection',
  },
  'heat-pump-water-heater-care': {
    fr: 'entretien du thermodynamique, nettoyer le filtre à air, évaporateur, condensats, entretien annuel, ballon thermo, maintenance',
    en: 'heat pump cylinder maintenance, clean the air filter, evaporator, condensate, yearly care, hybrid water heater service',
  },
  'heat-pump-water-heater-slow': {
    fr: 'met longtemps à chauffer, chauffe pas assez vite, lent, thermodynamique long, pas assez d’eau chaude, tourne tout le temps, ne s’arrête jamais, consomme trop',
    en: 'takes ages to heat, takes too long, slow to heat up, not enough hot water, runs all the time, never stops, uses too much electricity',
  },
  'gas-smell': {
    fr: 'ça sent le gaz, odeur de gaz, fuite de gaz, sens le gaz, urgence gaz, œuf pourri, numéro d’urgence, gaz qui fuit, que faire en cas de fuite de gaz',
    en: 'smells of gas, gas leak, smell gas, I can smell gas, gas emergency, rotten eggs, emergency number, leaking gas, what to do',
  },
  'boiler-pressure': {
    fr: 'pression basse, remettre de la pression, manque de pression, chaudière pas de pression, robinet de remplissage, aiguille dans le rouge, 0,5 bar, chaudière en sécurité manque d’eau, ajouter de l’eau, pression chute',
    en: 'low pressure, boiler losing pressure, top up the boiler, repressurise, add water, filling loop, needle in the red, pressure gauge, refill, pressure too low, drops',
  },
  'gas-boiler-service': {
    fr: 'entretien annuel, entretien obligatoire, visite, ramonage, contrat d’entretien, attestation, révision chaudière, quand faire l’entretien, technicien',
    en: 'annual service, yearly service, boiler service, service contract, certificate, inspection, when to service, maintenance visit, engineer',
  },
  'electric-boiler-flow': {
    fr: 'température de départ, baisser la chaudière, radiateurs trop chauds, régler la chaudière électrique, réduire la consommation, température de l’eau du chauffage',
    en: 'flow temperature, turn down the boiler, radiators too hot, set the electric boiler, use less electricity, water temperature of the heating',
  },
  'ventilation-grilles': {
    fr: 'nettoyer la bouche, bouches vmc sales, nettoyage vmc, entretien vmc, grille noire, entrée d’air, poussière, laver les bouches, aspiration faible, vmc encrassée',
    en: 'clean the vents, dirty vents, clean extractor, ventilation maintenance, black grille, air inlet, dust, wash the vent covers, weak suction',
  },
  'ventilation-noise': {
    fr: 'vmc bruyante, bruit vmc, ronfle, siffle, vibre, fait du bruit la nuit, moteur vmc, ronronnement, vmc qui siffle',
    en: 'noisy fan, noisy ventilation, whistling, humming, vibrating, loud at night, extractor loud, rattling, motor noise',
  },
  'double-flow-filters': {
    fr: 'remplacer les filtres, changer filtre vmc double flux, voyant filtre, filtre encrassé, pollen, sens du filtre, nettoyer filtre, rappel filtre',
    en: 'replace filters, change mvhr filter, filter light, dirty filter, pollen, filter direction, clean filter, filter reminder',
  },
  'double-flow-condensate': {
    fr: 'fuite vmc double flux, eau qui coule, condensation, goutte au plafond, siphon, évacuation bouchée, bac à condensats, ça goutte',
    en: 'mvhr leaking, water dripping, condensation, drip from the ceiling, trap, blocked drain, condensate tray, leak',
  },
  'air-conditioner-filter': {
    fr: 'nettoyer la clim, laver les filtres, clim sent mauvais, mauvaise odeur clim, entretien clim, clim souffle mal, poussière, split, odeur de moisi',
    en: 'clean the aircon, wash the filters, ac smells, bad smell, musty, aircon maintenance, blows weakly, dust, split unit',
  },
  'air-conditioner-drip': {
    fr: 'clim qui fuit, fuite climatisation, coule à l’intérieur, goutte, eau sur le mur, de l’eau coule du split, évacuation bouchée, condensats',
    en: 'aircon leaking, ac leaking water, dripping inside, drips, water down the wall, water coming out of the split, blocked drain, condensate',
  },
  'thermostat-batteries': {
    fr: 'changer les piles, pile, batterie faible, quelle pile, lr03, aaa, voyant pile, piles vides, thermostat éteint, remplacer la pile',
    en: 'change battery, replace batteries, low battery, which battery, aaa, battery symbol, flat battery, thermostat dead, thermostat blank',
  },
  'floor-sensor': {
    fr: 'sonde de sol, sonde coupée, plancher chauffant ne chauffe plus, thermostat affiche erreur, résistance de la sonde, remplacer la sonde, sol froid',
    en: 'floor sensor, probe, broken sensor, underfloor heating not heating, thermostat shows error, sensor resistance, replace the sensor, cold floor',
  },
  'app-wifi-pairing': {
    fr: 'connecter au wifi, appairer, appairage, ajouter un appareil, application ne trouve pas, connexion wifi, box, mot de passe wifi, téléphone, changer de box, reconnecter, synchroniser, appli',
    en: 'connect to wifi, wi-fi, pair, pairing, add a device, app cannot find, router, wifi password, phone, changed router, new router, reconnect, set up the app, smartphone',
  },
  'app-relais': {
    fr: 'ajouter un capteur, appairer thermostat, passerelle, box domotique, associer, radio, hub, jumeler, thermostat sans fil',
    en: 'add a sensor, pair a thermostat, gateway, hub, bridge, link, radio, wireless thermostat, home automation',
  },
  'app-offline': {
    fr: 'hors ligne, déconnecté, perd le wifi, application ne répond pas, ne se connecte plus, plus de connexion, appareil introuvable, application marche pas, coupure internet, appli bug',
    en: 'offline, disconnected, loses wifi, app not responding, won’t connect, no connection, device not found, app not working, internet down, keeps dropping',
  },
  'app-semaphore': {
    fr: 'piloter de vieux radiateurs, rendre connecté, commander ancien radiateur avec le téléphone, module fil pilote connecté, à distance, grille-pain connecté, domotique',
    en: 'control old radiators, make radiators smart, old heaters with phone, smart module, pilot wire module, remotely, retrofit',
  },
  'data-plate': {
    fr: 'plaque signalétique, numéro de série, où trouver la référence, étiquette de l’appareil, quel modèle ai-je, identifier mon appareil, année de fabrication, date de fabrication, référence illisible',
    en: 'data plate, rating plate, serial number, where is the reference, label on the appliance, which model do I have, identify my appliance, year of manufacture, model number',
  },
  'guarantee-claim': {
    fr: 'garantie, sous garantie, appareil en panne garantie, échange, remboursement, sav, retour, facture d’achat, réclamation, appareil défectueux, combien de temps garanti',
    en: 'warranty, under warranty, guarantee, claim, exchange, refund, faulty appliance, return, proof of purchase, complaint, defective, how long is the warranty',
  },
  'old-appliance': {
    fr: 'recycler, reprise, déchetterie, jeter un vieux radiateur, recyclage, débarrasser, enlever l’ancien, vieux chauffe-eau, encombrants, deee, reprise un pour un',
    en: 'recycle, recycling, take away, disposal, dispose of old heater, get rid of, tip, scrap, old water heater, weee, take back',
  },
};
