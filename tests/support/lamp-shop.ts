/** A shop of lamps: a trade without drawings, energy records and rooms. */
export const LAMP_SHOP: Record<string, string> = {
  'attributes.csv': `code;kind;facet;unit;name.fr;name.en
TYPE;type;yes;;Genre;Kind
FLUX;number;yes;lm;Flux lumineux;Luminous flux
SOCKET;choice;yes;;Culot;Socket
COLOR;colour;yes;;Teinte;Colour
`,
  'attribute-options.csv': `attribute;value;name.fr;name.en
SOCKET;e27;E27;E27
SOCKET;g9;G9;G9
`,
  'types.csv': `key;name.fr;name.en;size_name
suspension;Suspension;Pendant lamp;FLUX
`,
  'colours.csv': `key;code;name.fr;name.en;swatch
olive;OL;Olive;Olive;#6b6b2a
craie;CR;Craie;Chalk;#f4f1e8
`,
  'categories.csv': `key;parent;name.fr;name.en;slug.fr;slug.en;intro.fr;intro.en
lamps;;Luminaires;Lamps;luminaires;lamps;Tous.;All.
pendants;lamps;Suspensions;Pendants;luminaires/suspensions;lamps/pendants;Au plafond.;From the ceiling.
`,
  'products/halo.md': `---
reference: LU-HALO
type: suspension
fr: { name: Halo }
en: { name: Halo }
categories: [pendants]
colours: [olive, craie]
attributes: { SOCKET: [e27] }
sizes:
  - { code: S, width: 300, height: 250, depth: 300, weight: 1.2, figures: { FLUX: 800 } }
  - { code: L, width: 500, height: 400, depth: 500, weight: 2.4, figures: { FLUX: 1200 } }
---

## fr

Une coupole d’acier.

## en

A steel dome.
`,
  'products.csv': `key;reference;type;categories;colours;attributes.SOCKET;name.fr;name.en;lead.fr;points.fr
perle;LU-PERLE;suspension;pendants;craie;g9;Perle;Pearl;Une bille.;Légère : 400 g|Sobre : 5 W
`,
  'variants.csv': `reference;product;size;colour;ean;width;height;depth;weight;figures.FLUX
LU-PERLE-9;perle;9;craie;;90;90;90;0.4;450
`,
  'prices.csv': `reference;price;eco
LU-HALO-S-OL;129.00;0.50
LU-HALO-S-CR;129,00;0,50
LU-HALO-L-OL;189.00;0.50
LU-HALO-L-CR;189.00;0.50
LU-PERLE-9;;0.20
`,
  'stock.csv': `reference;quantity
LU-HALO-S-OL;4
`,
};
