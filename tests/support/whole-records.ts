import type { WritableResource } from '#shared/contract/records.ts';
import { SAMPLE_CONTACT } from './sample-contact.ts';

const LINK = { label: 'Voir', url: '/nos-usines' };
const menuItem = (changes: object) => ({
  label: 'Voir',
  type: 'code',
  code: null,
  slug: null,
  childs: [] as object[],
  ...changes,
});

/** A page with every kind of block. */
export const PAGE_OF_BLOCKS = {
  title: 'Une page de blocs',
  slug: 'une-page-de-blocs',
  type: 'conseil_info',
  lead: 'Tous les blocs',
  description: 'Une page qui porte chaque sorte de bloc, pour l’essai.',
  published_at: '2026-01-01',
  tags: ['chauffage'],
  exist_in: [1, 2, 3],
  blocks: [
    { type: 'text', markdown: '## Un\n\nVoir [Lame](/produit/lame).\n\n## Deux\n\n## Trois\n\n## Quatre' },
    { type: 'image', scene: 'lame-living', caption: 'Légende de l’image' },
    {
      type: 'image_text',
      scene: 'refend-living',
      side: 'right',
      title: 'Image et texte',
      markdown: 'À côté de **l’image**.',
      link: { label: 'Vers les usines', url: '/nos-usines' },
    },
    {
      type: 'carousel',
      title: 'Trois vues',
      slides: [
        { scene: 'lame-living', caption: 'La première vue' },
        { scene: 'refend-living', caption: 'La deuxième vue' },
      ],
    },
    {
      type: 'video',
      title: 'La pose en vidéo',
      url: 'https://video.example/pose',
      duration: '4 min',
      scene: 'lame-living',
    },
    {
      type: 'download',
      title: 'À emporter',
      files: [
        {
          label: 'Fiche de Lame',
          url: 'documents/fr/at-lam-sheet.pdf',
          mime: 'application/pdf',
          size: 1_200_000,
        },
      ],
    },
    { type: 'html', html: '<p>Du HTML <b>sûr</b></p>' },
    { type: 'quote', text: 'Une citation.', source: 'Quelqu’un' },
    { type: 'table', caption: 'Un tableau', head: ['a', 'b'], rows: [['c', 'd']] },
    { type: 'faq', title: 'Questions', questions: [{ question: 'Pourquoi ?', answer: 'Parce que.' }] },
    { type: 'links', title: 'Liens', links: [{ label: 'Usines', text: 'Où', url: '/nos-usines' }] },
    { type: 'products', title: 'Appareils', references: ['AT-RIV'] },
  ],
};

const PUSH = {
  cover: { url: 'pushes/essai.jpg', webp: 'pushes/essai.webp', alt: 'Un essai' },
  tag: 'Essai',
  tag_banner: null,
  text: 'Un essai',
  label_link: 'Voir',
  url: '/nos-usines',
  element: { url: '/nos-usines' },
  drawing: null,
  scene: 'lame-living',
};

/** A record of each resource that operators write, with every field set. */
export const WHOLE_RECORDS: Record<WritableResource, Record<string, unknown>> = {
  carrier: {
    technical_name: 'velo_cargo',
    name: 'À vélo',
    days: 1,
    corsica_days: 2,
    rates: {
      lightest: 0,
      heaviest: 9000,
      steps: [
        { up_to: 2000, price: 700 },
        { up_to: 5000, price: 900 },
      ],
      beyond: { each: 1000, price: 100 },
      corsica: 0,
    },
    position: 9,
    tracking_url: 'https://suivi.example/{number}',
  },
  category: {
    parent_id: 1,
    name: 'Cheminées',
    slug: 'cheminees',
    intro: 'Un essai',
    rechange: true,
    signature: false,
    push_5: PUSH,
    scene: 'lame-living',
    search_words: ['feu ouvert'],
    exist_in: [1, 2, 3],
    position: 99,
  },
  page: {
    ...PAGE_OF_BLOCKS,
    search_words: ['mode d’emploi'],
    scene: 'lame-living',
    worksite: {
      town: 'Nantes',
      year: 2024,
      dwelling: 'Maison de 1936',
      surface: 90,
      power: 6000,
      trades: ['Pose'],
    },
    blocks: [...PAGE_OF_BLOCKS.blocks, { type: 'push', push: { ...PUSH, scene: undefined } }],
  },
  sav: {
    title: 'Une page d’essai',
    slug: 'une-page-d-essai',
    lead: 'Un essai',
    category: 'electric-radiators',
    steps: [{ title: 'Couper', text: 'À l’interrupteur', professional: false }],
    references: ['AT-LAM'],
    search_words: ['marche plus'],
    exist_in: [1, 2, 3],
  },
  tags: { code: 'essai', label: 'Essai' },
  menu: {
    code: 'menu_essai',
    items: [
      menuItem({ code: 'contact' }),
      menuItem({ code: 'product', slug: 'lame' }),
      menuItem({ type: 'external_url', slug: 'https://www.atre.example/' }),
      menuItem({
        type: 'no_destination',
        childs: [menuItem({ slug: 'nos-usines', childs: [menuItem({ code: 'compare' })] })],
      }),
    ],
  },
  setting: { code: 'link_essai', values: [{ value: '/nos-usines' }] },
  slider: {
    title: 'Une image',
    text: 'Un essai',
    link: LINK,
    reference: 'AT-LAM',
    scene: 'lame-living',
    exist_in: [1],
    position: 9,
  },
  home: {
    title: 'Accueil d’essai',
    description: 'Une page d’accueil',
    needs: {
      title: 'Besoins',
      text: 'Un essai',
      items: [{ title: 'Un besoin', text: 'Un essai', url: '/nos-usines', drawing: 'radiator' }],
    },
    tasks: [{ title: 'Une tâche', text: 'Un essai', url: '/nos-usines', icon: 'phone' }],
    classics: { title: 'Les classiques', text: 'Trois appareils', references: ['AT-LAM'] },
    advice: { title: 'Conseils', slugs: ['le-fil-pilote-explique'] },
    signature: {
      title: 'Signature',
      text: 'Un essai',
      link: LINK,
      reference: 'AT-LAM',
      scene: 'lame-living',
    },
    exist_in: [1],
  },
  civility: { code: 'essai', label: 'Essai' },
  country: { iso: 'PT', name: 'Portugal' },
  city: { insee: '99999', name: 'Essaiville', zipcode: '99999', latitude: 47.2, longitude: 1.6 },
  contact: {
    ...SAMPLE_CONTACT,
    phone: '02 99 00 00 00',
    email: 'essai@atre.example',
    website: 'https://essai.example/',
    products: [1],
  },
  site: {
    url: 'https://essai.example',
    domain: 'essai.example',
    languages: [{ iso: 'fr', label: 'Français' }],
    salesplan: [{ id: 41, target: 'part', currency: { code: 'EUR', symbol: '€' } }],
  },
  redirection: { from: '/essai', to: '/nos-usines', code: 301 },
  search: { phrase: 'brise de mer', words: 'ventilation' },
  sitemap: {
    label: 'Campagnes',
    url: '',
    childs: [{ label: 'Nos usines', url: '/nos-usines', childs: [{ label: 'Visite', url: '', childs: [] }] }],
    exist_in: [1, 2, 3],
    position: 1,
  },
};
