import type { DemoPage } from '../demo-page.ts';
import { dated, faq, image, products, table, text } from '../write-blocks.ts';

export const CHOOSING_ADVICE_PAGES: DemoPage[] = [
  {
    key: 'floor-or-radiators',
    type: 'conseil_info',
    published: '2026-04-07',
    tags: ['chauffage', 'renovation'],
    fr: {
      slug: 'plancher-chauffant-ou-radiateurs',
      title: 'Plancher chauffant ou radiateurs',
      lead: 'Le premier se décide avec la dalle, les seconds quand on veut. Entre les deux, il y a quinze degrés d’écart dans les tuyaux, et deux façons de chauffer.',
      description:
        'Plancher chauffant ou radiateurs avec une pompe à chaleur : températures, rendement, inertie, hauteur perdue, rénovation, mélange des deux, et quand éviter le sol.',
      blocks: [
        text(`Un plancher chauffe avec de l’eau à 30 ou 35 °C, parce qu’il a toute la surface de la pièce. Un radiateur de 60 cm de haut a besoin d’une eau de 45 à 55. Pour une pompe à chaleur, chaque degré de moins vaut 2 à 2,5 % de dépense : l’écart se paie chaque hiver.

## Quand choisir le plancher

La dalle est neuve ou refaite, la maison bien isolée, les pièces habitées tous les jours. Un plancher libère les murs et ne fait aucun bruit.

## Quand choisir les radiateurs

La hauteur manque, l’isolation est moyenne, les horaires sont irréguliers. Un plancher met deux à quatre heures à réagir : il ne suit ni un soleil de mars ni un retour imprévu.`),
        table(
          'Les deux, dans la même maison de 110 m²',
          ['Critère', 'Plancher', 'Radiateurs'],
          ['Température de départ par −7 °C', '35 °C', '50 °C'],
          ['SCOP de Bise, climat moyen', '4,9', '3,85'],
          ['Temps de réponse', '2 à 4 h', '20 à 40 min'],
          ['Hauteur perdue', '80 à 110 mm', 'Aucune'],
          ['Meubles bas, tapis épais', 'À éviter', 'Indifférents'],
          ['Pose dans une maison habitée', 'Difficile', 'Une pièce par jour'],
        ),
        text(`## Les deux à la fois

C’est le cas le plus courant en rénovation : sol en bas, où l’on refait la dalle, radiateurs en haut. [Pilastre](/produit/pilastre) envoie deux températures, chacune avec sa pompe. Il n’est plus nécessaire d’envoyer 50 °C dans toute la maison : le bas reste à 32.

## Le sol et ses limites

28 °C de surface au plus, c’est la règle en France. Un parquet collé n’en supporte que 27 : [Repère](/produit/repere) s’y tient. Évitez le plancher chauffant dans une chambre d’amis, un atelier, une pièce très vitrée au sud.

## L’été

Un plancher rafraîchit aussi, de 3 à 5 °C, avec une machine réversible comme [Autan](/produit/autan), qui surveille le point de rosée.`),
        faq(
          'En rénovation',
          [
            'Existe-t-il des planchers minces ?',
            'Oui, de 20 à 50 mm, sur plaques. Ils répondent plus vite et stockent moins ; comptez 30 % de plus au mètre carré.',
          ],
          [
            'Puis-je garder mes radiateurs de fonte ?',
            'Presque toujours. Ils sont grands : une eau tiède leur suffit.',
          ],
        ),
        products('Pour l’un, pour l’autre, pour les deux', 'AT-BIS', 'AT-PLS', 'AT-RPR', 'AT-ATN'),
      ],
    },
    en: {
      slug: 'underfloor-heating-or-radiators',
      title: 'Underfloor heating or radiators',
      lead: 'You decide on the first with the slab, on the second whenever you like. They differ by fifteen degrees in the pipes, and in the way they heat.',
      description:
        'Underfloor heating or radiators with a heat pump: temperatures, efficiency, inertia, height lost, renovation, mixing the two, and when to leave the floor alone.',
      blocks: [
        text(`A floor heats with water at 30 or 35 °C, because it has the whole area of the room. A radiator 60 cm high needs it at 45 to 55. With a heat pump, each degree less saves 2 to 2.5% of the cost: you pay for the gap every winter.

## When to choose the floor

The slab is new or being relaid, the house is well insulated, the rooms are lived in every day. Underfloor heating frees the walls and makes no noise.

## When to choose radiators

There is little height to spare, insulation is average, hours are irregular. A floor takes two to four hours to respond: it cannot keep up with a sunny day in March or an unplanned return.`),
        table(
          'Both, in the same house of 110 m²',
          ['What to compare', 'Underfloor', 'Radiators'],
          ['Flow temperature at −7 °C', '35 °C', '50 °C'],
          ['SCOP of Bise, average climate', '4.9', '3.85'],
          ['Response time', '2 to 4 h', '20 to 40 min'],
          ['Height lost', '80 to 110 mm', 'None'],
          ['Low furniture, thick carpet', 'To be avoided', 'No matter'],
          ['Fitting in a lived-in house', 'Difficult', 'A room a day'],
        ),
        text(`## Both at once

The usual case in renovation: underfloor heating downstairs, where the slab is relaid, and radiators upstairs. [Pilastre](/en/product/pilastre) sends two temperatures, each with its own pump. There is no longer any need to send 50 °C round the whole house: the lower floor stays at 32.

## The floor and its limits

A surface of 28 °C at most is the rule in France. Glued parquet can take no more than 27: [Repère](/en/product/repere) keeps to that. Avoid underfloor heating in a guest room, a workshop or a room with a lot of south-facing glass.

## Summer

A floor cools too, by 3 to 5 °C, with a reversible machine such as [Autan](/en/product/autan), which watches the dew point.`),
        faq(
          'In renovation',
          [
            'Are there thin systems?',
            'Yes, 20 to 50 mm, on boards. They respond faster and store less heat; allow 30% more per square metre.',
          ],
          [
            'Can I keep my cast-iron radiators?',
            'Nearly always. They are large, so lukewarm water is enough.',
          ],
        ),
        products('For one, the other, or both', 'AT-BIS', 'AT-PLS', 'AT-RPR', 'AT-ATN'),
      ],
    },
  },
  {
    key: 'a-gas-radiator-today',
    type: 'conseil_info',
    published: '2025-10-21',
    tags: ['chauffage', 'aides-reglementations'],
    review: { last: '2026-11-26', due: '2027-03-01' },
    fr: {
      slug: 'un-radiateur-a-gaz-aujourd-hui',
      title: 'Un radiateur à gaz, aujourd’hui',
      lead: 'Un refuge sans prise, une maison de campagne au bout de la ligne, un atelier froid. Il reste des endroits où une flamme derrière une vitre est la bonne réponse.',
      description:
        'Quand choisir un radiateur à gaz : sur ventouse ou sur conduit, propane ou gaz naturel, puissance, ventilation, entretien annuel, règles de pose et limites.',
      blocks: [
        text(`Disons d’abord ce qu’il n’est pas : une solution pour une maison isolée et raccordée. Une pompe à chaleur y dépense trois à quatre fois moins d’énergie. Mais toutes les maisons ne sont pas isolées, raccordées ou occupées.

## Sur ventouse

La chambre de combustion est fermée, l’air vient du dehors par le conduit double qui évacue les fumées. Ni cheminée, ni grille dans la pièce. [Tison](/produit/tison) n’a besoin d’aucun courant : allumage par piézo, thermostat à bulbe. [Crémaillère](/produit/cremaillere) module sa flamme et se programme.

## Sur conduit

[Chenet](/produit/chenet) se raccorde à une cheminée que l’on n’allume plus. Le conduit doit être ramoné, vérifié, tubé s’il le faut, et la pièce doit garder une grille de 100 cm².`),
        table(
          'Quatre radiateurs à gaz',
          ['Modèle', 'Évacuation', 'Puissance', 'Courant', 'Prix public'],
          ['Tison', 'Ventouse', '2 000 à 3 500 W', 'Aucun', '949 à 1 149 €'],
          ['Crémaillère', 'Ventouse', '2 500 à 5 000 W', '230 V, 12 W', '1 190 à 1 490 €'],
          ['Chenet', 'Conduit', '3 500 à 5 000 W', 'Deux piles', '1 190 à 1 390 €'],
          ['Landier', 'Conduit', '4 500 à 6 000 W', 'Selon notice', '1 390 à 1 690 €'],
        ),
        text(`## Le gaz

Naturel ou propane : les injecteurs des deux sont livrés, l’installateur monte les bons. Une bouteille de 13 kg donne au Tison de 2 500 W environ 55 heures de pleine puissance, soit deux à trois semaines de soirées.

## Les règles

Pose et raccordement par un professionnel, certificat de conformité, robinet de barrage accessible. Entretien chaque année, ramonage une ou deux fois par an s’il y a un conduit. Placez un détecteur de monoxyde, 40 €, dans la pièce d’un appareil sur conduit.`),
        dated(
          text(`## Étiquette et aides

Ces appareils portent une étiquette énergie, de A++ à G : B ou C pour les nôtres. Depuis 2022, de nombreuses aides excluent le gaz. N’y comptez pas.`),
        ),
        image('chenet-living', 'Chenet devant le tablier fermé d’une cheminée.'),
        faq(
          'Sécurité',
          [
            'Peut-on dormir avec ?',
            'Avec un appareil à ventouse, oui. Avec un appareil sur conduit, pas dans une chambre.',
          ],
          [
            'Et si le vent refoule ?',
            'Une sonde arrête Chenet en vingt secondes quand les fumées reviennent. Un conduit qui refoule souvent doit être repris.',
          ],
        ),
        products('Les quatre', 'AT-TIS', 'AT-CRE', 'AT-CHN', 'AT-LAN'),
      ],
    },
    en: {
      slug: 'a-gas-radiator-today',
      title: 'A gas radiator today',
      lead: 'A refuge without a socket, a country house at the end of the line, a cold workshop. There are still places where a flame behind glass is the right answer.',
      description:
        'When to choose a gas radiator: balanced flue or chimney, propane or natural gas, output, air supply, yearly service, rules on fitting in France and limits.',
      blocks: [
        text(`First, what it is not: the answer for an insulated house with mains connections. A heat pump uses three to four times less energy there. But not every house is insulated, connected or lived in.

## Balanced flue

The combustion chamber is sealed, and air comes from outside through the double pipe that carries the fumes away. No chimney, no grille in the room. [Tison](/en/product/tison) needs no power at all: piezo ignition, bulb thermostat. [Crémaillère](/en/product/cremaillere) modulates its flame and can be programmed.

## Chimney

[Chenet](/en/product/chenet) connects to a chimney no longer in use. The flue must be swept, inspected and lined if need be, and the room must keep a grille of 100 cm².`),
        table(
          'Four gas radiators',
          ['Model', 'Flue', 'Output', 'Electricity', 'List price'],
          ['Tison', 'Balanced', '2,000 to 3,500 W', 'None', '€949 to €1,149'],
          ['Crémaillère', 'Balanced', '2,500 to 5,000 W', '230 V, 12 W', '€1,190 to €1,490'],
          ['Chenet', 'Chimney', '3,500 to 5,000 W', 'Two batteries', '€1,190 to €1,390'],
          ['Landier', 'Chimney', '4,500 to 6,000 W', 'See manual', '€1,390 to €1,690'],
        ),
        text(`## The gas

Natural gas or propane: the jets for both are in the box, and the installer fits the right ones. A 13 kg bottle gives a 2,500 W Tison about 55 hours at full output, or two to three weeks of evenings.

## The rules

Fitting and connection by a professional, certificate of conformity, an accessible shut-off tap. Service every year; sweeping once or twice a year if there is a chimney. Fit a carbon monoxide detector, €40, in any room with a chimney appliance.`),
        dated(
          text(`## Label and grants

These appliances carry an energy label, from A++ to G: B or C for ours. Since 2022 many grants have excluded gas. Do not count on one.`),
        ),
        image('chenet-living', 'Chenet in front of a closed-up fireplace.'),
        faq(
          'Safety',
          [
            'Can I sleep with it on?',
            'With a balanced flue, yes. With a chimney appliance, not in a bedroom.',
          ],
          [
            'And if the wind blows back?',
            'A sensor shuts Chenet down within twenty seconds when fumes come back. A flue that often blows back must be put right.',
          ],
        ),
        products('All four', 'AT-TIS', 'AT-CRE', 'AT-CHN', 'AT-LAN'),
      ],
    },
  },
  {
    key: 'damp-and-mould',
    type: 'conseil_info',
    published: '2026-02-03',
    tags: ['ventilation', 'salle-de-bains'],
    fr: {
      slug: 'humidite-et-moisissures',
      title: 'Humidité et moisissures : chercher d’où vient l’eau',
      lead: 'Une tache noire dans un angle n’est pas une affaire de peinture. L’eau vient de l’air, du mur ou du sol, et chacun a sa signature.',
      description:
        'Reconnaître l’origine de l’humidité : condensation, infiltration, remontée. Mesurer à l’hygromètre, ventiler, chauffer juste, choisir entre aérateur et VMC.',
      blocks: [
        text(`## Trois signatures

**De l’air.** Angles, derrière une armoire, bas des vitres, hiver. Petits points noirs. C’est la condensation, neuf fois sur dix.

**Du mur.** Une auréole nette, qui grandit après la pluie, au même endroit été comme hiver. Gouttière, joint, fissure.

**Du sol.** Une bande horizontale jusqu’à un mètre, le salpêtre qui fleurit. Remontée capillaire : aucun appareil n’y peut rien.

## Mesurer

Un hygromètre à 15 € et une semaine. Entre 40 et 60 %, rien à faire. Au-dessus de 65 à 19 °C, l’air est mal renouvelé. Sur un mur à 12 °C, la condensation commence dès 63 %.`),
        table(
          'D’où viennent dix litres par jour, dans une famille de quatre',
          ['Source', 'Litres'],
          ['Respiration et sueur', '4,5'],
          ['Cuisine', '2'],
          ['Douches', '1,5'],
          ['Linge qui sèche dedans', '1,5'],
          ['Plantes, ménage', '0,5'],
        ),
        text(`## Dans l’ordre

1. **Vérifiez que l’air sort.** Bouches propres, caisson en marche, 10 mm sous les portes.
2. **Vérifiez qu’il entre.** Une grille bouchée par du ruban l’est toujours par quelqu’un qui avait froid.
3. **Chauffez un peu, partout.** Une chambre fermée à 12 °C à côté d’un séjour à 20 reçoit son humidité et la garde. Visez 16.
4. **Décollez les meubles** de 50 mm des murs nord.
5. Ensuite seulement, lavez et repeignez.

## L’appareil qu’il faut

Une pièce d’eau seule : [Chatière](/produit/chatiere), qui réagit à la montée d’humidité. Une chambre : [Meurtrière](/produit/meurtriere), qui renouvelle l’air sans refroidir la pièce. Toute la maison : une hygroréglable comme [Lanterneau](/produit/lanterneau), qui suit l’humidité pièce par pièce. Du linge à sécher : [Étendage](/produit/etendage), qui s’arrête quand le linge est sec.`),
        faq(
          'Deux idées reçues sur l’humidité',
          [
            'Un déshumidificateur règle-t-il le problème ?',
            'Il ne fait que le déplacer : 300 W, un bac à vider, et le gaz carbonique reste. Gardez-le pour sécher après un dégât des eaux.',
          ],
          [
            'L’eau de Javel ?',
            'Elle blanchit la tache et laisse la racine. Nettoyez, séchez, et traitez la cause.',
          ],
        ),
        products('Contre la buée', 'AT-CHT', 'AT-MRT', 'AT-LTN', 'AT-ETD'),
      ],
    },
    en: {
      slug: 'damp-and-mould',
      title: 'Damp and mould: finding where the water comes from',
      lead: 'A black patch in a corner is not a job for paint. The water comes from the air, the wall or the ground, and each leaves its signature.',
      description:
        'Recognising where damp comes from: condensation, leaks, rising damp. Measuring with a hygrometer, ventilating, heating enough, choosing between fan and system.',
      blocks: [
        text(`## Three signatures

**From the air.** Corners, behind a wardrobe, the foot of panes, in winter. Small black dots. Nine times in ten, this is condensation.

**From the wall.** A sharp-edged stain that grows after rain, in the same place summer and winter. Gutter, joint, crack.

**From the ground.** A horizontal band up to a metre, with a bloom of white salts. Rising damp: no appliance can help.

## Measuring

A €15 hygrometer and a week. Between 40 and 60%, there is nothing to do. Above 65 at 19 °C, the air is not being changed enough. On a wall at 12 °C, condensation starts at 63%.`),
        table(
          'Where ten litres a day come from, in a family of four',
          ['Source', 'Litres'],
          ['Breath and sweat', '4.5'],
          ['Cooking', '2'],
          ['Showers', '1.5'],
          ['Laundry drying indoors', '1.5'],
          ['Plants, cleaning', '0.5'],
        ),
        text(`## In order

1. **Check that the air leaves.** Clean terminals, unit running, 10 mm under the doors.
2. **Check that it comes in.** A grille blocked with tape was always blocked by somebody who felt cold.
3. **Heat a little, everywhere.** A closed bedroom at 12 °C beside a living room at 20 takes in its moisture and keeps it. Aim for 16.
4. **Move furniture** 50 mm away from north walls.
5. Only then wash and repaint.

## The right appliance

A single wet room: [Chatière](/en/product/chatiere), which reacts to rising humidity. A bedroom: [Meurtrière](/en/product/meurtriere), which changes the air without cooling the room. The whole house: a humidity-controlled unit such as [Lanterneau](/en/product/lanterneau), which follows humidity room by room. Laundry to dry: [Étendage](/en/product/etendage), which stops when the laundry is dry.`),
        faq(
          'Two common beliefs',
          [
            'Does a dehumidifier solve it?',
            'It only moves it: 300 W, a tank to empty, and the carbon dioxide stays. Keep it for drying out after a leak.',
          ],
          ['Bleach?', 'It whitens the stain and leaves the root. Clean, dry, and treat the cause.'],
        ),
        products('Against damp', 'AT-CHT', 'AT-MRT', 'AT-LTN', 'AT-ETD'),
      ],
    },
  },
  {
    key: 'heat-from-the-ground',
    type: 'conseil_info',
    published: '2025-09-23',
    tags: ['chauffage', 'renovation'],
    fr: {
      slug: 'la-chaleur-du-sol-est-elle-pour-vous',
      title: 'La chaleur du sol est-elle pour vous ?',
      lead: 'Rien en façade, le meilleur rendement du catalogue, et un jardin retourné pendant trois jours. La géothermie se décide avec une pelle et un plan.',
      description:
        'Géothermie chez soi : captage horizontal ou sondes verticales, surface de terrain, forage, coût, rendement, comparaison avec une pompe à chaleur sur air.',
      blocks: [
        text(`À un mètre de profondeur, la terre reste entre 5 et 15 °C toute l’année ; à cent mètres, à 12 ou 13 en toute saison. Une pompe à chaleur qui y puise ne dégivre jamais et ne fait pas de bruit dehors.

## À plat

[Tuf](/produit/tuf) prend sa chaleur dans des couronnes de tube enterrées entre 80 cm et 1,20 m. Il faut une fois et demie à deux fois la surface chauffée, sans arbre ni terrasse : 200 m² de pelouse pour une maison de 110. Trois jours de pelleteuse, puis l’herbe repousse.

## En profondeur

[Grès](/produit/gres) descend : deux forages de 95 m remplacent 300 m² de jardin. La foreuse a besoin de 3 m de passage. Le forage se déclare en ligne dans la plupart des communes ; le foreur s’en charge. L’été, la fraîcheur du sol passe dans le plancher, pour 80 W de circulateur.`),
        table(
          'Trois sources, une maison de 120 m² à plancher chauffant',
          ['Critère', 'Air, Galerne 7', 'Sol à plat, Tuf 8', 'Sondes, Grès 8'],
          ['SCOP à 35 °C, climat moyen', '5,05', '5,30', '5,45'],
          ['Rendement par −7 °C', '2,9', '4,4', '4,8'],
          ['Appareil, prix public', '7 190 €', '9 990 €', 'Sur devis'],
          ['Captage', '–', '3 500 à 5 000 €', '14 000 à 18 000 €'],
          ['Bruit dehors, à 3 m (Lw)', '30 dB(A) (Lw 47)', 'Aucun', 'Aucun'],
          ['Durée du captage', '–', '50 ans', '100 ans'],
        ),
        text(`## Faire le compte

L’écart de rendement sur l’année est faible avec un plancher : 5 à 8 %. Il grandit là où il gèle longtemps, avec des radiateurs, ou si l’on veut du frais l’été sans climatiseur. S’y ajoute le silence, dehors.

## Quand nous disons non

- Un terrain en pente sur du rocher : le captage à plat n’y tient pas.
- Une parcelle que l’on vendra en deux lots.
- Une maison mal isolée : le captage serait double. Isolez d’abord le toit.

## Garder le plan

Photographiez les tubes avant de reboucher, un mètre posé à côté. Dans vingt ans, quelqu’un voudra planter un cerisier.`),
        faq(
          'Sous la pelouse',
          [
            'Le jardin gèle-t-il ?',
            'Non. L’herbe verdit deux semaines plus tard au printemps, au-dessus du captage, et c’est tout.',
          ],
          [
            'Y a-t-il des aides ?',
            'Plus que pour l’air, souvent. Elles changent : demandez à un conseiller public avant de signer.',
          ],
        ),
        products('Sous terre et au-dessus', 'AT-TUF', 'AT-GRS', 'AT-GLN'),
      ],
    },
    en: {
      slug: 'is-ground-heat-for-you',
      title: 'Is heat from the ground for you?',
      lead: 'Nothing on the façade, the best efficiency in the catalogue, and a garden dug up for three days. Ground source is decided with a spade and a plan.',
      description:
        'Ground-source heating at home: horizontal loops or boreholes, area of land, drilling, cost, efficiency, and a comparison with an air-source heat pump.',
      blocks: [
        text(`A metre down, the ground stays between 5 and 15 °C all year round; a hundred metres down, at 12 or 13 whatever the season. A heat pump that draws on it never defrosts and makes no noise outside.

## Flat

[Tuf](/en/product/tuf) takes its heat from coils of pipe buried between 80 cm and 1.2 m. You need one and a half to two times the heated area, without trees or terrace: 200 m² of lawn for a house of 110. Three days with a digger, then the grass grows back.

## Deep

[Grès](/en/product/gres) goes down: two boreholes of 95 m replace 300 m² of garden. The rig needs a passage of 3 m. In most French communes drilling is declared online; the driller sees to it. In summer the floor is cooled by the ground, for the 80 W of a pump.`),
        table(
          'Three sources, a house of 120 m² with underfloor heating',
          ['What to compare', 'Air, Galerne 7', 'Flat ground, Tuf 8', 'Boreholes, Grès 8'],
          ['SCOP at 35 °C, average climate', '5.05', '5.30', '5.45'],
          ['Efficiency at −7 °C', '2.9', '4.4', '4.8'],
          ['Appliance, list price', '€7,190', '€9,990', 'On quotation'],
          ['Collector', '–', '€3,500 to €5,000', '€14,000 to €18,000'],
          ['Noise outside, at 3 m (Lw)', '30 dB(A) (Lw 47)', 'None', 'None'],
          ['Life of the collector', '–', '50 years', '100 years'],
        ),
        text(`## Doing the sums

With underfloor heating the gap in efficiency over the year is small: 5 to 8%. It grows where frosts are long, with radiators, or if you want a cool house in summer without an air conditioner. There is also the silence outside.

## When we say no

- A slope on rock: a flat collector will not stay in place.
- A plot that you will sell in two lots.
- A poorly insulated house: the collector would be twice the size. Insulate the roof first.

## Keep the plan

Photograph the pipes before they are covered, with a tape measure beside them. In twenty years somebody will want to plant a cherry tree.`),
        faq(
          'Under the lawn',
          [
            'Does the garden freeze?',
            'No. Above the collector the grass turns green two weeks later in spring, and that is all.',
          ],
          [
            'Are there grants?',
            'More than for air, often. They change: ask a public adviser before you sign.',
          ],
        ),
        products('Below ground, and above', 'AT-TUF', 'AT-GRS', 'AT-GLN'),
      ],
    },
  },
];
