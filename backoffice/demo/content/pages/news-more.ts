import type { DemoPage } from '../demo-page.ts';
import { faq, image, products, table, text } from '../write-blocks.ts';
import { PHONES } from '../facts.ts';

export const MORE_NEWS_PAGES: DemoPage[] = [
  {
    key: 'see-it-on-your-wall',
    type: 'actualite',
    published: '2026-05-05',
    tags: ['actualites', 'chauffage'],
    fr: {
      slug: 'voir-l-appareil-sur-son-mur',
      title: 'Voir l’appareil sur son mur',
      lead: 'Un radiateur de 1 200 mm, c’est combien, chez vous ? Un téléphone le montre désormais à sa taille exacte, à l’endroit où il irait.',
      description:
        'La réalité augmentée arrive sur les fiches produits Âtre : à l’échelle exacte, dans chaque teinte, sans application à installer. Comment faire, et les limites.',
      blocks: [
        text(`On se trompe rarement sur la puissance et souvent sur la taille. Voir l’appareil à l’échelle, entre une porte et une bibliothèque, aide à choisir mieux qu’une cote sur une fiche.

## Comment faire ?

1. Ouvrez une fiche, [Lame](/produit/lame) par exemple, et choisissez la taille et la teinte.
2. Touchez « Voir chez vous ». Sur un ordinateur, photographiez le code pour continuer sur votre téléphone.
3. Visez le mur, ou le sol pour un chauffe-eau ou une pompe à chaleur. L’appareil s’y affiche.

Il n’y a rien à installer. L’image de votre pièce reste sur le téléphone ; elle n’est ni envoyée ni gardée.

## À l’échelle, et seulement à l’échelle

L’appareil ne s’étire pas avec deux doigts : il reste toujours à l’échelle. La hauteur de pose est celle de la notice : 150 mm du sol pour un horizontal, davantage pour [Tableau](/produit/tableau).`),
        table(
          'Ce que l’on peut poser',
          ['Famille', 'Où', 'Teintes'],
          ['Radiateurs, sèche-serviettes', 'Mur', 'Toutes'],
          ['Chauffe-eau', 'Mur ou sol', 'Toutes'],
          ['Pompes à chaleur', 'Sol, dehors', 'Toutes'],
          ['Climatiseurs, thermostats', 'Mur', 'Toutes'],
        ),
        image('lame-living', 'Lame en brique : la photographie, avant d’essayer la vôtre.'),
        faq(
          'Les limites',
          [
            'L’appareil flotte devant le mur.',
            'Un mur blanc et nu se lit mal. Collez-y une feuille de papier le temps de la mesure, ou éclairez-le de biais.',
          ],
          [
            'Les couleurs sont-elles justes ?',
            'À peu près : tout dépend de votre écran et de votre éclairage. Une plaquette de la teinte, prêtée par nos distributeurs, est plus sûre.',
          ],
        ),
        products('Pour essayer', 'AT-LAM', 'AT-FUT', 'AT-RIV', 'AT-BIS'),
      ],
    },
    en: {
      slug: 'see-it-on-your-wall',
      title: 'See it on your wall',
      lead: 'How big is a 1,200 mm radiator in your home? Your phone can now show it at its exact size, where it would go.',
      description:
        'Augmented reality comes to Âtre product pages: appliances at their exact size, in each colour, with nothing to install. How to do it, and where its limits are.',
      blocks: [
        text(`People rarely get the output wrong, but often the size. Seeing the appliance to scale, between a door and a bookcase, is a better guide than a dimension on a page.

## How to do it

1. Open a page, [Lame](/en/product/lame) for instance, and choose size and colour.
2. Tap “See it at home”. On a computer, scan the code with your phone.
3. Point at the wall, or at the floor for a water heater or a heat pump. The appliance appears there.

There is nothing to install. The picture of your room stays on your phone; it is neither sent nor kept.

## To scale, and only to scale

You cannot stretch the appliance with two fingers: it always stays to scale. The fixing height is the one in the manual: 150 mm from the floor for a horizontal one, more for [Tableau](/en/product/tableau).`),
        table(
          'What can be placed',
          ['Family', 'Where', 'Colours'],
          ['Radiators, towel dryers', 'Wall', 'All'],
          ['Water heaters', 'Wall or floor', 'All'],
          ['Heat pumps', 'Ground, outside', 'All'],
          ['Air conditioners, thermostats', 'Wall', 'All'],
        ),
        image('lame-living', 'Lame in brick red: the photograph, before you try your own.'),
        faq(
          'Its limits',
          [
            'The appliance floats in front of the wall.',
            'A bare white wall is hard to read. Stick a sheet of paper on it while it measures, or light it from the side.',
          ],
          [
            'Are the colours right?',
            'Roughly: it depends on your screen and your lighting. A sample in the real colour, lent by our distributors, is a better guide.',
          ],
        ),
        products('To try', 'AT-LAM', 'AT-FUT', 'AT-RIV', 'AT-BIS'),
      ],
    },
  },
  {
    key: 'boards-repaired-in-cholet',
    type: 'actualite',
    published: '2026-03-17',
    tags: ['actualites', 'regulation'],
    fr: {
      slug: 'a-cholet-on-repare-les-cartes',
      title: 'À Cholet, on répare les cartes',
      lead: 'Une carte sur deux revient en panne pour un composant à trente centimes. Depuis mars, un atelier de six personnes le change, au lieu de changer la carte.',
      description:
        'L’usine de Cholet ouvre une ligne de réparation de cartes électroniques : quels appareils, quel délai, quel prix, ce que l’on mesure, et pourquoi cela tient.',
      blocks: [
        text(`Sur cent radiateurs revenus à l’atelier, quarante-six ont une carte en défaut. Jusqu’ici, elle partait au recyclage et une neuve la remplaçait. Nous avons ouvert deux cents de ces cartes : dans cent sept, un seul composant était mort.

## Ce qui casse

Un condensateur que la chaleur a séché, un triac, une soudure fendue par dix ans de dilatation. Tout cela se remplace. Il manquait un banc d’essai qui trouve le coupable en quatre minutes.

## Comment cela se passe-t-il ?

Votre installateur envoie la carte seule, dans l’étui prépayé. À Cholet, elle est lavée, mesurée, réparée, puis passe huit heures à 70 °C en marche. Elle revient avec une étiquette : ce qui était mort, ce qui a été changé par précaution, et une garantie de deux ans.`),
        table(
          'Carte neuve ou réparée',
          ['Appareil', 'Neuve', 'Réparée', 'Délai'],
          ['Lame, Futaie, Meneau', '94 €', '48 €', '6 jours ouvrés'],
          ['Tasseau, Volige, Allège', '78 €', '42 €', '6 jours ouvrés'],
          ['Rive, Berge', '69 €', '39 €', '6 jours ouvrés'],
          ['Bise, Galerne', '310 €', '150 €', '8 jours ouvrés'],
        ),
        text(`Une carte sur sept ne se répare pas : inondation, foudre, circuit brûlé. Elle vous est alors remplacée au prix de la réparation.

## Et demain

Les condensateurs des cartes neuves ont été montés d’une classe : 105 °C au lieu de 85, pour onze centimes de plus. Les pièces restent gardées [dix ans au moins](/dix-ans-de-pieces).`),
        faq(
          'En pratique',
          [
            'Puis-je envoyer la carte moi-même ?',
            `Si vous savez couper, vérifier et démonter, oui : appelez le ${PHONES.fr.consumers} pour l’étui. Sinon, votre installateur le fera en dix minutes.`,
          ],
          [
            'Mon radiateur reste-t-il froid six jours ?',
            'Non : l’installateur peut poser une carte de prêt, reprise au retour de la vôtre.',
          ],
        ),
        products('Ouverts en quatre vis', 'AT-LAM', 'AT-TAS', 'AT-RIV', 'AT-MEN'),
      ],
    },
    en: {
      slug: 'boards-are-repaired-in-cholet',
      title: 'In Cholet, boards are repaired',
      lead: 'Half of all boards come back because of one thirty-cent component. Since March, a workshop of six people has been replacing that component instead of the board.',
      description:
        'The Cholet factory has opened a repair line for electronic boards: which appliances, how long it takes, what it costs, what is measured and why it lasts.',
      blocks: [
        text(`Of a hundred radiators returned to the workshop, forty-six have a faulty board. Until now it went to recycling and a new one took its place. We opened two hundred of those boards: in a hundred and seven of them, a single component had failed.

## What breaks

A capacitor dried out by heat, a triac, a joint cracked by ten years of expansion. All of these can be replaced. What was missing was a test bench that finds which one in four minutes.

## How it works

Your installer sends the board alone, in a prepaid sleeve. In Cholet it is washed, measured, repaired, then runs for eight hours at 70 °C. It comes back with a label saying what had failed and what was changed as a precaution, and with a two-year guarantee.`),
        table(
          'A new board or a repaired one',
          ['Appliance', 'New', 'Repaired', 'Time'],
          ['Lame, Futaie, Meneau', '€94', '€48', '6 working days'],
          ['Tasseau, Volige, Allège', '€78', '€42', '6 working days'],
          ['Rive, Berge', '€69', '€39', '6 working days'],
          ['Bise, Galerne', '€310', '€150', '8 working days'],
        ),
        text(`One board in seven cannot be repaired: flood, lightning, a burnt circuit. It is then replaced at the price of the repair.

## And next

The capacitors on new boards have gone up a class: 105 °C instead of 85, for eleven cents more. Parts are still kept for [at least ten years](/en/ten-years-of-parts).`),
        faq(
          'In practice',
          [
            'May I send the board myself?',
            `If you know how to isolate, check and take apart, yes: call ${PHONES.en.consumers} for the sleeve. Otherwise your installer will do it in ten minutes.`,
          ],
          [
            'Does my radiator stay cold for six days?',
            'No: the installer can fit a board on loan, taken back when yours returns.',
          ],
        ),
        products('Opened with four screws', 'AT-LAM', 'AT-TAS', 'AT-RIV', 'AT-MEN'),
      ],
    },
  },
  {
    key: 'fifteen-new-appliances',
    type: 'actualite',
    published: '2026-01-20',
    tags: ['actualites', 'chauffage', 'ventilation'],
    fr: {
      slug: 'quinze-nouveautes-pour-2026',
      title: 'Quinze nouveautés pour 2026',
      lead: 'Quinze appareils entrent au catalogue cette année, de 35 à 6 690 €. En voici six.',
      description:
        'Nouveautés Âtre 2026 : Claustra, Imposte, Espalier, Risée, Cornue, Marquise et neuf autres. Ce que chacun apporte, ce qu’il ne fait pas, prix et disponibilité.',
      blocks: [
        text(`Pour chaque nouveauté, nous nous sommes demandé à quelle pièce elle convenait mieux que les autres, et lequel de nos appareils elle remplaçait.

## Pour les murs

[Claustra](/produit/claustra), barres d’aluminium ajourées : la lumière passe, la chaleur aussi. [Imposte](/produit/imposte) se pose au-dessus d’une porte, seul mur libre de bien des entrées. [Espalier](/produit/espalier), sèche-serviettes asymétrique, se monte à droite ou à gauche, au choix, le jour de la pose.

## Pour les maisons économes

[Risée](/produit/risee) descend à 1,1 kW et y reste. [Cornue](/produit/cornue) lit le compteur et prend ce qui reste : un deux-pièces tout électrique tient sur 9 kVA.

## Pour les façades à préserver

[Marquise](/produit/marquise) rafraîchit sans unité dehors. Elle s’entend : 29 dB(A) au plus bas.`),
        table(
          'Six des quinze',
          ['Nouveauté', 'Ce qu’elle apporte', 'Ce qu’elle ne fait pas', 'Prix public dès'],
          ['Claustra', 'Un radiateur à travers lequel on voit', 'Sécher du linge', '529 €'],
          ['Imposte', 'Le dessus de porte', 'Plus de 1 200 W', '299 €'],
          ['Espalier', 'Le côté se choisit à la pose', 'Souffler', '459 €'],
          ['Risée', '1,1 kW au minimum', 'Rafraîchir', '4 690 €'],
          ['Cornue', 'Le délestage sans coupure', 'L’eau chaude seule', '1 540 €'],
          ['Marquise', 'Aucune unité en façade', 'Le silence d’un split', '1 890 €'],
        ),
        text(
          `Les neuf autres : Lame et Futaie dans de nouvelles teintes, Sas, Galet, Mangle, Bise, Fontaine, Traboule et Sentinelle. Chez nos distributeurs depuis le 20 janvier ; Marquise, sur commande.`,
        ),
        faq(
          'Et les anciens ?',
          [
            'Que deviennent les appareils remplacés ?',
            'Leurs pièces sont gardées dix ans au moins après la dernière vente.',
          ],
          [
            'Où les voir ?',
            'Chez les distributeurs qui exposent. La fiche de chaque appareil donne ses cotes, et le montre à l’échelle.',
          ],
        ),
        products('Les six', 'AT-CLA', 'AT-IMP', 'AT-ESP', 'AT-RIS', 'AT-CRN', 'AT-MQS'),
      ],
    },
    en: {
      slug: 'fifteen-new-appliances-for-2026',
      title: 'Fifteen new appliances for 2026',
      lead: 'Fifteen appliances join the catalogue this year, from €35 to €6,690. Here are six of them.',
      description:
        'New from Âtre in 2026: Claustra, Imposte, Espalier, Risée, Cornue, Marquise and nine more. What each brings, what it does not do, prices and availability.',
      blocks: [
        text(`For each new product we asked which rooms it suits that no other did, and which of our appliances it replaces.

## For walls

[Claustra](/en/product/claustra), openwork bars of aluminium: light passes between them, and so does heat. [Imposte](/en/product/imposte) goes above a door, the only free wall of many a hall. [Espalier](/en/product/espalier), an asymmetric towel dryer, can be fitted with its upright on either side.

## For low-energy houses

[Risée](/en/product/risee) goes down to 1.1 kW and stays there. [Cornue](/en/product/cornue) reads the meter and takes what is left: an all-electric one-bedroom flat manages on 9 kVA.

## For façades that must stay clear

[Marquise](/en/product/marquise) cools without an outdoor unit. You will hear it: 29 dB(A) at its lowest.`),
        table(
          'Six of the fifteen',
          ['New', 'What it brings', 'What it does not do', 'List price from'],
          ['Claustra', 'A radiator you see through', 'Dry laundry', '€529'],
          ['Imposte', 'The space above a door', 'More than 1,200 W', '€299'],
          ['Espalier', 'A side chosen when fitted', 'Blow', '€459'],
          ['Risée', '1.1 kW at least', 'Cool', '€4,690'],
          ['Cornue', 'Load shedding without a cut', 'Hot water alone', '€1,540'],
          ['Marquise', 'No unit on the façade', 'The silence of a split', '€1,890'],
        ),
        text(
          `The other nine: Lame and Futaie in new colours, Sas, Galet, Mangle, Bise, Fontaine, Traboule and Sentinelle. At our distributors since 20 January; Marquise to order.`,
        ),
        faq(
          'And the old ones?',
          [
            'What becomes of the appliances replaced?',
            'Their parts are kept for at least ten years after the last sale.',
          ],
          [
            'Where can they be seen?',
            'At distributors that display them. Each product page gives the dimensions and shows the appliance to scale.',
          ],
        ),
        products('All six', 'AT-CLA', 'AT-IMP', 'AT-ESP', 'AT-RIS', 'AT-CRN', 'AT-MQS'),
      ],
    },
  },
];
