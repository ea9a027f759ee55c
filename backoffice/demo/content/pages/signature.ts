import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import type { DemoPage } from '../demo-page.ts';

const REFERENCES = ['AT-TRU', 'AT-LNT', 'AT-MRG'];

export const SIGNATURE_PAGES: DemoPage[] = [
  {
    key: 'signature-collection',
    type: 'signature',
    published: null,
    tags: [],
    fr: {
      slug: 'collection',
      title: 'Le feu, tenu en silence',
      lead: 'Signature réunit des radiateurs taillés dans une seule pierre et cerclés de laiton. Chacun porte un numéro, le nom de son tailleur et celui de la carrière.',
      description:
        'Signature, la collection de pierre et de laiton d’Âtre : des radiateurs d’ardoise et de calcaire, taillés à la commande, numérotés, garantis quinze ans.',
      blocks: [
        table(
          'Ce dont elle est faite',
          ['Matière', 'Provenance'],
          [
            ['Pierre', 'Ardoise de Trélazé ou calcaire de Bourgogne'],
            ['Laiton', 'Barre pleine, brossée à la main, cirée'],
            ['Délai', 'Neuf semaines'],
            ['Garantie', 'Quinze ans'],
          ],
        ),
        { type: 'products', title: 'Trois pièces, trois places dans la maison', references: REFERENCES },
        {
          type: 'image_text',
          scene: 'margelle-night',
          side: 'left',
          title: 'Une barre de laiton, quatre angles, aucune vis',
          markdown: `Le cadre est plié à chaud, puis posé autour de la pierre. À la chauffe, le laiton s’allonge de quatre dixièmes de millimètre de plus qu’elle : un joint souple, au fond de la feuillure, prend ce jeu et le rend.

Comptez onze heures d’atelier pour un Trumeau. Nous n’avons pas trouvé plus court.`,
          link: null,
        },
        {
          type: 'links',
          title: 'À voir de plus près',
          links: [
            {
              label: 'Toute la collection',
              text: 'Six radiateurs, leurs cotes et leurs prix.',
              url: '/signature/nos-produits/pierre-et-laiton',
            },
            {
              label: 'Nos usines',
              text: 'D’où viennent les corps de chauffe et la régulation.',
              url: '/nos-usines',
            },
            {
              label: 'Garanties',
              text: 'Quinze ans sur la pierre, le cadre et ce qui chauffe.',
              url: '/garanties',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'collection',
      title: 'Fire, kept quiet',
      lead: 'Signature is a family of radiators cut from a single stone and edged in brass. Each bears a number, the name of its mason and the name of its quarry.',
      description:
        'Signature, the stone and brass collection by Âtre: radiators in slate and limestone, cut to order, numbered, and guaranteed for fifteen years.',
      blocks: [
        table(
          'What it is made of',
          ['Material', 'Origin'],
          [
            ['Stone', 'Trélazé slate or Burgundy limestone'],
            ['Brass', 'Solid bar, brushed by hand, waxed'],
            ['Lead time', 'Nine weeks'],
            ['Guarantee', 'Fifteen years'],
          ],
        ),
        { type: 'products', title: 'Three pieces, three places in the house', references: REFERENCES },
        {
          type: 'image_text',
          scene: 'margelle-night',
          side: 'left',
          title: 'One bar of brass, four corners, not a screw',
          markdown: `The frame is bent hot, then set around the stone. As it warms, the brass grows by four tenths of a millimetre more than the stone: a soft seal at the bottom of the rebate takes up the play and gives it back.

Allow eleven hours in the workshop for a Trumeau. We have not found a shorter way.`,
          link: null,
        },
        {
          type: 'links',
          title: 'Come closer',
          links: [
            {
              label: 'The whole collection',
              text: 'Six radiators, with their sizes and prices.',
              url: '/en/signature/our-products/stone-and-brass',
            },
            {
              label: 'Our factories',
              text: 'Where the heating elements and the controls come from.',
              url: '/en/our-factories',
            },
            {
              label: 'Guarantees',
              text: 'Fifteen years on the stone, the frame and what heats it.',
              url: '/en/guarantees',
            },
          ],
        },
      ],
    },
  },
];

function table(caption: string, head: string[], rows: string[][]): PageBlockRecord {
  return { type: 'table', caption, head, rows };
}
