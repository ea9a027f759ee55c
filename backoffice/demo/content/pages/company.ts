import type { DemoPage } from '../demo-page.ts';
import { FACTORY_PEOPLE, FACTS, HOURS, PHONES } from '../facts.ts';

const FACTORY_PEOPLE_TEXT = {
  fr: FACTORY_PEOPLE.toLocaleString('fr-FR').replace(/\s/g, '\u00a0'),
  en: FACTORY_PEOPLE.toLocaleString('en-GB'),
};

function factoryRows(products: Record<(typeof FACTS.factories)[number]['town'], string>): string[][] {
  return FACTS.factories.map(({ town, since, people }) => [town, `${since}`, products[town], `${people}`]);
}

export const COMPANY_PAGES: DemoPage[] = [
  {
    key: 'about-us',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'qui-sommes-nous',
      title: 'Qui sommes-nous ?',
      lead: 'Une fonderie ouverte à Roanne en 1921, six usines aujourd’hui, et la même idée depuis le début : un appareil de chauffage se garde aussi longtemps que la pièce où il se trouve.',
      description: `Âtre fabrique en France des appareils de chauffage, d’eau chaude et de ventilation depuis ${FACTS.founded} : six usines, cinq centres de recherche, ${FACTS.advisers} conseillers.`,
      blocks: [
        {
          type: 'text',
          markdown: `En 1921, douze mouleurs ouvrent une fonderie à Roanne. Ils coulent d’abord des plaques de cheminée : au fond de l’âtre, la plaque prenait la chaleur de la soirée et la rendait jusqu’au matin. Les poêles suivent, puis les radiateurs ; le métal et le principe restent. Un siècle plus tard, nous ne demandons pas autre chose à la fonte d’aluminium de [Lame](/produit/lame).

Le reste est venu avec les maisons. Quand l’eau chaude est entrée dans les logements, nous avons appris à émailler des cuves ; quand l’isolation les a rendus étanches, à renouveler l’air. Les pompes à chaleur sortent aujourd’hui de Vernon, la ventilation d’Auch.

## Ce que nous faisons, et ce que nous ne faisons pas

Nous dessinons, fondons, assemblons et réparons. Nous ne vendons pas aux particuliers : des distributeurs exposent nos appareils, des installateurs les posent, et c’est avec eux que vous signez le devis. Nos ${FACTS.advisers} conseillers répondent à tous et ne touchent aucune commission.

Nos fiches donnent la puissance, les cotes et le prix, éco-participation comprise.`,
        },
        {
          type: 'table',
          caption: 'L’entreprise en chiffres, au 1er janvier 2026',
          head: ['Repère', 'Nombre'],
          rows: [
            ['Année de fondation', `${FACTS.founded}`],
            ['Usines, toutes en France', `${FACTS.factories.length}`],
            ['Centres de recherche et développement', `${FACTS.researchCentres}`],
            ['Centres de formation', `${FACTS.trainingCentres}`],
            ['Conseillers', `${FACTS.advisers}`],
            ['Personnes dans les usines', FACTORY_PEOPLE_TEXT.fr],
          ],
        },
        {
          type: 'quote',
          text: 'On me demande ce qui a changé depuis le sable et le modèle en bois. Peu de chose : nous chauffons un métal pour qu’il chauffe une pièce.',
          source: 'Le chef d’atelier, fonderie de Roanne',
        },
        {
          type: 'links',
          title: 'Pour aller plus loin',
          links: [
            {
              label: 'Nos usines',
              text: 'Six villes, et ce qui sort de chacune.',
              url: '/nos-usines',
            },
            {
              label: 'Recherche et développement',
              text: 'Cinq laboratoires et une maison d’essai.',
              url: '/recherche-developpement',
            },
            {
              label: 'Réparer plutôt que jeter',
              text: 'Des pièces pendant dix ans au moins après la dernière vente.',
              url: '/reparer-plutot-que-jeter',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'about-us',
      title: 'About us',
      lead: 'A foundry that opened in Roanne in 1921, six factories today, and the same idea throughout: a heating appliance should last as long as the room it is in.',
      description: `Âtre has made heating, hot-water and ventilation appliances in France since ${FACTS.founded}: six factories, five research centres, three training centres, ${FACTS.advisers} advisers.`,
      blocks: [
        {
          type: 'text',
          markdown: `In 1921 twelve moulders opened a foundry in Roanne. They began with firebacks: a cast-iron plate at the back of the hearth, which stored the evening’s heat and released it until morning. Stoves followed, then radiators, on the same principle. A century on, it is what the cast aluminium in [Lame](/en/product/lame) does.

Our range grew as houses changed. When hot water came indoors, we learned to enamel tanks; when insulation made homes airtight, we learned to ventilate them. Heat pumps now come from Vernon and ventilation from Auch.

## What we do, and what we leave to others

We design, cast, assemble and repair. We do not sell to consumers: distributors display our appliances, installers fit them, and it is with them that you sign a quotation. Our ${FACTS.advisers} advisers help everyone and earn no commission.

Our product pages give output, dimensions and price, eco-contribution included.`,
        },
        {
          type: 'table',
          caption: 'The company in figures, on 1 January 2026',
          head: ['What we count', 'Number'],
          rows: [
            ['Year founded', `${FACTS.founded}`],
            ['Factories, all in France', `${FACTS.factories.length}`],
            ['Research and development centres', `${FACTS.researchCentres}`],
            ['Training centres', `${FACTS.trainingCentres}`],
            ['Advisers', `${FACTS.advisers}`],
            ['People in the factories', FACTORY_PEOPLE_TEXT.en],
          ],
        },
        {
          type: 'quote',
          text: 'People ask me what has changed since sand moulds and wooden patterns. Not a great deal: we heat a metal so that it can heat a room.',
          source: 'The foreman, Roanne foundry',
        },
        {
          type: 'links',
          title: 'Further reading',
          links: [
            {
              label: 'Our factories',
              text: 'Six towns, and what each of them makes.',
              url: '/en/our-factories',
            },
            {
              label: 'Research and development',
              text: 'Five laboratories and one test house.',
              url: '/en/research-and-development',
            },
            {
              label: 'Repair before replace',
              text: 'Parts for at least ten years after the last sale.',
              url: '/en/repair-before-replace',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'our-factories',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'nos-usines',
      title: 'Nos usines',
      lead: `Six usines, toutes en France, ${FACTORY_PEOPLE_TEXT.fr} personnes. Chacune a sa spécialité ; aucune ne fait tout.`,
      description:
        'Roanne, Vernon, Auch et trois autres villes : ce que fabriquent les six usines françaises d’Âtre, depuis quand, avec combien de gens, et ce qu’elles achètent.',
      blocks: [
        {
          type: 'text',
          markdown: `Un radiateur ne demande ni les machines ni les gestes d’une pompe à chaleur. Nous avons donc préféré six ateliers spécialisés à un grand site. L’aluminium est coulé à 680 °C à Roanne, la tôle pliée et les circuits de propane éprouvés à l’hélium à Vernon, les turbines équilibrées à Auch, les cuves émaillées à 850 °C à Charleville-Mézières.`,
        },
        {
          type: 'table',
          caption: 'Les six usines, par ordre d’ouverture',
          head: ['Ville', 'Depuis', 'Ce qui en sort', 'Personnes'],
          rows: factoryRows({
            Roanne: 'Fonte d’aluminium, fonte grise, radiateurs à inertie sèche',
            'Charleville-Mézières': 'Cuves émaillées, chauffe-eau, ballons, chaudières',
            Auch: 'Ventilation, radiateurs à fluide',
            Vernon: 'Pompes à chaleur, climatiseurs, tôlerie et panneaux rayonnants',
            Thiers: 'Sèche-serviettes, tubes cintrés et soudés',
            Cholet: 'Cartes électroniques, thermostats, capteurs',
          }),
        },
        {
          type: 'text',
          markdown: `## Ce que nous achetons

Tout ne vient pas de nos ateliers. Les compresseurs, les composants électroniques, le verre trempé et la visserie sont achetés, en Europe quand c’est possible. L’assemblage, le réglage et l’essai se font toujours chez nous.

Chaque appareil passe au banc avant l’emballage : étanchéité, isolement électrique, puissance. Le numéro de série donne la gamme, l’année et la semaine de fabrication ; on vous le demandera le jour où il faudra une pièce.

## Les chutes

À Roanne, les masselottes et les pièces refusées retournent au four le jour même. Le cœur de [Refend](/produit/refend) est fait de fontes réformées, refondues sur place.`,
        },
        {
          type: 'products',
          title: 'Six appareils, six ateliers',
          references: ['AT-LAM', 'AT-CTN', 'AT-LCN', 'AT-BIS', 'AT-RIV', 'AT-NIV'],
        },
      ],
    },
    en: {
      slug: 'our-factories',
      title: 'Our factories',
      lead: `Six factories, all of them in France, and ${FACTORY_PEOPLE_TEXT.en} people. Each has its own speciality; none of them does everything.`,
      description:
        'Roanne, Vernon, Auch and three other towns: what the six French factories of Âtre make, since when, with how many people, and which parts are bought in.',
      blocks: [
        {
          type: 'text',
          markdown: `Making a radiator takes different machines and different skills from making a heat pump, so we have six specialised factories instead of one large site. Aluminium is poured at 680 °C in Roanne; in Vernon steel is folded and propane circuits are tested with helium; fan wheels are balanced in Auch; tanks are enamelled at 850 °C in Charleville-Mézières.`,
        },
        {
          type: 'table',
          caption: 'The six factories, in order of opening',
          head: ['Town', 'Since', 'What it makes', 'People'],
          rows: factoryRows({
            Roanne: 'Cast aluminium, cast iron, dry thermal core radiators',
            'Charleville-Mézières': 'Enamelled tanks, water heaters, storage tanks, boilers',
            Auch: 'Ventilation, fluid-filled radiators',
            Vernon: 'Heat pumps, air conditioners, sheet metal and radiant panels',
            Thiers: 'Towel dryers, bent and welded tubes',
            Cholet: 'Circuit boards, thermostats, sensors',
          }),
        },
        {
          type: 'text',
          markdown: `## What we buy in

Not everything comes from our own workshops. Compressors, electronic components, toughened glass and screws are bought, in Europe where we can. Assembly, adjustment and testing are always done in house.

Every appliance goes on the test bench before it is packed, for leaks, electrical insulation and output. The serial number gives the range and the year and week of manufacture; you will be asked for it if you ever need a part.

## Scrap

In Roanne, feeder heads and rejected castings go back into the furnace the same day. The core of [Refend](/en/product/refend) is made from scrapped iron castings, melted again on site.`,
        },
        {
          type: 'products',
          title: 'Six appliances, six workshops',
          references: ['AT-LAM', 'AT-CTN', 'AT-LCN', 'AT-BIS', 'AT-RIV', 'AT-NIV'],
        },
      ],
    },
  },
  {
    key: 'research-and-development',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'recherche-developpement',
      title: 'Recherche et développement',
      lead: `Cinq centres, ${FACTS.researchers} ingénieurs et techniciens, et une maison d’essai équipée de capteurs.`,
      description:
        'Les cinq centres de recherche d’Âtre : matériaux, thermodynamique, air et acoustique, électronique, eau. Ce qu’on y mesure et comment les chiffres sont établis.',
      blocks: [
        {
          type: 'text',
          markdown: `Chaque centre est voisin d’une usine : l’ingénieur qui dessine une nervure la voit coulée le lendemain.`,
        },
        {
          type: 'table',
          caption: 'Les cinq centres',
          head: ['Centre', 'Sujet', 'Équipement principal'],
          rows: [
            ['Roanne', 'Matériaux, inertie, rayonnement', 'Cabine thermique à quarante thermocouples'],
            ['Vernon', 'Thermodynamique, fluides', 'Deux chambres climatiques, de −25 à 46 °C'],
            ['Auch', 'Air et acoustique', 'Chambre sourde, banc de débit'],
            ['Cholet', 'Électronique, logiciel, radio', 'Banc de vieillissement de 300 cartes'],
            ['Charleville-Mézières', 'Eau, émail, corrosion', 'Essai calcaire et brouillard salin'],
          ],
        },
        {
          type: 'text',
          markdown: `## La maison d’essai

Une maison de 110 m², à Roanne, reçoit chaque hiver un système différent. Personne n’y dort : des résistances remplacent les habitants, des humidificateurs leurs douches. C’est là qu’ont été mesurés, par exemple, les deux tiers d’heures creuses annoncés pour [Fournil](/produit/fournil).

## Comment lire nos chiffres ?

- Une **valeur normalisée** est mesurée selon une norme que la fiche nomme. Elle se compare d’une marque à l’autre.
- Une **valeur d’essai** vient de nos bancs ou d’un chantier suivi. La fiche écrit alors « selon nos essais ». Chez vous, elle sera différente.
- Une **estimation** est un calcul. Elle n’apparaît jamais sans ses hypothèses.

Les essais manqués sont conservés aussi : les barres, résines et cartes écartées depuis 1994 sont rangées à Cholet, avec la raison de leur refus.`,
        },
        {
          type: 'products',
          title: 'Sortis des laboratoires cette année',
          references: ['AT-TRB', 'AT-CRN', 'AT-STN', 'AT-FTN'],
        },
      ],
    },
    en: {
      slug: 'research-and-development',
      title: 'Research and development',
      lead: `Five centres, ${FACTS.researchers} engineers and technicians, and a test house full of sensors.`,
      description:
        'The five research centres of Âtre: materials, heat pumps, air and acoustics, electronics, water. What is measured in each, and how our figures are arrived at.',
      blocks: [
        {
          type: 'text',
          markdown: `Each centre stands next to a factory: an engineer who draws a rib sees it cast the next day.`,
        },
        {
          type: 'table',
          caption: 'The five centres',
          head: ['Centre', 'Subject', 'Main equipment'],
          rows: [
            [
              'Roanne',
              'Materials, thermal inertia, radiant heat',
              'Climate-controlled booth with forty thermocouples',
            ],
            ['Vernon', 'Heat pumps and refrigerants', 'Two climatic chambers, from −25 to 46 °C'],
            ['Auch', 'Air and acoustics', 'Anechoic chamber, air-flow bench'],
            ['Cholet', 'Electronics, software, radio', 'Ageing bench for 300 boards'],
            ['Charleville-Mézières', 'Water, enamel, corrosion', 'Limescale rig and salt-spray cabinet'],
          ],
        },
        {
          type: 'text',
          markdown: `## The test house

A 110 m² house in Roanne is fitted with a different system every winter. Nobody sleeps there: heating elements stand in for the residents and humidifiers for their showers. That is where the two-thirds of off-peak heating claimed for [Fournil](/en/product/fournil) was measured.

## How to read our figures

- A **standard value** is measured to a standard named on the data sheet. It can be compared between makes.
- A **test value** comes from our benches or from a site we followed. The sheet then says “in our own tests”. Yours will differ.
- An **estimate** is a calculation. It never appears without its assumptions.

We keep our failures too: every bar, resin and board rejected since 1994 is on a shelf in Cholet, labelled with the reason.`,
        },
        {
          type: 'products',
          title: 'Out of the laboratories this year',
          references: ['AT-TRB', 'AT-CRN', 'AT-STN', 'AT-FTN'],
        },
      ],
    },
  },
  {
    key: 'training-centres',
    type: 'page',
    plans: ['pro'],
    published: null,
    tags: [],
    fr: {
      slug: 'centres-de-formation',
      title: 'Centres de formation',
      lead: 'Vernon, Roanne et Auch. Des stages d’un à trois jours, huit personnes au plus, et des appareils sous tension plutôt que des diapositives.',
      description:
        'Les trois centres de formation Âtre pour les installateurs, à Vernon, Roanne et Auch : stages, durées, nombre de places, prérequis et inscription par téléphone.',
      blocks: [
        {
          type: 'text',
          markdown: `Nos formateurs ont tous posé avant d’enseigner, et retournent sur un chantier deux semaines par an. Chaque stage se passe pour moitié devant un banc : on purge, on règle, on provoque la panne, on la trouve.`,
        },
        {
          type: 'table',
          caption: 'Les stages de la saison',
          head: ['Stage', 'Centre', 'Durée', 'Places'],
          rows: [
            ['Monobloc R290 : pose et mise en service', 'Vernon', '2 jours', '8'],
            ['Bi-bloc R32 : liaison, charge, dépannage', 'Vernon', '3 jours', '6'],
            ['Dimensionner une pompe à chaleur en rénovation', 'Vernon', '1 jour', '8'],
            ['Fil pilote, radio et application', 'Roanne', '1 jour', '8'],
            ['Radiateurs électriques : diagnostic et pièces', 'Roanne', '1 jour', '8'],
            ['Chauffe-eau thermodynamique', 'Roanne', '1 jour', '8'],
            ['Simple flux : du plan à la mesure', 'Auch', '1 jour', '8'],
            ['Double flux : pose, équilibrage, rapport', 'Auch', '2 jours', '8'],
          ],
        },
        {
          type: 'faq',
          title: 'Avant de s’inscrire',
          questions: [
            {
              question: 'Faut-il une attestation pour le stage bi-bloc ?',
              answer:
                'Oui. L’attestation d’aptitude à la manipulation des fluides frigorigènes est demandée à l’inscription. Le stage ne la délivre pas.',
            },
            {
              question: 'Que faut-il apporter ?',
              answer: 'Des chaussures de sécurité. Outillage, instruments et notices sont fournis.',
            },
            {
              question: 'Le stage peut-il être pris en charge ?',
              answer:
                'Un programme et une convention sont remis avant le stage, une attestation de présence après. Votre opérateur de compétences décide de la prise en charge.',
            },
            {
              question: 'Comment s’inscrire ?',
              answer: `Par téléphone au ${PHONES.fr.trade}, ${HOURS.fr.trade}. Une confirmation écrite part le jour même.`,
            },
          ],
        },
        {
          type: 'links',
          title: 'À lire avant le stage',
          links: [
            {
              label: 'Dimensionner une pompe à chaleur',
              text: 'La méthode, avec un exemple chiffré.',
              url: '/pro/dimensionner-une-pompe-a-chaleur',
            },
            {
              label: 'Équilibrer une double flux',
              text: 'Débits, mesures et ordre des opérations.',
              url: '/pro/equilibrer-une-double-flux',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'training-centres',
      title: 'Training centres',
      lead: 'Vernon, Roanne and Auch. Courses of one to three days, eight people at most, and working appliances instead of slides.',
      description:
        'The three Âtre training centres for installers, in Vernon, Roanne and Auch: courses, length, number of places, requirements and how to book by telephone.',
      blocks: [
        {
          type: 'text',
          markdown: `All our trainers worked as fitters before they taught, and go back on site for two weeks a year. Half of every course is spent at a bench, bleeding, setting up, and tracing faults. Courses are given in French; written material exists in English.`,
        },
        {
          type: 'table',
          caption: 'This season’s courses',
          head: ['Course', 'Centre', 'Length', 'Places'],
          rows: [
            ['R290 monobloc: fitting and commissioning', 'Vernon', '2 days', '8'],
            ['R32 split: pipework, charging, fault-finding', 'Vernon', '3 days', '6'],
            ['Sizing a heat pump for an existing house', 'Vernon', '1 day', '8'],
            ['Pilot wire, radio and app', 'Roanne', '1 day', '8'],
            ['Electric radiators: diagnosis and parts', 'Roanne', '1 day', '8'],
            ['Heat-pump water heaters', 'Roanne', '1 day', '8'],
            ['Extract ventilation: from plan to measurement', 'Auch', '1 day', '8'],
            ['Heat recovery: fitting, balancing, report', 'Auch', '2 days', '8'],
          ],
        },
        {
          type: 'faq',
          title: 'Before you book',
          questions: [
            {
              question: 'Does the split course require a certificate?',
              answer:
                'Yes. The French certificate for handling refrigerants (attestation d’aptitude) is asked for when you book. The course does not award it.',
            },
            {
              question: 'What should I bring?',
              answer: 'Safety shoes. Tools, instruments and manuals are provided.',
            },
            {
              question: 'Can the course be funded?',
              answer:
                'A programme and an agreement are sent before the course, an attendance certificate after it. Your training fund decides whether to pay.',
            },
            {
              question: 'How do I book?',
              answer: `By telephone on ${PHONES.en.trade}, ${HOURS.en.trade}, French time. Written confirmation is sent the same day.`,
            },
          ],
        },
        {
          type: 'links',
          title: 'Worth reading beforehand',
          links: [
            {
              label: 'Sizing a heat pump',
              text: 'The method, with a worked example.',
              url: '/en/pro/sizing-a-heat-pump',
            },
            {
              label: 'Balancing heat recovery ventilation',
              text: 'Air flows, measurements and the order to work in.',
              url: '/en/pro/balancing-heat-recovery-ventilation',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'careers',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'carrieres',
      title: 'Carrières',
      lead: `Des mouleurs, des frigoristes, des émailleurs, des développeurs et ${FACTS.advisers} conseillers. La plupart de ces métiers s’apprennent chez nous, car ils ne s’enseignent plus guère ailleurs.`,
      description:
        'Travailler chez Âtre : les métiers des six usines et des cinq centres de recherche, l’apprentissage à la fonderie de Roanne, comment envoyer sa candidature.',
      blocks: [
        {
          type: 'text',
          markdown: `## Apprendre un métier

À Roanne, il faut deux ans pour former un mouleur au sable. L’apprenti passe six mois au noyautage, six au moulage, un an à la coulée, toujours avec le même tuteur. Une centaine d’apprentis travaillent dans les six usines ; sept sur dix restent.

À Vernon, le stage d’accueil dure trois semaines et commence par la pose : celui qui assemblera des [pompes à chaleur](/nos-produits/pompe-a-chaleur) en installe d’abord une.`,
        },
        {
          type: 'table',
          caption: 'Les métiers où nous recrutons le plus souvent',
          head: ['Métier', 'Où', 'Formation de départ'],
          rows: [
            ['Mouleur, fondeur', 'Roanne', 'Aucune exigée'],
            ['Assembleur frigoriste', 'Vernon', 'CAP ou bac professionnel, attestation fluides'],
            ['Émailleur', 'Charleville-Mézières', 'Aucune exigée'],
            ['Acousticien, aéraulicien', 'Auch', 'Licence professionnelle ou école d’ingénieurs'],
            ['Développeur embarqué', 'Cholet', 'Master ou école d’ingénieurs'],
            ['Conseiller technique', 'Roanne, Vernon, Auch', 'Trois ans de pose ou de dépannage'],
          ],
        },
        {
          type: 'quote',
          text: 'Le premier mois, j’ai surtout écouté le métal. Une pièce qui refroidit trop vite fait un bruit de vaisselle.',
          source: 'Une apprentie mouleuse, fonderie de Roanne',
        },
        {
          type: 'text',
          markdown: `## Envoyer une candidature

Appelez le ${PHONES.fr.consumers}, ${HOURS.fr.consumers}, et demandez le service des ressources humaines de l’usine qui vous intéresse. Dites en deux lignes ce que vous savez faire. Chacun reçoit une réponse, sous trois semaines.`,
        },
      ],
    },
    en: {
      slug: 'careers',
      title: 'Careers',
      lead: `Moulders, refrigeration engineers, enamellers, developers and ${FACTS.advisers} advisers. Most of these trades are learned here, because hardly anywhere else still teaches them.`,
      description:
        'Working at Âtre: the trades of six factories and five research centres, apprenticeships at the Roanne foundry, and how to apply.',
      blocks: [
        {
          type: 'text',
          markdown: `## Learning a trade

It takes two years to train a sand moulder in Roanne. An apprentice spends six months making cores, six moulding and a year pouring, always with the same tutor. Around a hundred apprentices work in the six factories; seven in ten stay.

In Vernon, induction lasts three weeks and begins on site: anyone who is going to assemble [heat pumps](/en/our-products/heat-pump) installs one first.`,
        },
        {
          type: 'table',
          caption: 'The jobs we recruit for most often',
          head: ['Job', 'Where', 'Qualification to start'],
          rows: [
            ['Moulder, foundry worker', 'Roanne', 'None required'],
            ['Refrigeration assembly technician', 'Vernon', 'Vocational diploma and refrigerant certificate'],
            ['Enameller', 'Charleville-Mézières', 'None required'],
            ['Acoustics or air-flow engineer', 'Auch', 'Technical or engineering degree'],
            ['Embedded developer', 'Cholet', 'Master’s or engineering degree'],
            ['Technical adviser', 'Roanne, Vernon, Auch', 'Three years of fitting or repair'],
          ],
        },
        {
          type: 'quote',
          text: 'For the first month I mostly listened to the metal. A casting that cools too fast sounds like crockery.',
          source: 'An apprentice moulder, Roanne foundry',
        },
        {
          type: 'text',
          markdown: `## Applying

Call ${PHONES.en.consumers}, ${HOURS.en.consumers}, French time, and ask for the HR department of the factory you are interested in. Most jobs require French. Tell us in two lines what you can do. Everyone gets a reply within three weeks.`,
        },
      ],
    },
  },
];
