import type { DemoPage } from '../demo-page.ts';
import { faq, image, products, table, text } from '../write-blocks.ts';

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
        text(`On se trompe rarement sur la puissance et souvent sur la taille. Une cote lue sur une fiche reste un chiffre ; la même, posée sur un mur entre une porte et une bibliothèque, devient une décision.

## Comment faire

1. Ouvrez une fiche, [Lame](/produit/lame) par exemple, et choisissez la taille et la teinte.
2. Touchez « Voir chez vous ». Sur un ordinateur, un code à photographier vous envoie sur votre téléphone.
3. Visez le mur, ou le sol pour un chauffe-eau ou une pompe à chaleur. L’appareil s’y pose.

Rien à installer : le téléphone sait déjà le faire. L’image de votre pièce n’en sort pas ; elle n’est ni envoyée ni gardée.

## À l’échelle, et seulement à l’échelle

L’appareil ne s’agrandit pas entre deux doigts. Un radiateur que l’on étire pour qu’il fasse joli n’apprend rien. La hauteur de pose est celle de la notice : 150 mm du sol pour un horizontal, davantage pour [Tableau](/produit/tableau).`),
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
            'À peu près : votre écran et votre lampe décident. Une plaquette de la teinte, prêtée par nos distributeurs, tranche mieux.',
          ],
        ),
        products('Pour essayer', 'AT-LAM', 'AT-FUT', 'AT-RIV', 'AT-BIS'),
      ],
    },
    en: {
      slug: 'see-it-on-your-wall',
      title: 'See it on your wall',
      lead: 'A radiator of 1,200 mm: how much is that in your home? A telephone now shows it at its exact size, in the place where it would go.',
      description:
        'Augmented reality comes to Âtre product pages: appliances at their exact size, in each colour, with nothing to install. How to do it, and where its limits are.',
      blocks: [
        text(`People are seldom wrong about power and often about size. A dimension read on a page stays a figure; the same one on a wall, between a door and a bookcase, becomes a decision.

## How to do it

1. Open a page, [Lame](/en/product/lame) for instance, and choose size and colour.
2. Touch “See it in your room”. On a computer, a code to photograph sends you to your telephone.
3. Point at the wall, or at the floor for a water heater or a heat pump. The appliance settles there.

Nothing to install: the telephone knows how already. The picture of your room does not leave it; it is neither sent nor kept.

## To scale, and only to scale

The appliance does not grow between two fingers. A radiator stretched to look pretty teaches nothing. The fixing height is the manual’s: 150 mm from the floor for a horizontal one, more for [Tableau](/en/product/tableau).`),
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
            'Roughly: your screen and your lamp decide. A plate in the real colour, lent by our distributors, settles it better.',
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

Un condensateur que la chaleur a séché, un triac, une soudure fendue par dix ans de dilatation. Rien que l’on ne sache changer. Ce qui manquait, c’était un banc qui dise en quatre minutes lequel.

## Comment cela se passe

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

Les condensateurs des cartes neuves ont été montés d’une classe : 105 °C au lieu de 85, pour onze centimes. C’est ce que l’on gagne à ouvrir ce que l’on fabrique. Les pièces restent tenues [dix ans au moins](/dix-ans-de-pieces).`),
        faq(
          'En pratique',
          [
            'Puis-je envoyer la carte moi-même ?',
            'Si vous savez couper, vérifier et démonter, oui : appelez le 02 61 91 12 12 pour l’étui. Sinon, votre installateur le fera en dix minutes.',
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
      lead: 'One board in two comes back because of a component at thirty cents. Since March a workshop of six has been changing that, instead of the board.',
      description:
        'The Cholet factory opens a line for repairing electronic boards: which appliances, how long it takes, what it costs, what is measured and why it lasts.',
      blocks: [
        text(`Of a hundred radiators returned to the workshop, forty-six have a faulty board. Until now it went to recycling and a new one took its place. We opened two hundred of those boards: in a hundred and seven, a single component was dead.

## What breaks

A capacitor dried out by heat, a triac, a joint cracked by ten years of expansion. Nothing that cannot be changed. What was missing was a bench that says in four minutes which.

## How it works

Your installer sends the board alone, in a prepaid sleeve. In Cholet it is washed, measured, repaired, then runs for eight hours at 70 °C. It comes back with a label: what was dead, what was changed as a precaution, and a guarantee of two years.`),
        table(
          'A new board or a repaired one',
          ['Appliance', 'New', 'Repaired', 'Time'],
          ['Lame, Futaie, Meneau', '€94', '€48', '6 working days'],
          ['Tasseau, Volige, Allège', '€78', '€42', '6 working days'],
          ['Rive, Berge', '€69', '€39', '6 working days'],
          ['Bise, Galerne', '€310', '€150', '8 working days'],
        ),
        text(`One board in seven cannot be repaired: flood, lightning, a burnt circuit. It is then replaced at the price of the repair.

## And tomorrow

The capacitors of new boards have gone up a class: 105 °C instead of 85, for eleven cents. That is what one gains by opening what one makes. Parts are still kept for [ten years at least](/en/ten-years-of-parts).`),
        faq(
          'In practice',
          [
            'May I send the board myself?',
            'If you know how to isolate, check and take apart, yes: call +33 2 61 91 12 12 for the sleeve. Otherwise your installer will do it in ten minutes.',
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
      lead: 'Quinze appareils entrent au catalogue cette année, de 35 à 6 690 €. Aucun n’est connecté pour être connecté. Voici les six dont on vous parlera.',
      description:
        'Nouveautés Âtre 2026 : Claustra, Imposte, Espalier, Risée, Cornue, Marquise et neuf autres. Ce que chacun apporte, ce qu’il ne fait pas, prix et disponibilité.',
      blocks: [
        text(`Un catalogue s’allonge plus facilement qu’il ne se raccourcit. Pour chaque nouveauté, nous nous sommes demandé quelle pièce elle rendait possible, et lequel de nos appareils elle rendait inutile.

## Pour les murs

[Claustra](/produit/claustra), barres d’aluminium ajourées : la lumière passe, la chaleur aussi. [Imposte](/produit/imposte) se pose au-dessus d’une porte, seul mur libre de bien des entrées. [Espalier](/produit/espalier), sèche-serviettes asymétrique, choisit son côté le jour de la pose.

## Pour les maisons qui demandent peu

[Risée](/produit/risee) descend à 1,1 kW et y reste. [Cornue](/produit/cornue) lit le compteur et prend ce qui reste : un deux-pièces tout électrique tient sur 9 kVA.

## Pour les façades interdites

[Marquise](/produit/marquise) rafraîchit sans unité dehors. Elle s’entend, 29 dB(A) au plus bas : nous préférons l’écrire.`),
        table(
          'Six des quinze',
          ['Nouveauté', 'Ce qu’elle apporte', 'Ce qu’elle ne fait pas', 'Prix public dès'],
          ['Claustra', 'Un radiateur que l’on voit au travers', 'Sécher du linge', '529 €'],
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
            'Leurs pièces restent au magasin dix ans au moins après la dernière vente.',
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
      lead: 'Fifteen appliances join the catalogue this year, from €35 to €6,690. None is connected for the sake of it. Here are the six you will hear about.',
      description:
        'New from Âtre in 2026: Claustra, Imposte, Espalier, Risée, Cornue, Marquise and nine more. What each brings, what it does not do, prices and availability.',
      blocks: [
        text(`A catalogue grows more easily than it shrinks. For each novelty we asked which room it makes possible, and which of our appliances it makes useless.

## For walls

[Claustra](/en/product/claustra), openwork bars of aluminium: light passes between them, and so does heat. [Imposte](/en/product/imposte) goes above a door, the only free wall of many a hall. [Espalier](/en/product/espalier), an asymmetric towel dryer, chooses its side on the day it is fitted.

## For houses that ask for little

[Risée](/en/product/risee) goes down to 1.1 kW and stays there. [Cornue](/en/product/cornue) reads the meter and takes what is left: an all-electric one-bedroom flat manages on 9 kVA.

## For façades that may not be touched

[Marquise](/en/product/marquise) cools without an outdoor unit. It can be heard, 29 dB(A) at its lowest: we would rather write it down.`),
        table(
          'Six of the fifteen',
          ['New', 'What it brings', 'What it does not do', 'Public price from'],
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
            'Their parts stay in store for ten years at least after the last one is sold.',
          ],
          [
            'Where can they be seen?',
            'At distributors who show them. The page of each gives its dimensions and draws it to scale.',
          ],
        ),
        products('All six', 'AT-CLA', 'AT-IMP', 'AT-ESP', 'AT-RIS', 'AT-CRN', 'AT-MQS'),
      ],
    },
  },
];
