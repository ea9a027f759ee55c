import type { DemoPage } from '../demo-page.ts';
import { HOURS, PHONES } from '../facts.ts';

export const SERVICE_PAGES: DemoPage[] = [
  {
    key: 'professional-services',
    type: 'page',
    plans: ['pro'],
    published: null,
    tags: [],
    fr: {
      slug: 'services-professionnels',
      title: 'Services aux professionnels',
      lead: 'Une ligne technique, des metteurs au point, un bureau d’études, un magasin de pièces. Quatre équipes, et le numéro de chacune.',
      description:
        'Les services d’Âtre aux installateurs : ligne technique, mise en service, bureau d’études, pièces détachées. Ce que fait chaque équipe, sous quel délai.',
      blocks: [
        {
          type: 'table',
          caption: 'Qui appeler, et pour quoi ?',
          head: ['Équipe', 'Ce qu’elle fait', 'Délai', 'Téléphone'],
          rows: [
            ['Ligne technique', 'Dépannage pendant que vous êtes sur place', 'Immédiat', PHONES.fr.trade],
            [
              'Mise en service',
              'Premier démarrage, réglage, relevé signé',
              'Huit jours',
              PHONES.fr.commissioning,
            ],
            ['Bureau d’études', 'Déperditions, débits, schéma, implantation', 'Cinq jours', PHONES.fr.design],
            ['Pièces détachées', 'Identification, commande, suivi', 'La date est au panier', PHONES.fr.parts],
          ],
        },
        {
          type: 'text',
          markdown: `## La ligne technique

Soixante techniciens répondent ${HOURS.fr.trade} ; l’attente moyenne était de deux minutes dix en 2025. Ayez le numéro de série sous les yeux : il mène à la vue éclatée de votre appareil, selon son année.

## La mise en service

Elle est facultative sur les radiateurs, conseillée sur les ventilations double flux, comprise dans le prix des pompes à chaleur géothermiques et des cascades. Le metteur au point règle la loi d’eau avec vous, relève débits et températures, et vous laisse un procès-verbal que votre client peut garder.

## Le bureau d’études

Envoyez le plan, les surfaces, les parois et, s’il existe, le diagnostic. Vous recevez une note de dimensionnement, un schéma hydraulique ou aéraulique et une liste de références. L’étude est gratuite pour une maison ; au-delà, un devis la précède.

## Les pièces

Les comptes professionnels commandent en ligne, à partir de la vue éclatée de l’appareil. Les pièces sous garantie partent sans avance de frais : l’ancienne revient dans le même carton, étiquette fournie.`,
        },
        {
          type: 'quote',
          text: 'Dites-nous ce que fait l’appareil, pas ce que vous avez déjà changé : c’est par là que commence le diagnostic.',
          source: 'Une technicienne de la ligne technique, Vernon',
        },
        {
          type: 'links',
          title: 'Pour aller plus loin',
          links: [
            {
              label: 'Dimensionner une pompe à chaleur',
              text: 'La méthode que suit notre bureau d’études.',
              url: '/pro/dimensionner-une-pompe-a-chaleur',
            },
            {
              label: 'Centres de formation',
              text: 'Huit stages à Vernon, Roanne et Auch.',
              url: '/pro/centres-de-formation',
            },
            {
              label: 'Garanties',
              text: 'Les durées, famille par famille, et les démarches.',
              url: '/pro/garanties',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'professional-services',
      title: 'Services for professionals',
      lead: 'A technical helpline, commissioning engineers, a design office and a parts store: four teams, each with its own number.',
      description:
        'What Âtre does for installers: technical line, commissioning, design office and spare parts. What each team takes on, how fast, and the number to call.',
      blocks: [
        {
          type: 'table',
          caption: 'Who to call, and for what?',
          head: ['Team', 'What it does', 'Lead time', 'Telephone'],
          rows: [
            ['Technical line', 'Fault-finding while you are on site', 'Immediate', PHONES.en.trade],
            ['Commissioning', 'First start, settings, signed record', 'Eight days', PHONES.en.commissioning],
            ['Design office', 'Heat losses, air flows, diagrams, layout', 'Five days', PHONES.en.design],
            ['Spare parts', 'Identification, orders, tracking', 'The cart gives the date', PHONES.en.parts],
          ],
        },
        {
          type: 'text',
          markdown: `## The technical line

Sixty technicians answer ${HOURS.en.trade}, French time; the average wait in 2025 was two minutes ten seconds. Have the serial number to hand: it leads to the exploded view of your appliance, for the year it was made.

## Commissioning

It is optional for radiators, advised for heat-recovery ventilation, and included in the price of ground-source heat pumps and cascades. Our engineer sets the heating curve with you, records flow rates and temperatures, and leaves a report for your customer.

## The design office

Send the plan, the areas, the wall construction and, if there is one, the energy survey. You receive a sizing note, a hydraulic or ductwork diagram and a list of product codes. The study is free for a single house; anything larger is quoted first.

## Spare parts

Professional accounts order online, from the exploded view of the appliance. Parts under guarantee are sent with nothing to pay in advance: the old one comes back in the same box, label supplied.`,
        },
        {
          type: 'quote',
          text: 'Tell us what the appliance is doing, not what you have already changed: that is where diagnosis starts.',
          source: 'A technician on the technical line, Vernon',
        },
        {
          type: 'links',
          title: 'Further reading',
          links: [
            {
              label: 'Sizing a heat pump',
              text: 'The method our design office follows.',
              url: '/en/pro/sizing-a-heat-pump',
            },
            {
              label: 'Training centres',
              text: 'Eight courses in Vernon, Roanne and Auch.',
              url: '/en/pro/training-centres',
            },
            {
              label: 'Guarantees',
              text: 'How long, family by family, and what to do.',
              url: '/en/pro/guarantees',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'catalogues',
    type: 'page',
    published: null,
    tags: [],
    review: { last: '2026-11-26', due: '2027-01-01' },
    fr: {
      slug: 'catalogues',
      title: 'Catalogues',
      lead: 'Quatre catalogues, tous dessinés à la même échelle : un centimètre sur le papier vaut vingt centimètres sur le mur.',
      description:
        'Les catalogues Âtre 2026 : général, salle de bains, pompes à chaleur et eau chaude, tarif professionnel. Contenu, nombre de pages, et comment les recevoir.',
      blocks: [
        {
          type: 'text',
          markdown: `Nos catalogues montrent chaque appareil de face, au vingtième, avec une porte pour repère. On peut donc y mesurer à la règle. Les prix publics y sont donnés toutes taxes comprises, éco-participation à part, et valent jusqu’à l’édition suivante.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Éditions 2026',
          head: ['Catalogue', 'Contenu', 'Pages', 'Parution'],
          rows: [
            ['Général', 'Radiateurs, appoint, régulation, climatisation', '212', 'Janvier'],
            ['Salle de bains', 'Sèche-serviettes et petits chauffe-eau', '84', 'Mars'],
            ['Énergies', 'Pompes à chaleur, chaudières, eau chaude, ventilation', '176', 'Mai'],
            [
              'Tarif professionnel',
              'Toutes références, prix publics hors taxes',
              '148',
              'Janvier et juillet',
            ],
          ],
        },
        {
          type: 'faq',
          title: 'Recevoir un catalogue',
          questions: [
            {
              question: 'Sont-ils payants ?',
              answer:
                'Non. Un exemplaire de chaque est envoyé gratuitement en France métropolitaine, sous une semaine.',
            },
            {
              question: 'Comment les demander ?',
              answer: `Par téléphone au ${PHONES.fr.consumers}, ou chez un distributeur qui expose nos appareils. Les professionnels appellent le ${PHONES.fr.trade}.`,
            },
            {
              question: 'Le papier et le site disent-ils la même chose ?',
              answer:
                'Le jour de la parution, oui. Ensuite, le site fait foi : une cote corrigée ou une teinte ajoutée y paraît le lendemain.',
            },
          ],
        },
        {
          type: 'links',
          title: 'En ligne, à jour',
          links: [
            {
              label: 'Radiateurs',
              text: 'Inertie, rayonnement, gaz et appoint.',
              url: '/nos-produits/chauffage-electrique',
            },
            {
              label: 'Sèche-serviettes',
              text: 'Électriques, à eau, mixtes.',
              url: '/nos-produits/seche-serviettes',
            },
            {
              label: 'Pompes à chaleur',
              text: 'Air-eau, géothermie, modules intérieurs.',
              url: '/nos-produits/pompe-a-chaleur',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'catalogues',
      title: 'Catalogues',
      lead: 'Four catalogues, all drawn to the same scale: one centimetre on paper is twenty on the wall.',
      description:
        'The Âtre catalogues for 2026: general, bathroom, heat pumps and hot water, trade price list. What they hold, how many pages, and how to have one sent.',
      blocks: [
        {
          type: 'text',
          markdown: `Our catalogues show every appliance from the front, at one to twenty, with a door beside it for scale, so you can measure with a ruler. List prices include VAT, show the eco-contribution separately, and hold until the next edition. The catalogues are printed in French, with an English index of references and dimensions.`,
        },
        {
          dated: true,
          type: 'table',
          caption: '2026 editions',
          head: ['Catalogue', 'Contents', 'Pages', 'Published'],
          rows: [
            ['General', 'Radiators, supplementary heating, controls, air conditioning', '212', 'January'],
            ['Bathroom', 'Towel dryers and small water heaters', '84', 'March'],
            ['Energy', 'Heat pumps, boilers, hot water, ventilation', '176', 'May'],
            ['Trade price list', 'All references, list prices excl. VAT', '148', 'January and July'],
          ],
        },
        {
          type: 'faq',
          title: 'How to get one',
          questions: [
            {
              question: 'Is there a charge?',
              answer: 'No. One copy of each is sent free of charge within mainland France, within a week.',
            },
            {
              question: 'How do I ask for one?',
              answer: `By telephone on ${PHONES.en.consumers}, or from a distributor that displays our appliances. Professionals should call ${PHONES.en.trade}.`,
            },
            {
              question: 'Are the catalogue and the website the same?',
              answer:
                'On the day of publication, yes. After that, go by the website: a corrected dimension or a new colour appears there the next day.',
            },
          ],
        },
        {
          type: 'links',
          title: 'Online, and up to date',
          links: [
            {
              label: 'Radiators',
              text: 'Inertia, radiant, gas and supplementary.',
              url: '/en/our-products/electric-heating',
            },
            {
              label: 'Towel dryers',
              text: 'Electric, hot-water and dual-energy.',
              url: '/en/our-products/towel-dryers',
            },
            {
              label: 'Heat pumps',
              text: 'Air to water, ground source, indoor modules.',
              url: '/en/our-products/heat-pump',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'guarantees',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'garanties',
      title: 'Garanties',
      lead: 'De 2 à 15 ans selon l’appareil, sans inscription préalable. La facture suffit ; le numéro de série aide.',
      description:
        'Durée de la garantie Âtre pour chaque famille d’appareils, de 2 à 15 ans, ce qu’elle couvre, ce qu’elle laisse de côté, et la marche à suivre en cas de panne.',
      blocks: [
        {
          type: 'table',
          caption: 'Durée de la garantie commerciale, à compter de la facture',
          head: ['Famille', 'Durée', 'Exceptions'],
          rows: [
            ['Radiateurs à inertie', '10 ans', 'Soubassement : 8 ans. Signature : 15 ans'],
            ['Panneaux rayonnants', '5 ans', 'Aucune'],
            ['Chauffage d’appoint', '2 ans', 'Aucune'],
            ['Radiateurs à gaz', '3 ans', 'Aucune'],
            ['Sèche-serviettes électriques et mixtes', '5 ans', 'Roseau : 3 ans'],
            ['Sèche-serviettes à eau chaude', '10 ans', 'Ponton : 15 ans'],
            ['Pompes à chaleur air-eau, modules', '5 ans', 'Géothermie : 7 ans'],
            ['Chauffe-eau', '5 ans', 'Petites capacités : 3 ans. Cuvier : 7 ans'],
            ['Ballons', '7 ans', 'Nappe : 10 ans'],
            ['Chaudières', '5 ans', 'Aucune'],
            ['Ventilation', '5 ans', 'Aérateurs : 3 ans'],
            ['Thermostats et passerelles', '5 ans', 'Capteurs : 3 ans'],
            ['Climatisation', '5 ans', 'Tonnelle et Marquise : 3 ans'],
          ],
        },
        {
          type: 'text',
          markdown: `## Ce que nous devons

Pendant toute la durée, nous fournissons gratuitement la pièce. Les deux premières années, nous payons aussi la main-d’œuvre et le déplacement. Si l’appareil ne se répare pas, nous le remplaçons par le même ou par celui qui lui a succédé.

## Ce que nous ne couvrons pas

Une pose contraire à la notice, l’entartrage faute d’entretien, le gel d’un circuit laissé en eau, et les pièces d’usure : piles, filtres, anodes.

## Qui l’accorde, et où

{{guarantor.name}}, {{guarantor.address}}. La garantie vaut {{guarantor.territory}}.

Elle s’ajoute aux garanties légales que vous doit le vendeur, conformité et vices cachés. Elle ne les remplace ni ne les réduit.`,
        },
        {
          type: 'faq',
          title: 'En cas de panne',
          questions: [
            {
              question: 'Qui appeler d’abord ?',
              answer:
                'L’installateur qui a posé l’appareil, ou le distributeur qui l’a vendu. S’il a cessé son activité, appelez-nous au {{legal.phone}} (appel non surtaxé).',
            },
            {
              question: 'Que faut-il montrer ?',
              answer: 'La facture et le numéro de série, inscrit sur la plaque signalétique.',
            },
            {
              question: 'La garantie suit-elle la maison ?',
              answer: 'Oui. Elle est attachée à l’appareil : transmettez la facture au nouvel occupant.',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'guarantees',
      title: 'Guarantees',
      lead: 'From 2 to 15 years depending on the appliance, with nothing to register. The invoice is enough; the serial number helps.',
      description:
        'How long the Âtre guarantee lasts for each family of appliances, from 2 to 15 years, what it covers, what it leaves out, and what to do if something fails.',
      blocks: [
        {
          type: 'table',
          caption: 'Length of the manufacturer’s guarantee, from the date of invoice',
          head: ['Family', 'Length', 'Exceptions'],
          rows: [
            ['Dry-core and fluid-filled radiators', '10 years', 'Soubassement: 8 years. Signature: 15 years'],
            ['Radiant panels', '5 years', 'None'],
            ['Portable heaters', '2 years', 'None'],
            ['Gas radiators', '3 years', 'None'],
            ['Electric and dual-energy towel dryers', '5 years', 'Roseau: 3 years'],
            ['Hot-water towel dryers', '10 years', 'Ponton: 15 years'],
            ['Air-to-water heat pumps, modules', '5 years', 'Ground source: 7 years'],
            ['Water heaters', '5 years', 'Small capacities: 3 years. Cuvier: 7 years'],
            ['Storage tanks', '7 years', 'Nappe: 10 years'],
            ['Boilers', '5 years', 'None'],
            ['Ventilation', '5 years', 'Extract fans: 3 years'],
            ['Thermostats and gateways', '5 years', 'Sensors: 3 years'],
            ['Air conditioning', '5 years', 'Tonnelle and Marquise: 3 years'],
          ],
        },
        {
          type: 'text',
          markdown: `## What we owe you

Throughout the guarantee we supply parts free of charge. For the first two years we also pay for labour and travel. If the appliance cannot be repaired, we replace it with the same model or its successor.

## What is not covered

Installation that does not follow the manual, limescale caused by lack of maintenance, frost damage to a circuit left full of water, and wearing parts: batteries, filters and anodes.

## Who grants it, and where

{{guarantor.name}}, {{guarantor.address}}, France. The guarantee holds {{guarantor.territory}}.

It comes on top of the legal guarantees the seller owes you under French law, for conformity and hidden defects. It neither replaces nor reduces them.`,
        },
        {
          type: 'faq',
          title: 'If something fails',
          questions: [
            {
              question: 'Whom should I call first?',
              answer:
                'The installer who fitted the appliance, or the distributor who sold it. If they have stopped trading, call us on {{legal.phone}} (standard call rate).',
            },
            {
              question: 'What will I need?',
              answer: 'The invoice and the serial number, which is on the data plate.',
            },
            {
              question: 'Does the guarantee stay with the house?',
              answer: 'Yes. It belongs to the appliance: hand the invoice on to whoever moves in.',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'repair-before-replace',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'reparer-plutot-que-jeter',
      title: 'Réparer plutôt que jeter',
      lead: 'Quand un radiateur ne chauffe plus, neuf fois sur dix une seule pièce est en cause. Nous gardons toutes les pièces dix ans au moins après le dernier appareil vendu.',
      description:
        'Réparer un radiateur, un chauffe-eau ou une ventilation Âtre : pièces gardées dix ans au moins, temps de remplacement, ce que vous pouvez faire vous-même.',
      blocks: [
        {
          type: 'text',
          markdown: `Sur 100 radiateurs revenus à l’atelier de Roanne en 2025, 46 avaient une carte en défaut, 21 une sonde, 14 une résistance, 9 une touche ou un afficheur. Dix ne se réparaient pas : chutes, inondations, percement. Le corps de fonte, lui, n’était jamais en cause.

Nous dessinons donc les appareils pour être ouverts : des vis plutôt que de la colle, des connecteurs plutôt que des soudures, un numéro imprimé sur chaque pièce.`,
        },
        {
          type: 'table',
          caption: 'Quelques réparations, chronomètre en main',
          head: ['Appareil', 'Pièce ou opération', 'Temps', 'Particularité'],
          rows: [
            ['Lame', 'Carte ou capteur', '10 min', 'Sans décrocher l’appareil'],
            ['Chevêtre', 'Démontage complet', '11 min', 'Ni vis en façade ni soudure'],
            ['Citerne', 'Résistance', '15 min', 'Courant coupé, sans vider la cuve'],
            ['Affluent', 'Résistance', '30 min', 'Trois litres d’eau à recueillir'],
            ['Tabatière', 'Moteur', '1 min', 'Sans outil'],
          ],
        },
        {
          type: 'text',
          markdown: `## Ce que vous pouvez faire

Nettoyer, changer une pile, un filtre, une grille ou une tresse : la notice le décrit pas à pas. Tout ce qui touche au 230 V, au gaz ou au fluide frigorigène revient à un professionnel.

## Où trouver la pièce ?

Nous ne vendons pas au détail. Votre installateur la commande, ou son distributeur ; la date de livraison lui est annoncée avant qu’il commande.

## Quand remplacer vaut mieux

Une cuve percée, un échangeur fendu, un fluide qui ne se fabrique plus : nous vous le dirons aussi. L’appareil remplacé rejoint alors la [filière de recyclage](/recyclage-et-eco-participation).`,
        },
        {
          type: 'products',
          title: 'Faits pour être ouverts',
          references: ['AT-CHV', 'AT-LAM', 'AT-CTN', 'AT-TBA'],
        },
      ],
    },
    en: {
      slug: 'repair-before-replace',
      title: 'Repair before replace',
      lead: 'When a radiator stops heating, nine times out of ten a single part is to blame. We keep every part for at least ten years after the last appliance is sold.',
      description:
        'Repairing an Âtre radiator, water heater or ventilation unit: parts kept for ten years at least, how long each repair takes, what you may do yourself.',
      blocks: [
        {
          type: 'text',
          markdown: `Of 100 radiators that came back to the Roanne workshop in 2025, 46 had a faulty circuit board, 21 a sensor, 14 a heating element and 9 a key or a display. Ten were beyond repair: dropped, flooded or drilled through. The casting itself was never at fault.

So we design appliances to be opened: screws rather than glue, connectors rather than solder, and a number printed on every part.`,
        },
        {
          type: 'table',
          caption: 'Some repairs, timed',
          head: ['Appliance', 'Part or job', 'Time', 'Worth knowing'],
          rows: [
            ['Lame', 'Board or sensor', '10 min', 'Stays on the wall'],
            ['Chevêtre', 'Complete dismantling', '11 min', 'No screws on the front, no welds'],
            ['Citerne', 'Heating element', '15 min', 'Power off, tank left full'],
            ['Affluent', 'Heating element', '30 min', 'Three litres of water to catch'],
            ['Tabatière', 'Motor', '1 min', 'No tools'],
          ],
        },
        {
          type: 'text',
          markdown: `## What you may do yourself

Clean it; change a battery, a filter, a grille or a humidity ribbon. The manual takes you through it. Anything to do with 230 V, gas or refrigerant is a job for a professional.

## Where can I get the part?

We do not sell to consumers. Your installer orders it, or their distributor does; they see the delivery date before they order.

## When replacing is better

A leaking tank, a cracked heat exchanger, a discontinued refrigerant: we will tell you that too. The old appliance then goes to be [recycled](/en/recycling-and-eco-contribution).`,
        },
        {
          type: 'products',
          title: 'Made to be opened',
          references: ['AT-CHV', 'AT-LAM', 'AT-CTN', 'AT-TBA'],
        },
      ],
    },
  },
  {
    key: 'recycling-and-eco-contribution',
    type: 'page',
    published: null,
    tags: [],
    review: { last: '2026-11-26', due: '2027-01-01' },
    fr: {
      slug: 'recyclage-et-eco-participation',
      title: 'Recyclage et éco-participation',
      lead: 'Chaque appareil neuf paie la fin de vie d’un ancien. Le montant figure à côté du prix et ne se négocie pas.',
      description:
        'À quoi sert l’éco-participation, combien elle coûte selon l’appareil, où rapporter un vieux radiateur ou un chauffe-eau, et ce que deviennent ses matériaux.',
      blocks: [
        {
          type: 'text',
          markdown: `L’éco-participation finance la collecte et le traitement des appareils usagés. Elle est fixée par un éco-organisme agréé par l’État, s’ajoute au prix, comprend la TVA et se reverse en entier. Aucune remise ne peut porter sur elle.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Éco-participation, TVA comprise, tarif 2026',
          head: ['Appareil', 'De', 'À'],
          rows: [
            ['Thermostat, capteur, passerelle', '0,10 €', '0,30 €'],
            ['Sèche-serviettes électrique ou soufflant', '0,50 €', '1,80 €'],
            ['Radiateur à inertie', '0,60 €', '3,00 €'],
            ['Chauffe-eau électrique', '0,90 €', '8,40 €'],
            ['Ventilation double flux', '3,00 €', '5,00 €'],
            ['Pompe à chaleur air-eau', '5,00 €', '12,00 €'],
          ],
        },
        {
          type: 'faq',
          title: 'Se défaire d’un ancien appareil',
          questions: [
            {
              question: 'Qui doit le reprendre ?',
              answer:
                'Le vendeur de l’appareil neuf reprend l’ancien gratuitement, un pour un. Votre installateur l’emporte le plus souvent le jour de la pose ; faites-le écrire au devis.',
            },
            {
              question: 'Et sans achat ?',
              answer: 'Toutes les déchèteries acceptent radiateurs, sèche-serviettes et chauffe-eau vidés.',
            },
            {
              question: 'Une pompe à chaleur aussi ?',
              answer:
                'Oui, une fois son fluide récupéré par une entreprise qui détient l’attestation de capacité. Ne coupez jamais un tube vous-même.',
            },
            {
              question: 'Un radiateur de fonte à eau ?',
              answer:
                'Il n’est pas électrique et relève des déchets du bâtiment. La déchèterie le prend dans la benne des métaux.',
            },
          ],
        },
        {
          type: 'text',
          markdown: `## Ce qu’il en reste

Un radiateur [Lame](/produit/lame) de 1 500 W pèse 21,4 kg, dont plus de 18 d’aluminium : le métal est refondu avec environ 5 % de l’énergie qu’il a fallu pour l’extraire. L’huile de colza de [Tasseau](/produit/tasseau) rejoint la filière des huiles de friture. Les cartes vont à un affineur, qui en retire le cuivre et l’étain. La mousse des cuves est incinérée, faute de mieux à ce jour.`,
        },
      ],
    },
    en: {
      slug: 'recycling-and-eco-contribution',
      title: 'Recycling and eco-contribution',
      lead: 'Every new appliance pays for the recycling of an old one. The amount is shown beside the price and cannot be discounted.',
      description:
        'What the French eco-contribution pays for, what it costs for each appliance, where to take an old radiator or water heater, and what becomes of its materials.',
      blocks: [
        {
          type: 'text',
          markdown: `In France the eco-contribution pays for collecting and recycling old appliances. It is set by a body licensed by the state, added to the price, inclusive of VAT and passed on in full. No discount may be applied to it.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Eco-contribution, VAT included, 2026 rates',
          head: ['Appliance', 'From', 'To'],
          rows: [
            ['Thermostat, sensor, gateway', '€0.10', '€0.30'],
            ['Electric towel dryer, with or without blower', '€0.50', '€1.80'],
            ['Inertia radiator', '€0.60', '€3.00'],
            ['Electric water heater', '€0.90', '€8.40'],
            ['Heat-recovery ventilation', '€3.00', '€5.00'],
            ['Air-to-water heat pump', '€5.00', '€12.00'],
          ],
        },
        {
          type: 'faq',
          title: 'Getting rid of an old appliance',
          questions: [
            {
              question: 'Who has to take it back?',
              answer:
                'Whoever sells you the new appliance takes the old one free of charge, one for one. Your installer usually takes it away on the day; ask for that to be written into the quotation.',
            },
            {
              question: 'And if I am not buying anything?',
              answer:
                'Every municipal waste site in France accepts radiators, towel dryers and drained water heaters.',
            },
            {
              question: 'Heat pumps as well?',
              answer:
                'Yes, once the refrigerant has been recovered by a firm certified to handle it. Never cut a pipe yourself.',
            },
            {
              question: 'What about a cast-iron hot-water radiator?',
              answer:
                'It is not electrical and counts as building waste. The waste site takes it with scrap metal.',
            },
          ],
        },
        {
          type: 'text',
          markdown: `## What is left

A 1,500 W [Lame](/en/product/lame) weighs 21.4 kg, more than 18 of them aluminium: the metal is melted down with around 5% of the energy it took to extract. The rapeseed oil in [Tasseau](/en/product/tasseau) joins used frying oil. Circuit boards go to a refiner, who takes out the copper and the tin. The foam around the tanks is incinerated, for want of a better process so far.`,
        },
      ],
    },
  },
  {
    key: 'atre-app',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'application-atre',
      title: 'L’application Âtre',
      lead: 'Gratuite, sans abonnement, sans publicité. Elle règle et affiche ; vos appareils fonctionnent aussi sans elle.',
      description:
        'L’application Âtre pilote radiateurs, chauffe-eau, ventilation et pompes à chaleur : fonctions, appareils compatibles, fonctionnement sans Internet, données.',
      blocks: [
        {
          type: 'text',
          markdown: `L’application réunit les appareils Âtre d’un logement sur un plan, pièce par pièce. Certains s’y relient seuls, en Wi-Fi ; les thermostats et capteurs radio passent par la passerelle [Relais](/produit/relais), les radiateurs anciens par leur fil pilote et [Sémaphore](/produit/semaphore).`,
        },
        {
          type: 'table',
          caption: 'Ce que l’on peut faire, selon la liaison',
          head: ['Fonction', 'Wi-Fi', 'Radio, par Relais', 'Fil pilote, par Sémaphore'],
          rows: [
            ['Régler la consigne au demi-degré', 'Oui', 'Oui', 'Non, six ordres'],
            ['Programmer la semaine', 'Oui', 'Oui', 'Oui'],
            ['Lire la température de la pièce', 'Oui', 'Oui', 'Non'],
            ['Être prévenu d’une fenêtre ouverte', 'Selon l’appareil', 'Oui', 'Non'],
            ['Lire la consommation', 'Selon l’appareil', 'Selon l’appareil', 'Non'],
            ['Donner un accès temporaire', 'Non', 'Oui', 'Non'],
          ],
        },
        {
          type: 'faq',
          title: 'Questions qu’on nous pose',
          questions: [
            {
              question: 'Et si Internet tombe ?',
              answer:
                'Les programmes sont dans les appareils ou dans la passerelle : le chauffage continue. Vous perdez la commande à distance, pas la chaleur.',
            },
            {
              question: 'Où vont mes données ?',
              answer:
                'Programmes, historique et consommations restent dans vos appareils ou dans Relais. L’application les lit quand vous l’ouvrez. Nous recevons l’adresse e-mail de votre compte et, si vous l’acceptez, les rapports de panne.',
            },
            {
              question: 'Sur quels téléphones ?',
              answer:
                'iOS et Android, dans leurs versions de moins de six ans. L’écran de l’appareil suffit toujours.',
            },
            {
              question: 'Combien de temps sera-t-elle entretenue ?',
              answer:
                'Dix ans au moins après le dernier appareil connecté vendu, comme les pièces. C’est écrit dans la notice.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Quatre façons de s’y relier',
          references: ['AT-RLS', 'AT-SMP', 'AT-JAU', 'AT-LAM'],
        },
      ],
    },
    en: {
      slug: 'atre-app',
      title: 'The Âtre app',
      lead: 'Free, with no subscription and no advertising. It sets and monitors your appliances, which also work without it.',
      description:
        'The Âtre app controls radiators, water heaters, ventilation and heat pumps: what it does, with which appliances, without Internet, and where the data stays.',
      blocks: [
        {
          type: 'text',
          markdown: `The app puts every Âtre appliance in a home on one plan, room by room. Some connect by themselves over Wi-Fi; radio thermostats and sensors go through the [Relais](/en/product/relais) gateway, and older radiators through their pilot wire and [Sémaphore](/en/product/semaphore).`,
        },
        {
          type: 'table',
          caption: 'What you can do, by type of link',
          head: ['Function', 'Wi-Fi', 'Radio, through Relais', 'Pilot wire, through Sémaphore'],
          rows: [
            ['Set the temperature to half a degree', 'Yes', 'Yes', 'No, six orders'],
            ['Programme the week', 'Yes', 'Yes', 'Yes'],
            ['Read the room temperature', 'Yes', 'Yes', 'No'],
            ['Open-window alert', 'Some appliances', 'Yes', 'No'],
            ['Read consumption', 'Some appliances', 'Some appliances', 'No'],
            ['Temporary access for guests', 'No', 'Yes', 'No'],
          ],
        },
        {
          type: 'faq',
          title: 'Questions we are asked',
          questions: [
            {
              question: 'What if the Internet goes down?',
              answer:
                'Programmes are held in the appliances or in the gateway, so the heating carries on. You lose the remote control, not the warmth.',
            },
            {
              question: 'Where does my data go?',
              answer:
                'Programmes, history and consumption stay in your appliances or in Relais. The app reads them when you open it. We receive the e-mail address of your account and, if you agree, fault reports.',
            },
            {
              question: 'Which phones does it run on?',
              answer:
                'iOS and Android, in versions less than six years old. You can always use the display on the appliance instead.',
            },
            {
              question: 'How long will it be maintained?',
              answer:
                'For at least ten years after the last connected appliance is sold, the same as the parts. The manual says so in writing.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Four ways to connect',
          references: ['AT-RLS', 'AT-SMP', 'AT-JAU', 'AT-LAM'],
        },
      ],
    },
  },
];
