import { EMERGENCY_ADVICE } from '#shared/domain/emergency-advice.ts';
import type { Translated } from '../../catalogue/product-record.ts';

/** A check. `professional`: it involves mains voltage behind a cover, gas or refrigerant. */
type Check = Translated & { professional?: true };

/** Checks that several faults share; faults refer to them by key. */
export const CHECKS = {
  'power-off': {
    fr: 'Coupez l’appareil à son interrupteur ou au disjoncteur, attendez trente secondes, rallumez.',
    en: 'Switch the appliance off at its switch or breaker, wait thirty seconds, switch on again.',
  },
  'breaker-once': {
    fr: 'Réarmez le disjoncteur une seule fois. S’il retombe, laissez-le coupé.',
    en: 'Reset the breaker once only. If it trips again, leave it off.',
  },
  'free-the-body': {
    fr: 'Ôtez linge, rideau ou meuble : 50 cm libres devant, 15 cm de chaque côté, au-dessus et au-dessous.',
    en: 'Remove laundry, curtain or furniture: 50 cm free in front, 15 cm on each side, above and below.',
  },
  'vacuum-grilles': {
    fr: 'Appareil froid, aspirez le dos, le dessous et les grilles.',
    en: 'With the appliance cold, vacuum behind it, below it and in its grilles.',
  },
  'read-setting': {
    fr: 'Comparez la consigne et la température de la pièce, puis montez de deux degrés : l’appareil doit tiédir en dix minutes.',
    en: 'Compare the setting with the room temperature, then raise it by two degrees: the appliance should grow warm within ten minutes.',
  },
  'pilot-wire-order': {
    fr: 'Cherchez « éco », « hors-gel » ou « arrêt » à l’écran : l’ordre vient du programmateur central.',
    en: 'Look for “eco”, “frost” or “off” on the display: that command comes from the central programmer.',
  },
  'shut-window': {
    fr: 'Fermez la fenêtre et attendez cinq minutes, ou pressez la touche centrale.',
    en: 'Shut the window and wait five minutes, or press the middle key.',
  },
  'measure-room-sensor': {
    professional: true,
    fr: 'Hors tension, mesurez la sonde : 10 kiloohms à 25 °C. Vérifiez son connecteur.',
    en: 'Power off, measure the sensor: 10 kilohms at 25 °C. Check its connector.',
  },
  'measure-element': {
    professional: true,
    fr: 'Hors tension, mesurez la résistance et son isolement : plus de 2 mégohms à la masse.',
    en: 'Power off, measure the element and its insulation: over 2 megohms to earth.',
  },
  'change-board': {
    professional: true,
    fr: 'Remplacez la carte, par l’avant, sans décrocher l’appareil. Notez le numéro de série.',
    en: 'Replace the board, from the front, with the appliance in place. Note the serial number.',
  },
  'rinse-blower-filter': {
    fr: 'Tirez le filtre, rincez-le sous le robinet, remettez-le bien droit.',
    en: 'Pull out the filter, rinse it under the tap, put it back straight.',
  },
  'turn-fan-by-hand': {
    professional: true,
    fr: 'Hors tension, tournez l’hélice à la main : elle doit être libre et sans peluches.',
    en: 'Power off, turn the fan by hand: it must be free and clear of fluff.',
  },
  'measure-fan': {
    professional: true,
    fr: 'Contrôlez l’alimentation du ventilateur et son signal de rotation.',
    en: 'Check the supply of the fan and its speed signal.',
  },
  'air-the-room': {
    fr: 'Aérez un quart d’heure : au-delà de 75 % d’humidité, le cycle attend.',
    en: 'Air the room for a quarter of an hour: above 75% humidity the cycle waits.',
  },
  'bleed-top': {
    fr: 'Circulateur arrêté et eau tiède, ouvrez le purgeur du haut jusqu’à la première goutte.',
    en: 'With the pump stopped and the water lukewarm, open the top vent until the first drop.',
  },
  'open-valves': {
    fr: 'Ouvrez en grand les vannes d’aller et de retour et les robinets thermostatiques.',
    en: 'Open flow and return valves and thermostatic valves fully.',
  },
  'read-pressure': {
    fr: 'Lisez la pression à froid : elle doit être entre 1 et 1,5 bar.',
    en: 'Read the pressure when cold: it must be between 1 and 1.5 bar.',
  },
  'top-up': {
    fr: 'Remettez de l’eau lentement jusqu’à 1,2 bar et refermez à fond.',
    en: 'Add water slowly up to 1.2 bar and close the tap fully.',
  },
  'reset-key': {
    fr: 'Maintenez la touche de réarmement trois secondes, trois fois au plus en une heure.',
    en: 'Hold the reset key for three seconds, no more than three times in an hour.',
  },
  'clear-outdoor-unit': {
    fr: 'Dégagez un mètre autour de l’unité extérieure : feuilles, neige, bâche.',
    en: 'Clear a metre around the outdoor unit: leaves, snow, covers.',
  },
  'rinse-coil': {
    fr: 'Coupez l’appareil au disjoncteur, puis rincez la batterie au jet doux, de haut en bas.',
    en: 'Switch the appliance off at its breaker, then rinse the coil with a gentle hose, from top to bottom.',
  },
  'wait-defrost': {
    fr: 'Attendez dix minutes : un dégivrage dure trois minutes et se signale parfois ainsi.',
    en: 'Wait ten minutes: a defrost lasts three and sometimes shows like this.',
  },
  'clean-water-filter': {
    professional: true,
    fr: 'Isolez, nettoyez le filtre à eau et le pot à boues, puis purgez.',
    en: 'Isolate, clean the water filter and dirt separator, then bleed.',
  },
  'measure-flow': {
    professional: true,
    fr: 'Relevez le débit au module et comparez-le au minimum de la plaque signalétique.',
    en: 'Read the flow at the module and compare it with the minimum on the data plate.',
  },
  'check-vessel': {
    professional: true,
    fr: 'Contrôlez le vase d’expansion : 0,7 bar, circuit vidé de ce côté.',
    en: 'Check the expansion vessel: 0.7 bar with that side drained.',
  },
  'check-sensor-plug': {
    professional: true,
    fr: 'Vérifiez le connecteur de la sonde, puis sa valeur : 10 kiloohms à 25 °C.',
    en: 'Check the sensor’s connector, then its value: 10 kilohms at 25 °C.',
  },
  'read-refrigerant': {
    professional: true,
    fr: 'Relevez pressions, surchauffe et sous-refroidissement, avec l’attestation de capacité. Cherchez la fuite avant tout complément.',
    en: 'Read pressures, superheat and subcooling, as a certified operator. Find the leak before adding anything.',
  },
  'check-units-link': {
    professional: true,
    fr: 'Contrôlez la liaison entre unités : section, ordre des fils, blindage à la terre d’un seul côté.',
    en: 'Check the link between units: cross-section, order of wires, screen earthed at one end only.',
  },
  'check-inverter': {
    professional: true,
    fr: 'Cinq minutes après coupure, mesurez les trois enroulements du compresseur et la carte de puissance.',
    en: 'Five minutes after switching off, measure the three windings of the compressor and the power board.',
  },
  'reset-back-up': {
    professional: true,
    fr: 'Cherchez pourquoi l’appoint a surchauffé (débit, air), puis réarmez sa sécurité.',
    en: 'Find out why the back-up overheated (flow, air), then reset its cut-out.',
  },
  'off-peak-contactor': {
    fr: 'Au tableau, mettez le contacteur d’heures creuses sur marche forcée.',
    en: 'At the board, set the off-peak contactor to forced on.',
  },
  'allow-heating-time': {
    fr: 'Laissez-lui le temps de chauffe indiqué sur sa fiche, d’une à dix heures selon le modèle.',
    en: 'Allow the heating time given on its data sheet, one to ten hours depending on the model.',
  },
  'run-hot-tap': {
    fr: 'Coupez le disjoncteur, puis ouvrez un robinet d’eau chaude : l’eau doit couler sans à-coups. Sinon, la cuve n’est pas pleine ; ne rallumez qu’une fois la cuve remplie.',
    en: 'Switch the breaker off, then open a hot tap: water must run without spluttering. If not, the tank is not full; switch it on again only once it is.',
  },
  'work-safety-valve': {
    fr: 'Ouvrez le groupe de sécurité, laissez couler dix secondes, puis refermez. L’eau peut brûler : restez à l’écart du jet.',
    en: 'Open the safety valve, let it run for ten seconds, then close it. The water may scald: keep out of its way.',
  },
  'mains-pressure': {
    professional: true,
    fr: 'Mesurez la pression du réseau : au-dessus de 5 bar, posez un réducteur.',
    en: 'Measure mains pressure: above 5 bar, fit a reducer.',
  },
  'reset-thermostat-cut-out': {
    professional: true,
    fr: 'Hors tension, capot ôté, réarmez la sécurité du thermostat et cherchez le tartre.',
    en: 'Power off, cover removed, reset the thermostat cut-out and look for limescale.',
  },
  'check-anode-wire': {
    professional: true,
    fr: 'Contrôlez le fil de l’anode et sa masse, puis le courant : 0,3 mA au moins.',
    en: 'Check the anode’s wire and earth, then its current: at least 0.3 mA.',
  },
  'descale-tank': {
    professional: true,
    fr: 'Vidangez, ouvrez la bride, retirez le calcaire à la main, changez le joint.',
    en: 'Drain, open the flange, take out the limescale by hand, renew the gasket.',
  },
  'air-for-heater': {
    fr: 'Vérifiez l’air : un local de 20 m³ ou des gaines libres, une grille propre, plus de −5 °C.',
    en: 'Check the air: a 20 m³ room or clear ducts, clean grille, above −5 °C.',
  },
  'condensate-glass': {
    fr: 'Versez un verre d’eau dans le bac : il doit s’écouler. Sinon, démontez et rincez le siphon.',
    en: 'Pour a glass of water into the tray: it must drain. If not, take out and rinse the trap.',
  },
  'gas-tap': {
    fr: `Sans odeur de gaz, vérifiez que le robinet de gaz est ouvert. En cas d’odeur, ${EMERGENCY_ADVICE.gas.fr}`,
    en: `If there is no smell of gas, check that the gas tap is open. If there is one, ${EMERGENCY_ADVICE.gas.en}`,
  },
  'other-gas-appliance': {
    fr: 'Sans odeur de gaz, essayez la cuisinière : sans flamme non plus, c’est l’alimentation en gaz.',
    en: 'If there is no smell of gas, try the cooker: if it has no flame either, the gas supply is at fault.',
  },
  'clean-ignition': {
    professional: true,
    fr: 'Contrôlez électrodes d’allumage et d’ionisation : propreté, écartement, courant.',
    en: 'Check ignition and ionisation electrodes: cleanliness, gap, current.',
  },
  'check-gas-pressure': {
    professional: true,
    fr: 'Mesurez la pression de gaz en marche et réglez la combustion à l’analyseur.',
    en: 'Measure gas pressure in operation and set combustion with an analyser.',
  },
  'look-at-terminal': {
    fr: `Regardez dehors si la sortie des fumées est libre : nid, neige, feuille. Maux de tête, nausées ou détecteur qui sonne : ${EMERGENCY_ADVICE.carbonMonoxide.fr}`,
    en: `Look outside: is the flue terminal clear of nests, snow, leaves? Headaches, nausea or an alarm that sounds: ${EMERGENCY_ADVICE.carbonMonoxide.en}`,
  },
  'check-flue-fan': {
    professional: true,
    fr: 'Contrôlez extracteur, pressostat et tubes ; cherchez l’eau dans le conduit.',
    en: 'Check fan, pressure switch and tubes; look for water in the flue.',
  },
  'clean-exchanger': {
    professional: true,
    fr: 'Ouvrez la chambre de combustion, brossez, rincez à l’eau claire, remplissez le siphon.',
    en: 'Open the combustion chamber, brush it, rinse with clear water, refill the trap.',
  },
  'check-pump': {
    professional: true,
    fr: 'Contrôlez le circulateur : non bloqué, bonne vitesse, sans air.',
    en: 'Check the pump: not seized, right speed, no air.',
  },
  'tighten-power-terminals': {
    professional: true,
    fr: 'Consignez la ligne, resserrez les bornes de puissance, mesurez les phases.',
    en: 'Lock off the circuit, retighten the power terminals, measure the phases.',
  },
  'change-filters': {
    fr: 'Changez les filtres, flèche dans le sens de l’air, puis remettez le compteur à zéro.',
    en: 'Change the filters, arrow in the direction of the air, then reset the counter.',
  },
  'paper-test': {
    fr: 'Faites l’essai du papier sur chaque bouche, fenêtres fermées.',
    en: 'Try the paper test on each grille, with the windows shut.',
  },
  'wash-grilles': {
    fr: 'Lavez les bouches à l’eau savonneuse et remettez chacune dans sa pièce. Ne mouillez pas les tresses.',
    en: 'Wash the grilles in soapy water and put each back in its own room. Keep the ribbons dry.',
  },
  'look-at-duct': {
    professional: true,
    fr: 'Contrôlez gaines, rejet et dépression ; dépoussiérez la turbine.',
    en: 'Check ducts, outlet and pressure; dust the fan.',
  },
  'wait-frost': {
    fr: 'Attendez le redoux : au-dessous de −7 °C, l’appareil réduit l’air neuf pour ne pas geler.',
    en: 'Wait for milder weather: below −7 °C the unit reduces fresh air so as not to freeze.',
  },
  'new-batteries': {
    fr: 'Changez les piles en moins de deux minutes : alcalines, jamais rechargeables.',
    en: 'Change the batteries within two minutes: alkaline, never rechargeable.',
  },
  'move-closer': {
    fr: 'Rapprochez les deux appareils à trois mètres et attendez cinq minutes : la liaison radio revient seule.',
    en: 'Bring the two within three metres and wait five minutes: the radio link returns by itself.',
  },
  'pair-again': {
    fr: 'Refaites l’appairage. Le programme est conservé.',
    en: 'Pair them again. The programme is kept.',
  },
  'check-clamp': {
    professional: true,
    fr: 'Au tableau, vérifiez que la pince entoure un seul fil et que son câble est branché.',
    en: 'In the board, check that the clamp is around one wire only and its cable plugged in.',
  },
  'restart-router': {
    fr: 'Redémarrez la box et attendez cinq minutes.',
    en: 'Restart the router and wait five minutes.',
  },
  'check-band': {
    fr: 'Vérifiez que la box diffuse en 2,4 GHz, en WPA2 ou WPA3.',
    en: 'Check that the router broadcasts on 2.4 GHz, with WPA2 or WPA3.',
  },
  'wash-air-filter': {
    fr: 'Lavez le filtre à l’eau tiède et laissez-le sécher à l’ombre.',
    en: 'Wash the filter in lukewarm water and let it dry in the shade.',
  },
  'follow-hose': {
    fr: 'Vérifiez que le bout du tuyau d’évacuation est libre.',
    en: 'Check that the end of the drain hose is free.',
  },
  'check-float': {
    professional: true,
    fr: 'Nettoyez le bac, la pompe et son flotteur ; essayez-la avec un litre d’eau.',
    en: 'Clean the tray, the pump and its float; try it with a litre of water.',
  },
  'push-brackets': {
    fr: 'Poussez l’appareil d’un doigt : s’il bouge, soulevez de 5 mm et reposez-le sur ses supports.',
    en: 'Push it with one finger: if it moves, lift it 5 mm and set it back on its brackets.',
  },
  'locate-noise': {
    fr: 'Notez quand le bruit se produit : au démarrage, à l’arrêt ou sans cesse.',
    en: 'Note when you hear the noise: on starting, on stopping or all the time.',
  },
  'shut-water-off': {
    fr: 'Fermez l’arrivée d’eau de l’appareil, coupez-le, posez un seau.',
    en: 'Shut the appliance’s water inlet, switch it off, put down a bucket.',
  },
} as const satisfies Record<string, Check>;

export type CheckKey = keyof typeof CHECKS;
