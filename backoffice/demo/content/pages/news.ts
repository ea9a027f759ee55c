import type { DemoPage } from '../demo-page.ts';
import { text, video } from '../write-blocks.ts';
import { PHONES } from '../facts.ts';

/** A radiator that changes through its five colours: white, linen, brick, pine, anthracite (scripts/make-video.sh). */
const FIVE_COLOURS = 'videos/lame-five-colours-b8205fcdd8.mp4';

export const NEWS_PAGES: DemoPage[] = [
  {
    key: 'lame-in-five-colours',
    type: 'actualite',
    published: '2026-02-10',
    tags: ['actualites', 'chauffage'],
    review: { last: '2026-11-26', due: '2026-10-01' },
    fr: {
      slug: 'lame-en-cinq-teintes',
      title: 'Lame en cinq teintes',
      lead: 'Brique, lin et sapin rejoignent le blanc et l’anthracite. Même fonte, mêmes cotes, même prix : la couleur n’est pas un supplément.',
      description:
        'Le radiateur Lame existe en cinq teintes depuis février 2026 : blanc, lin, brique, sapin, anthracite. Références, poudre, brillance, délais, échantillons.',
      blocks: [
        {
          type: 'text',
          markdown: `Un radiateur de 1 200 mm de large occupe plus de mur que la plupart des tableaux. Nous le vendions en blanc et en anthracite. Depuis le 10 février, [Lame](/produit/lame) existe en cinq teintes, dans ses six puissances, au même prix.

## Comment elles ont été choisies

Nous sommes partis de 140 murs photographiés chez des clients volontaires, entre Roanne, Vernon et Auch. Trois familles revenaient : des chaux et des enduits clairs, des terres cuites, des verts sombres. Nous avons retenu une teinte dans chacune, puis nous l’avons baissée d’un ton : sur dix-sept lames, l’ombre fonce la couleur d’elle-même.

## Comment elles tiennent

La poudre est un polyester mat satiné, projeté sur la fonte sablée et cuit une demi-heure. Elle est essayée mille heures à 80 °C, plus qu’un radiateur n’en verra en dix hivers de pleine puissance. L’écart mesuré reste sous ce que l’œil distingue. La garantie ne change pas : dix ans, teinte comprise.`,
        },
        {
          type: 'table',
          caption: 'Les cinq teintes',
          head: ['Teinte', 'Fin de référence', 'Avec quels murs', 'Disponible'],
          rows: [
            ['Blanc', 'BL', 'Blancs francs, carrelages', 'En stock'],
            ['Lin', 'LI', 'Chaux, enduits, bois clairs', 'En stock'],
            ['Brique', 'BR', 'Terre cuite, ocres, blancs cassés', 'En stock'],
            ['Sapin', 'SA', 'Verts, boiseries, noyer', 'Trois semaines'],
            ['Anthracite', 'AN', 'Béton, ardoise, gris', 'En stock'],
          ],
        },
        video('lame-living', 'Les cinq teintes de Lame, l’une après l’autre', FIVE_COLOURS, '7 s, sans son'),
        text(
          'Ce que montre la vidéo : le même radiateur Lame, vu de face sur un fond clair, passe en fondu du blanc au lin, puis au brique, au sapin et à l’anthracite.',
        ),
        {
          type: 'faq',
          title: 'Avant de choisir',
          questions: [
            {
              question: 'Une teinte sombre chauffe-t-elle davantage ?',
              answer:
                'Non. À ces températures, une peinture mate émet à peu près autant quelle que soit sa couleur.',
            },
            {
              question: 'Peut-on voir la teinte avant ?',
              answer: `Oui : une plaquette de fonte peinte, de 80 mm de côté, est prêtée par nos distributeurs ou envoyée sur demande au ${PHONES.fr.consumers}. Regardez-la le soir aussi.`,
            },
            {
              question: 'Peut-on repeindre un Lame déjà posé ?',
              answer:
                'Nous ne le conseillons pas : une seconde couche s’écaille sur les arêtes. Un jeu de retouche existe dans chaque teinte pour les éclats.',
            },
          ],
        },
        {
          type: 'text',
          markdown: `Le même vert et la même brique se retrouvent sur [Futaie](/produit/futaie) et [Allège](/produit/allege) : une pièce peut donc recevoir un vertical, un bas et un horizontal sans trois couleurs différentes.`,
        },
        {
          dated: true,
          type: 'text',
          markdown: `Le délai de trois semaines pour le sapin tient au four, que nous purgeons entre deux teintes foncées ; il devrait tomber à une semaine en septembre.`,
        },
        {
          type: 'products',
          title: 'Dans les mêmes teintes',
          references: ['AT-LAM', 'AT-FUT', 'AT-ALL'],
        },
      ],
    },
    en: {
      slug: 'lame-in-five-colours',
      title: 'Lame in five colours',
      lead: 'Brick, linen and pine join white and anthracite. Same casting, same dimensions, same price: colour is not an extra.',
      description:
        'The Lame radiator has come in five colours since February 2026: white, linen, brick, pine and anthracite. References, coating, lead times and colour samples.',
      blocks: [
        {
          type: 'text',
          markdown: `A radiator 1,200 mm wide takes up more wall than most paintings. We sold it in white and in anthracite. Since 10 February [Lame](/en/product/lame) has come in five colours, in all six outputs, at the same price.

## How they were chosen

We began with photographs of 140 walls, sent in by customers around Roanne, Vernon and Auch. Three families kept recurring: limewash and pale renders, terracotta, dark greens. We took one colour from each and then brought it down a tone: across seventeen fins, shadow darkens a colour by itself.

## How they last

The powder is a satin-matt polyester, sprayed on to the shot-blasted casting and baked for half an hour. It is tested for a thousand hours at 80 °C, more than a radiator will see in ten winters at full power. Any colour shift is too small for the eye to see. The guarantee is the same: ten years, colour included.`,
        },
        {
          type: 'table',
          caption: 'The five colours',
          head: ['Colour', 'Reference ends in', 'With which walls', 'Available'],
          rows: [
            ['White', 'BL', 'Clear whites, tiling', 'In stock'],
            ['Linen', 'LI', 'Limewash, render, pale wood', 'In stock'],
            ['Brick', 'BR', 'Terracotta, ochres, off-whites', 'In stock'],
            ['Pine', 'SA', 'Greens, panelling, walnut', 'Three weeks'],
            ['Anthracite', 'AN', 'Concrete, slate, greys', 'In stock'],
          ],
        },
        video('lame-living', 'The five colours of Lame, one after another', FIVE_COLOURS, '7 s, silent'),
        text(
          'What the video shows: one Lame radiator, seen from the front against a pale ground, fades from white to linen, then to brick, pine and anthracite.',
        ),
        {
          type: 'faq',
          title: 'Before you choose',
          questions: [
            {
              question: 'Does a dark colour give more heat?',
              answer:
                'No. At these temperatures a matt paint gives off much the same heat whatever its colour.',
            },
            {
              question: 'Can I see the colour first?',
              answer: `Yes. A painted tile of cast metal, 80 mm square, is lent by our distributors or sent on request: ${PHONES.en.consumers}. Look at it in the evening too.`,
            },
            {
              question: 'Can a Lame already on the wall be repainted?',
              answer:
                'We advise against it: a second coat flakes at the edges. A touch-up kit exists in each colour for chips.',
            },
          ],
        },
        {
          type: 'text',
          markdown: `The same green and the same brick appear on [Futaie](/en/product/futaie) and [Allège](/en/product/allege), so a room can take a vertical, a low and a horizontal radiator without three different colours.`,
        },
        {
          dated: true,
          type: 'text',
          markdown: `The three weeks for pine are down to the oven, which we purge between dark shades; it should be one week by September.`,
        },
        {
          type: 'products',
          title: 'In the same colours',
          references: ['AT-LAM', 'AT-FUT', 'AT-ALL'],
        },
      ],
    },
  },
  {
    key: 'the-foundry-opens-its-doors',
    type: 'actualite',
    published: '2026-09-01',
    tags: ['actualites'],
    review: { last: '2026-11-26', due: '2026-09-21' },
    fr: {
      slug: 'la-fonderie-ouvre-ses-portes',
      title: 'La fonderie ouvre ses portes',
      lead: 'Les 19 et 20 septembre 2026, visite de Roanne pendant la coulée : 480 places, douze personnes par groupe, chaussures fermées.',
      description:
        'Visite de la fonderie Âtre de Roanne les 19 et 20 septembre 2026, pendant les Journées du patrimoine : parcours, horaires, accès, inscription par téléphone.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `Une fonderie se visite rarement : il y fait chaud, le rythme est soutenu et le bruit fort. Deux jours par an, pour les Journées du patrimoine, l’équipe de Roanne ralentit la cadence et ouvre la grande porte, celle de 1921.

On y verra la coulée d’une façade de [Lame](/produit/lame), dix-sept lames d’un seul jet, à 680 °C. Elle dure neuf secondes. Le moule de sable qui la reçoit a demandé quarante minutes et ne servira qu’une fois ; le sable, lui, resservira le lendemain.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Le parcours, une heure et quart',
          head: ['Étape', 'Durée', 'Ce que l’on voit'],
          rows: [
            ['Modelage', '15 min', 'Les modèles en hêtre, dont un de 1934'],
            ['Noyautage et moulage', '20 min', 'Le sable, la presse, le tour de main'],
            ['Coulée', '15 min', 'Derrière une vitre, à huit mètres du four'],
            ['Ébarbage et poudrage', '15 min', 'Le bruit, puis la couleur'],
            ['Magasin de pièces', '10 min', 'Dix ans de radiateurs, en tiroirs'],
          ],
        },
        {
          dated: true,
          type: 'text',
          markdown: `## Venir

Samedi 19 et dimanche 20 septembre, un départ toutes les vingt-cinq minutes, le premier à 9 h, le dernier à 16 h 55. La fonderie est à un quart d’heure à pied de la gare, fléchage en ocre. Le stationnement se fait dans la cour des expéditions.

Un atelier de moulage est tenu par les apprentis dans l’ancien magasin : on y coule de l’étain dans le sable, à 240 °C, et l’on repart avec une petite plaque de cheminée. Il est ouvert à partir de huit ans.`,
        },
        {
          dated: true,
          type: 'faq',
          title: 'Avant de venir',
          questions: [
            {
              question: 'Faut-il s’inscrire ?',
              answer: `Oui, par téléphone au ${PHONES.fr.consumers}, jusqu’au 16 septembre. La visite est gratuite. Les places libérées sont proposées le matin même, à l’entrée.`,
            },
            {
              question: 'À partir de quel âge ?',
              answer:
                'Dix ans pour la visite, huit pour l’atelier. Les enfants sont accompagnés d’un adulte.',
            },
            {
              question: 'Le parcours est-il accessible ?',
              answer:
                'En fauteuil, oui, sauf le modelage, à l’étage : les modèles sont alors descendus. Une visite traduite en langue des signes part le samedi à 14 h. Des casques sont prêtés à tous.',
            },
            {
              question: 'Peut-on photographier ?',
              answer: 'Oui, sans éclair pendant la coulée, et avec l’accord des personnes.',
            },
          ],
        },
        {
          type: 'quote',
          text: 'Les visiteurs viennent voir le métal couler, et restent longtemps devant les moules de sable.',
          source: 'Le chef d’atelier, fonderie de Roanne',
        },
        {
          type: 'links',
          title: 'En attendant',
          links: [
            {
              label: 'Nos usines',
              text: 'Roanne et les cinq autres.',
              url: '/nos-usines',
            },
            {
              label: 'Carrières',
              text: 'Les métiers de la fonderie, et comment y entrer.',
              url: '/carrieres',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'the-foundry-opens-its-doors',
      title: 'The foundry opens its doors',
      lead: '19 and 20 September 2026: a visit to Roanne while the metal is poured, with 480 places, twelve people to a group, closed shoes.',
      description:
        'Visits to the Âtre foundry in Roanne on 19 and 20 September 2026, during the French heritage weekend: the route, times, access and booking by telephone in advance.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `Foundries are rarely open to visitors: they are hot, busy and very loud. For two days a year, on the French heritage weekend, the Roanne team slows down and opens the great door, the one from 1921.

You will see the front of a [Lame](/en/product/lame) being poured, seventeen fins in one go, at 680 °C. It takes nine seconds. The sand mould that receives it took forty minutes to make and will serve only once; the sand itself will be back at work the next day.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'The route, an hour and a quarter',
          head: ['Stage', 'Time', 'What you see'],
          rows: [
            ['Pattern shop', '15 min', 'Beech patterns, one of them from 1934'],
            ['Cores and moulds', '20 min', 'Sand, the press, the knack'],
            ['Pouring', '15 min', 'From behind glass, eight metres from the furnace'],
            ['Fettling and coating', '15 min', 'First the noise, then the colour'],
            ['Parts store', '10 min', 'Ten years of radiators, in drawers'],
          ],
        },
        {
          dated: true,
          type: 'text',
          markdown: `## Getting there

Saturday 19 and Sunday 20 September, with a group leaving every twenty-five minutes, the first at 9 a.m., the last at 4.55 p.m. The foundry is a quarter of an hour’s walk from the station; follow the ochre signs. Park in the dispatch yard. Visits are in French, with one in English each day at 11.05 a.m.

The apprentices run a moulding workshop in the old store: you pour tin into sand, at 240 °C, and go home with a small fireback. It is open to anyone aged eight or over.`,
        },
        {
          dated: true,
          type: 'faq',
          title: 'Before you come',
          questions: [
            {
              question: 'Do I need to book?',
              answer: `Yes, by telephone on ${PHONES.en.consumers}, by 16 September. The visit is free. Cancelled places are offered at the gate that morning.`,
            },
            {
              question: 'What is the minimum age?',
              answer: 'Ten for the visit, eight for the workshop. Children come with an adult.',
            },
            {
              question: 'Is the route accessible?',
              answer:
                'By wheelchair, yes, except for the pattern shop, which is upstairs: the patterns are brought down instead. A visit in French sign language leaves on Saturday at 2 p.m. Ear defenders are lent to everyone.',
            },
            {
              question: 'May I take photographs?',
              answer: 'Yes, without flash during the pour, and with the agreement of anyone in the picture.',
            },
          ],
        },
        {
          type: 'quote',
          text: 'People come for the molten metal, and stay to look at the sand moulds.',
          source: 'The foreman, Roanne foundry',
        },
        {
          type: 'links',
          title: 'In the meantime',
          links: [
            {
              label: 'Our factories',
              text: 'Roanne and the other five.',
              url: '/en/our-factories',
            },
            {
              label: 'Careers',
              text: 'The trades of the foundry, and how to join them.',
              url: '/en/careers',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'ten-years-of-parts',
    type: 'actualite',
    published: '2026-04-14',
    tags: ['actualites'],
    fr: {
      slug: 'dix-ans-de-pieces',
      title: 'Dix ans de pièces',
      lead: 'Toutes les pièces de tous nos appareils sont désormais gardées dix ans au moins après la dernière vente. C’est un engagement écrit.',
      description:
        'Âtre garde désormais les pièces détachées de tous ses appareils dix ans au moins après la dernière vente : ce qui change, ce qui est couvert, comment commander.',
      blocks: [
        {
          type: 'text',
          markdown: `Jusqu’ici, la durée dépendait de la famille : quinze ans pour quelques radiateurs, sept pour un chauffe-eau, cinq pour une passerelle. Personne ne s’y retrouvait. Depuis le 14 avril, une seule règle vaut pour tout le catalogue : **dix ans au moins, à compter de la vente du dernier appareil du modèle**.

La règle s’applique aux appareils déjà retirés. Si le vôtre a quitté le catalogue après le 14 avril 2016, sa carte, sa sonde ou son joint existent encore, ou seront refaits.`,
        },
        {
          type: 'table',
          caption: 'Avant et après',
          head: ['Famille', 'Avant', 'Depuis le 14 avril 2026'],
          rows: [
            ['Radiateurs à inertie', '10 ou 15 ans', '10 ou 15 ans'],
            ['Sèche-serviettes', '8 ans', '10 ans'],
            ['Chauffe-eau et ballons', '7 ans', '10 ans'],
            ['Pompes à chaleur', '10 ans', '10 ans'],
            ['Ventilation', '8 ans', '10 ans'],
            ['Thermostats, capteurs, passerelles', '5 ans', '10 ans'],
            ['Chauffage d’appoint', '5 ans', '10 ans'],
          ],
        },
        {
          type: 'text',
          markdown: `## Comment on garde une pièce dix ans

Une façade de fonte ne pose pas de difficulté : le modèle en hêtre est conservé, et nous pouvons la couler à nouveau. Une carte électronique est plus délicate, car ses composants cessent d’être fabriqués. Nous en achetons donc une réserve avant l’arrêt, et Cholet redessine la carte quand la réserve baisse, avec les mêmes trous de fixation et les mêmes connecteurs.

Le magasin de Roanne compte 38 000 références sur 6 200 m². Le taux de service a été de 94 % en 2025 : sur cent pièces demandées, quatre-vingt-quatorze sont parties sous deux jours. Les six autres ont attendu onze jours en moyenne.`,
        },
        {
          type: 'faq',
          title: 'En pratique',
          questions: [
            {
              question: 'Comment obtenir une pièce ?',
              answer:
                'Auprès de votre installateur ou de votre distributeur, avec le numéro de série. Les professionnels la commandent en ligne, à partir de la vue éclatée.',
            },
            {
              question: 'Le prix est-il plafonné ?',
              answer:
                'Aucune pièce ne dépasse 40 % du prix public de l’appareil, cœur de chauffe, compresseur et cuve mis à part.',
            },
            {
              question: 'Et si la pièce manque ?',
              answer:
                'Nous fournissons celle qui la remplace ou, à défaut, un appareil équivalent au prix de la pièce. C’est arrivé onze fois en 2025.',
            },
            {
              question: 'L’application aussi ?',
              answer:
                'Oui. Les appareils connectés restent pris en charge dix ans au moins, et gardent leurs programmes ensuite.',
            },
          ],
        },
        {
          type: 'links',
          title: 'À lire',
          links: [
            {
              label: 'Réparer plutôt que jeter',
              text: 'Ce qui tombe en panne, et le temps qu’il faut.',
              url: '/reparer-plutot-que-jeter',
            },
            {
              label: 'Garanties',
              text: 'De 2 à 15 ans selon l’appareil.',
              url: '/garanties',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'ten-years-of-parts',
      title: 'Ten years of parts',
      lead: 'Every part of every appliance is now kept for at least ten years after the last one is sold. It is a written commitment.',
      description:
        'Âtre now keeps spare parts for all its appliances for at least ten years after the last one is sold: what changes, what is covered, and how to get a part.',
      blocks: [
        {
          type: 'text',
          markdown: `Until now the term depended on the family: fifteen years for a few radiators, seven for a water heater, five for a gateway. No one could keep track. Since 14 April one rule holds for the whole catalogue: **at least ten years from the last sale of the model**.

The rule applies to appliances already withdrawn. If yours left the catalogue after 14 April 2016, its board, sensor or gasket still exists, or will be made again.`,
        },
        {
          type: 'table',
          caption: 'Before and after',
          head: ['Family', 'Before', 'Since 14 April 2026'],
          rows: [
            ['Inertia radiators', '10 or 15 years', '10 or 15 years'],
            ['Towel dryers', '8 years', '10 years'],
            ['Water heaters and tanks', '7 years', '10 years'],
            ['Heat pumps', '10 years', '10 years'],
            ['Ventilation', '8 years', '10 years'],
            ['Thermostats, sensors, gateways', '5 years', '10 years'],
            ['Supplementary heating', '5 years', '10 years'],
          ],
        },
        {
          type: 'text',
          markdown: `## How to keep a part for ten years

A casting is no problem: we keep the beech pattern and can pour another. A circuit board is harder, because its components go out of production. So we buy a reserve beforehand, and when it runs low Cholet redesigns the board with the same fixing holes and connectors.

The Roanne store holds 38,000 references on 6,200 m². Its service rate in 2025 was 94%: of every hundred parts ordered, ninety-four were sent within two days. The other six waited eleven days on average.`,
        },
        {
          type: 'faq',
          title: 'In practice',
          questions: [
            {
              question: 'How do I get a part?',
              answer:
                'From your installer or your distributor, with the serial number. Professionals order it online, from the exploded view.',
            },
            {
              question: 'Is the price capped?',
              answer:
                'No part costs more than 40% of the list price of the appliance, except the core, the compressor and the tank.',
            },
            {
              question: 'What if there is none left?',
              answer:
                'We supply the part that replaces it or, failing that, an equivalent appliance at the price of the part. That happened eleven times in 2025.',
            },
            {
              question: 'Does it cover the app?',
              answer:
                'Yes. Connected appliances are supported for at least ten years, and keep their programmes after that.',
            },
          ],
        },
        {
          type: 'links',
          title: 'Further reading',
          links: [
            {
              label: 'Repair before replace',
              text: 'What fails, and how long it takes to mend.',
              url: '/en/repair-before-replace',
            },
            {
              label: 'Guarantees',
              text: 'From 2 to 15 years depending on the appliance.',
              url: '/en/guarantees',
            },
          ],
        },
      ],
    },
  },
];
