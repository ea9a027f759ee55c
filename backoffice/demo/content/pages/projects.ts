import type { DemoPage } from '../demo-page.ts';
import { referenceWatts } from '../reference-watts.ts';
import { carousel, dated, download, faq, imageText, products, table, text } from '../write-blocks.ts';

export const PROJECT_PAGES: DemoPage[] = [
  {
    key: 'redoing-a-bathroom',
    type: 'projet',
    published: '2026-03-03',
    tags: ['salle-de-bains', 'renovation', 'ventilation'],
    fr: {
      slug: 'refaire-une-salle-de-bains',
      title: 'Refaire une salle de bains',
      lead: 'Huit jours de travaux, cinq métiers, et une décision à prendre avant toutes les autres : par où l’air humide va sortir.',
      description:
        'Refaire une salle de bains : ordre des travaux, ventilation, choix du sèche-serviettes, volumes électriques, budget des appareils et erreurs à éviter.',
      blocks: [
        text(`On choisit le carrelage en premier et la ventilation en dernier. C’est l’inverse qui évite de recommencer : une belle pièce mal ventilée a les joints noirs dans l’année.

## Dans l’ordre

1. **L’air.** Fenêtre ou pas, il faut une extraction. Dans une maison ventilée, une bouche reliée au caisson. Sinon un appareil seul, comme [Chatière](/produit/chatiere), et une gaine qui va vraiment dehors.
2. **Le plan.** Tracez les volumes électriques avant de placer quoi que ce soit : rien d’électrique au-dessus de la baignoire ou du receveur jusqu’à 2,25 m, ni à moins de 1,20 m de la pomme d’une douche sans receveur ; dans les 60 cm au-delà, la classe II et IPX4.
3. **La chaleur.** Puissance, raccordement à l’eau ou à l’électricité, hauteur libre.
4. **L’eau chaude.** Si le ballon a plus de douze ans, c’est le moment.
5. Et ensuite seulement, le sol et les murs.

## Quel sèche-serviettes

À l’eau, il ne coûte rien à raccorder si un radiateur était là, mais il s’arrête avec la chaudière. Électrique, il n’en dépend pas. Mixte, comme [Affluent](/produit/affluent), il fait les deux. Avec une soufflerie, la pièce gagne quatre degrés en six minutes.`),
        table(
          'Trois budgets d’appareils, pose non comprise',
          ['Poste', 'Simple', 'Courant', 'Soigné'],
          ['Sèche-serviettes', 'Roseau 500, 329 €', 'Rive 750, 399 €', 'Étendage 1500, 699 €'],
          ['Extraction', 'Ouïe, 36 €', 'Chatière, 79 €', 'Chatière, 99 €'],
          ['Régulation', 'Celle de l’appareil', 'Vigie, 59 €', 'Vigie, 59 €'],
          ['Total', '365 €', '537 €', '857 €'],
        ),
        text(`## Ce que l’on oublie

- Un renfort dans la cloison, à l’endroit du sèche-serviettes. [Berge](/produit/berge) s’en passe : 5,1 kg.
- Le jour sous la porte, 10 mm au moins : sans lui, l’extraction n’aspire rien.
- Une seconde sortie de câble, pour le jour où l’on changera l’appareil de côté.`),
        carousel(
          'Six salles de bains, six appareils',
          [
            'rive-squares',
            'Rive, barreaux ronds, sur de petits carreaux blancs. De 500 à 1 000 W, dès 349 €.',
          ],
          ['berge-oak', 'Berge, sans fluide : 5,1 kg pour le plus petit, une cloison de plâtre lui suffit.'],
          ['treille-terrazzo', 'Treille, à lattes plates : les serviettes s’y posent bien à plat.'],
          ['espalier-tadelakt', 'Espalier, asymétrique : le côté ouvert se choisit le jour de la pose.'],
          ['patere-wide', 'Patère : un bout relevé par barreau, pour les peignoirs que l’on ne plie pas.'],
          ['lavandiere-glazed', 'Lavandière, soufflante : de 18 à 22 °C en six minutes dans 6 m².'],
        ),
        faq(
          'Avant d’appeler',
          [
            'Qui faut-il faire venir en premier ?',
            'Le plombier, pour dire ce que les évacuations permettent. Le plan en dépend plus que des goûts.',
          ],
          [
            'Combien de temps sans salle de bains ?',
            'Huit jours ouvrés si chacun vient à l’heure, dont quatre pour l’étanchéité et le carrelage, qui doivent sécher.',
          ],
        ),
        products('Pour commencer', 'AT-RIV', 'AT-AFL', 'AT-BRG', 'AT-CHT'),
      ],
    },
    en: {
      slug: 'redoing-a-bathroom',
      title: 'Redoing a bathroom',
      lead: 'Eight days of work, five trades, and one decision to take before all the others: how the damp air will get out.',
      description:
        'Redoing a bathroom: the order of the work, ventilation, choosing a towel dryer, electrical zones, the cost of the appliances and the mistakes to avoid.',
      blocks: [
        text(`People choose the tiles first and the ventilation last. The other way round is what saves doing it twice: a handsome room with poor ventilation has black grout within the year.

## In order

1. **Air.** Window or not, there must be an extract. In a ventilated house, a terminal connected to the unit. Otherwise a stand-alone fan, such as [Chatière](/en/product/chatiere), and a duct that really goes outside.
2. **The plan.** Draw the electrical zones before placing anything: nothing electrical above the bath or tray up to 2.25 m, nor within 1.20 m of the head of a shower without a tray; in the 60 cm beyond, class II and IPX4.
3. **Heat.** Output, connection to water or electricity, free height.
4. **Hot water.** If the cylinder is over twelve years old, now is the time.
5. Only then the floor and the walls.

## Which towel dryer

On the heating circuit it costs nothing to connect where a radiator stood, but it stops when the boiler does. An electric one does not depend on it. A dual-energy model, such as [Affluent](/en/product/affluent), does both. With a blower, the room gains four degrees in six minutes.`),
        table(
          'Three budgets for appliances, fitting not included',
          ['Item', 'Basic', 'Standard', 'Premium'],
          ['Towel dryer', 'Roseau 500, €329', 'Rive 750, €399', 'Étendage 1500, €699'],
          ['Extract', 'Ouïe, €36', 'Chatière, €79', 'Chatière, €99'],
          ['Control', 'The appliance’s own', 'Vigie, €59', 'Vigie, €59'],
          ['Total', '€365', '€537', '€857'],
        ),
        text(`## What gets forgotten

- A batten in the partition where the towel dryer will hang. [Berge](/en/product/berge) does without: 5.1 kg.
- The gap under the door, at least 10 mm: without it the extract draws nothing.
- A second cable outlet, for the day you move it to the other side.`),
        carousel(
          'Six bathrooms, six appliances',
          ['rive-squares', 'Rive, round rungs, on small white tiles. From 500 to 1,000 W, from €349.'],
          ['berge-oak', 'Berge, without fluid: 5.1 kg for the smallest, a plasterboard partition will do.'],
          ['treille-terrazzo', 'Treille, with flat slats: towels lie quite flat on it.'],
          ['espalier-tadelakt', 'Espalier, asymmetric: the open side is chosen on the day it is fitted.'],
          ['patere-wide', 'Patère: each rung has one turned-up end, for bathrobes nobody folds.'],
          ['lavandiere-glazed', 'Lavandière, with a blower: from 18 to 22 °C in six minutes in 6 m².'],
        ),
        faq(
          'Before you call',
          [
            'Who should come first?',
            'The plumber, to say what the waste pipes allow. The plan depends on that more than on taste.',
          ],
          [
            'How long without a bathroom?',
            'Eight working days if everyone comes on time, four of them for tanking and tiling, which have to dry.',
          ],
        ),
        products('To begin with', 'AT-RIV', 'AT-AFL', 'AT-BRG', 'AT-CHT'),
      ],
    },
  },
  {
    key: 'leaving-oil',
    type: 'projet',
    published: '2026-02-17',
    tags: ['chauffage', 'renovation', 'aides-reglementations'],
    review: { last: '2026-11-26', due: '2027-06-01' },
    fr: {
      slug: 'quitter-le-fioul',
      title: 'Quitter le fioul',
      lead: 'La chaudière marche encore, la cuve est à moitié pleine, et l’hiver arrive dans cinq mois. C’est exactement le moment d’y penser.',
      description:
        'Quitter le fioul : vérifier l’isolation et les radiateurs, choisir une pompe à chaleur, neutraliser la cuve, calendrier sur cinq mois, budget et aides.',
      blocks: [
        text(`Une chaudière fioul tombée en panne en janvier se remplace en trois jours, par ce qui est en stock. Une chaudière que l’on remplace en été l’est par ce qu’il faut. La différence se paie pendant quinze ans.

## Trois questions d’abord

**Le toit.** Si la neige y fond par plaques, isolez avant : une machine d’une taille au-dessous suffira, et le devis baissera de 1 000 à 2 000 €.

**Les radiateurs.** Relevez leurs dimensions, ou photographiez-les avec un mètre. S’ils sont en fonte ou en acier épais, il est rare qu’il faille les changer. [Ponant](/produit/ponant) monte à 70 °C par grand froid ; si une eau à 50 suffit, [Bise](/produit/bise) ou [Galerne](/produit/galerne) coûtera moins cher à l’année.

**La place.** Une machine dehors, à 1 m de toute ouverture si elle est au propane, loin de la chambre du voisin. Un ballon dedans, sur 0,5 m².`),
        table(
          'Cinq mois, sans se presser',
          ['Mois', 'Ce qui se fait'],
          ['Avril', 'Relevé des radiateurs, étude des déperditions, deux devis'],
          ['Mai', 'Dossier d’aides, déposé avant de signer'],
          ['Juin', 'Réponse, signature, commande'],
          ['Juillet', 'Dalle, ligne électrique, déclaration de travaux'],
          ['Août', 'Dépose, pose, désembouage, mise en service : trois à cinq jours'],
        ),
        dated(
          table(
            'Un ordre de grandeur, pour 120 m²',
            ['Poste', 'Matériel', 'Pose'],
            ['Pompe à chaleur, Bise 8 ou Ponant 10', '6 690 à 8 890 €', '2 500 à 4 000 €'],
            ['Ballon d’eau chaude, Bassin 200', '1 190 €', '500 €'],
            ['Désembouage, filtre, équilibrage', '–', '900 €'],
            ['Neutralisation de la cuve', '–', '800 à 1 500 €'],
          ),
        ),
        imageText(
          'ponant-brick',
          'right',
          'Une machine pour de vieux radiateurs',
          'Ponant envoie une eau à 70 °C quand il gèle à −10, et beaucoup moins le reste du temps : la sonde extérieure abaisse le départ dès que l’air s’adoucit. Un filtre magnétique est fourni ; un vieux réseau charrie de la magnétite.',
          ['Voir Ponant', '/produit/ponant'],
        ),
        text(`## La cuve

Enterrée ou non, elle doit être vidée, dégazée, puis retirée ou comblée par une entreprise qui remet un certificat. Gardez-le : le notaire le demandera. Le fioul restant se rachète.`),
        faq(
          'Et si…',
          [
            'Et si je garde la chaudière en secours ?',
            'C’est possible : Entresol choisit d’heure en heure laquelle coûte le moins. Il faut alors continuer à payer l’entretien et le ramonage, et garder la cuve.',
          ],
          [
            'Les aides couvrent-elles tout ?',
            'Non, et elles changent souvent. Demandez à un conseiller public avant de signer : un dossier ouvert après la signature est refusé.',
          ],
        ),
        download(
          'À télécharger',
          ['Fiche produit de Ponant', 'documents/fr/at-pnt-fiche.pdf'],
          ['Fiche produit de Bise', 'documents/fr/at-bis-fiche.pdf'],
        ),
        products('Les machines dont on parle', 'AT-PNT', 'AT-BIS', 'AT-GLN', 'AT-BSN'),
      ],
    },
    en: {
      slug: 'leaving-oil-behind',
      title: 'Leaving oil behind',
      lead: 'The boiler still works, the tank is half full, and winter is five months off. It is exactly the time to think about it.',
      description:
        'Leaving oil heating: checking insulation and radiators, choosing a heat pump, making the tank safe, a calendar over five months, costs and grants in France.',
      blocks: [
        text(`An oil boiler that breaks down in January is replaced in three days, by whatever is in stock. One that you replace in summer is replaced by what you need. You pay for the difference for fifteen years.

## Three questions first

**The roof.** If the snow melts on it in patches, insulate first: a machine one size smaller will do, and the quotation will fall by €1,000 to €2,000.

**The radiators.** Note their sizes, or photograph them with a tape measure. If they are cast iron or thick steel, they rarely need changing. [Ponant](/en/product/ponant) reaches 70 °C in hard frost; if water at 50 is enough, [Bise](/en/product/bise) or [Galerne](/en/product/galerne) will cost less over the year.

**Room.** A machine outside, 1 m from any opening if it runs on propane, away from the neighbour’s bedroom. A cylinder inside, on 0.5 m².`),
        table(
          'Five months, without hurrying',
          ['Month', 'What is done'],
          ['April', 'Radiators measured, heat losses worked out, two quotations'],
          ['May', 'Application for grants, filed before signing'],
          ['June', 'Decision, signature, order'],
          ['July', 'Slab, electrical supply, declaration of works'],
          ['August', 'Old boiler out, heat pump in, flushing, commissioning: three to five days'],
        ),
        dated(
          table(
            'Typical costs, for 120 m²',
            ['Item', 'Equipment', 'Labour'],
            ['Heat pump, Bise 8 or Ponant 10', '€6,690 to €8,890', '€2,500 to €4,000'],
            ['Hot-water cylinder, Bassin 200', '€1,190', '€500'],
            ['Flushing, filter, balancing', '–', '€900'],
            ['Making the tank safe', '–', '€800 to €1,500'],
          ),
        ),
        imageText(
          'ponant-brick',
          'right',
          'A machine for old radiators',
          'Ponant delivers water at 70 °C when it is −10, and far less the rest of the time: the outdoor sensor lowers the flow as soon as the air turns mild. A magnetic filter is supplied; an old system carries magnetite.',
          ['See Ponant', '/en/product/ponant'],
        ),
        text(`## The tank

Buried or not, it must be emptied, degassed, then removed or filled in by a firm that gives a certificate. Keep it: the solicitor will ask. Any oil that is left can be sold.`),
        faq(
          'And if…',
          [
            'What if I keep the boiler as a stand-by?',
            'You can: Entresol chooses hour by hour which of the two costs least. You still have to pay for servicing and sweeping, and keep the tank.',
          ],
          [
            'Do grants cover everything?',
            'No, and they change often. Ask a public adviser before signing: an application opened after you sign is refused.',
          ],
        ),
        download(
          'To download',
          ['Product sheet of Ponant', 'documents/en/at-pnt-fiche.pdf'],
          ['Product sheet of Bise', 'documents/en/at-bis-fiche.pdf'],
        ),
        products('The machines mentioned', 'AT-PNT', 'AT-BIS', 'AT-GLN', 'AT-BSN'),
      ],
    },
  },
  {
    key: 'a-first-flat',
    type: 'projet',
    published: '2025-12-16',
    tags: ['chauffage', 'eau-chaude'],
    fr: {
      slug: 'equiper-un-premier-appartement',
      title: 'Équiper un premier appartement',
      lead: 'Un deux-pièces de 42 m², des convecteurs jaunis, un cumulus qui goutte, et un budget qui ne permet pas de tout faire d’un coup.',
      description:
        'Équiper un premier appartement de 42 m² : par quoi commencer, quels radiateurs électriques, quel chauffe-eau, ce qui peut attendre, trois paliers de budget chiffrés.',
      blocks: [
        text(`Tout n’est pas aussi urgent. Un chauffe-eau qui goutte finit par céder, et c’est le voisin du dessous qui l’apprend. Un convecteur laid chauffe encore. On commence donc par l’eau.

## Premier palier : l’eau

Deux personnes se lavent avec 80 à 100 litres. Dans un placard profond, [Citerne](/produit/citerne) 100 fait l’affaire. Dans un couloir, [Bief](/produit/bief) 65 ne prend que 285 mm. Faites changer le groupe de sécurité en même temps : 40 € qui peuvent éviter un dégât des eaux.

## Deuxième palier : la pièce où l’on vit

Le séjour et la chambre d’abord, la cuisine plus tard. Entre deux étages, dans un immeuble de 1975 à 1988, le calcul donne ${referenceWatts('fr', 'living', 20, { storey: 'between' })} W pour 20 m² et ${referenceWatts('fr', 'living', 12, { storey: 'between' })} W pour 12 m².

## Troisième palier : commander

Deux ou trois appareils reliés par un fil pilote n’ont besoin que d’un [Sémaphore](/produit/semaphore). Il remet aussi au travail ceux que l’on n’a pas encore changés.`),
        table(
          'Les achats, dans l’ordre, aux prix publics',
          ['Palier', 'Appareils', 'Total'],
          ['L’eau', 'Citerne 100', '389 €'],
          ['Vivre', 'Tasseau 1500, Volige 1000', '908 €'],
          ['Se laver', 'Roseau 500', '329 €'],
          ['Commander', 'Sémaphore, une zone', '89 €'],
          ['Ensemble', '–', '1 715 €'],
        ),
        text(`## Ce qui peut attendre

L’entrée, la cuisine si elle est ouverte, et tout ce que l’on vous présente comme indispensable et connecté. Un appareil bien dimensionné, réglé à 19 °C et éteint quand la fenêtre s’ouvre, fait l’essentiel.

## Locataire ?

Le chauffe-eau et le chauffage fixe relèvent du propriétaire ; un appoint sur roulettes vous suit. [Banquette](/produit/banquette) se range sous une fenêtre et se débranche le jour du départ.`),
        faq(
          'Questions de premier hiver',
          [
            'Peut-on poser un radiateur soi-même ?',
            'Oui, si la sortie de câble existe et que le circuit est protégé par un différentiel de 30 mA. Coupez, vérifiez l’absence de tension, puis raccordez. Au moindre doute, une heure d’électricien coûte moins qu’un appareil.',
          ],
          [
            'Faut-il changer d’abonnement ?',
            'Rarement : les appareils neufs demandent moins de watts que les anciens. Vérifiez seulement que le chauffe-eau et le chauffage ne démarrent pas ensemble.',
          ],
        ),
        products('La liste', 'AT-CTN', 'AT-TAS', 'AT-VOL', 'AT-RSE', 'AT-SMP'),
      ],
    },
    en: {
      slug: 'fitting-out-a-first-flat',
      title: 'Fitting out a first flat',
      lead: 'A one-bedroom flat of 42 m², yellowed convectors, a dripping cylinder, and a budget that will not do everything at once.',
      description:
        'Fitting out a first flat of 42 m²: where to begin, which electric radiators, which water heater, what can wait, and three steps with their list prices.',
      blocks: [
        text(`Not everything is equally urgent. A water heater that drips gives way in the end, and it is the neighbour below who finds out. An ugly convector still heats. So begin with the water.

## First step: water

Two people wash with 80 to 100 litres. In a deep cupboard, [Citerne](/en/product/citerne) 100 will do. In a corridor, [Bief](/en/product/bief) 65 takes up only 285 mm. Have the safety group changed at the same time: €40 that may prevent a flood.

## Second step: the room you live in

Living room and bedroom first, kitchen later. Between two floors, in a block of 1975 to 1988, the calculation gives ${referenceWatts('en', 'living', 20, { storey: 'between' })} W for 20 m² and ${referenceWatts('en', 'living', 12, { storey: 'between' })} W for 12 m².

## Third step: control

Two or three appliances on one pilot wire need no more than a [Sémaphore](/en/product/semaphore). It also puts the ones you have not yet replaced back to work.`),
        table(
          'What to buy, in order, at list prices',
          ['Step', 'Appliances', 'Total'],
          ['Water', 'Citerne 100', '€389'],
          ['Living', 'Tasseau 1500, Volige 1000', '€908'],
          ['Washing', 'Roseau 500', '€329'],
          ['Control', 'Sémaphore, one zone', '€89'],
          ['Together', '–', '€1,715'],
        ),
        text(`## What can wait

The hall, the kitchen if it is open, and everything presented to you as indispensable and connected. An appliance of the right size, set to 19 °C and off when the window opens, does most of the job.

## A tenant?

The water heater and fixed heating are the landlord’s business; a heater on wheels goes with you. [Banquette](/en/product/banquette) stands under a window and is unplugged on the day you leave.`),
        faq(
          'First-winter questions',
          [
            'Can I fit a radiator myself?',
            'Yes, if the cable outlet is there and the circuit is protected by a 30 mA residual-current device. Switch off, check that the wires are dead, then connect. If in doubt, an hour’s work by an electrician costs less than an appliance.',
          ],
          [
            'Do I need a larger supply?',
            'Seldom: the new appliances draw fewer watts than the old. Just check that the water heater and the heating do not start together.',
          ],
        ),
        products('The list', 'AT-CTN', 'AT-TAS', 'AT-VOL', 'AT-RSE', 'AT-SMP'),
      ],
    },
  },
  {
    key: 'a-house-extension',
    type: 'projet',
    published: '2025-11-25',
    tags: ['chauffage', 'renovation'],
    review: { last: '2026-11-26', due: '2027-11-26' },
    fr: {
      slug: 'chauffer-une-extension',
      title: 'Chauffer une extension',
      lead: 'Vingt-cinq mètres carrés de plus, beaucoup de verre, une ossature légère. Faut-il prolonger l’installation, ou chauffer la pièce à part ?',
      description:
        'Chauffer une extension ou une véranda : prolonger le chauffage central ou rester à l’électrique, compter les vitrages, choisir des appareils bas.',
      blocks: [
        text(`La chaudière « a de la marge », dit-on souvent. Peut-être, mais la distance compte : quinze mètres de tube dans un vide sanitaire perdent ce qu’une pièce bien isolée demande. Et l’on vide l’installation pour se raccorder.

## Prolonger si

- le mur mitoyen porte déjà un radiateur et la chaufferie est à moins de 8 m ;
- la pièce est habitée comme les autres, toute la journée ;
- un plancher chauffant est prévu : [Repère](/produit/repere) le surveille.

## Rester à l’électrique si

- la pièce sert le week-end, ou surtout l’été ;
- elle est très vitrée : ses besoins varient trop vite pour suivre le reste de la maison ;
- le budget est compté. Deux appareils, une ligne de 2,5 mm², et c’est fini en une journée.`),
        table(
          'Besoin d’une extension de 25 m², par −7 °C',
          ['Construction', 'Vitrage', 'Puissance'],
          ['Ossature bois récente', '6 m²', '1 050 W'],
          ['Ossature bois récente', '14 m²', '1 350 W'],
          ['Véranda à rupture de pont thermique', '30 m²', '2 600 W'],
          ['Véranda ancienne', '30 m²', 'Appoint seulement'],
        ),
        text(`## Où mettre les appareils

L’air froid tombe le long du verre. C’est là qu’il faut l’arrêter : [Plinthe](/produit/plinthe), 220 mm de haut, ou [Seuil](/produit/seuil), posé au sol devant une baie. Sur une cloison d’ossature, [Montant](/produit/montant) se visse dans un seul bois.

Dans une véranda, visez 16 °C et non 19, et fermez la porte le soir. En été, [Marquise](/produit/marquise) rafraîchit sans unité dehors, à condition d’avoir un mur plein.`),
        imageText(
          'seuil-garden',
          'left',
          'Au pied du vitrage',
          'Un radiateur bas arrête l’air froid là où il tombe : la vitre n’est plus froide dans le dos. Seuil se pose au sol, 430 mm de haut, devant une baie ou une allège trop basse pour un appareil mural.',
          ['Voir Seuil', '/produit/seuil'],
        ),
        dated(
          faq(
            'Au moment du permis',
            [
              'La réglementation thermique s’applique-t-elle ?',
              'Au-dessous de 50 m², une extension relève de règles par élément : isolants, vitrages, régulation. Votre constructeur doit fournir l’attestation.',
            ],
            [
              'Faut-il ventiler ?',
              'Oui. Une entrée d’air et une sortie : Meurtrière fait les deux par un seul trou, en gardant les trois quarts de la chaleur.',
            ],
          ),
        ),
        products('Pour le verre et l’ossature', 'AT-PLI', 'AT-SEU', 'AT-MON', 'AT-MRT'),
      ],
    },
    en: {
      slug: 'heating-an-extension',
      title: 'Heating an extension',
      lead: 'Twenty-five square metres more, plenty of glass, a light frame. Should the system be extended, or the room heated separately?',
      description:
        'Heating an extension or conservatory: extending the central heating or staying electric, allowing for the glazing, choosing low appliances or ones for studs.',
      blocks: [
        text(`The boiler “has some to spare”, people say. Perhaps, but distance counts: fifteen metres of pipe in a crawl space lose what a well-insulated room needs. And the system has to be drained to connect.

## Extend it if

- the shared wall already carries a radiator and the boiler room is less than 8 m away;
- the room is lived in like the others, all day long;
- underfloor heating is planned: [Repère](/en/product/repere) monitors it.

## Stay electric if

- the room is for weekends, or mostly for summer;
- it has a lot of glass: its needs change too fast to follow the rest of the house;
- money is short. Two appliances, one 2.5 mm² circuit, and it is done in a day.`),
        table(
          'What an extension of 25 m² needs, at −7 °C',
          ['Construction', 'Glazing', 'Power'],
          ['Recent timber frame', '6 m²', '1,050 W'],
          ['Recent timber frame', '14 m²', '1,350 W'],
          ['Conservatory with thermal breaks', '30 m²', '2,600 W'],
          ['Old conservatory', '30 m²', 'Background heat only'],
        ),
        text(`## Where to put the appliances

Cold air falls down the glass. That is where to stop it: [Plinthe](/en/product/plinthe), 220 mm high, or [Seuil](/en/product/seuil), standing on the floor in front of a window wall. On a stud partition, [Montant](/en/product/montant) is screwed into a single timber.

In a conservatory aim for 16 °C rather than 19, and shut the door in the evening. In summer [Marquise](/en/product/marquise) cools without an outdoor unit, provided there is a solid wall.`),
        imageText(
          'seuil-garden',
          'left',
          'At the foot of the glazing',
          'A low radiator stops cold air where it falls: the pane is no longer cold at your back. Seuil stands on the floor, 430 mm high, in front of a window wall or a sill too low for a wall-hung appliance.',
          ['See Seuil', '/en/product/seuil'],
        ),
        dated(
          faq(
            'When you apply for planning permission',
            [
              'Do the thermal regulations apply?',
              'Below 50 m², an extension in France is subject to rules element by element: insulation, glazing, control. Your builder must supply the certificate.',
            ],
            [
              'Must it be ventilated?',
              'Yes. One inlet and one outlet: Meurtrière does both through a single hole and keeps three-quarters of the heat.',
            ],
          ),
        ),
        products('For glass and studs', 'AT-PLI', 'AT-SEU', 'AT-MON', 'AT-MRT'),
      ],
    },
  },
];
