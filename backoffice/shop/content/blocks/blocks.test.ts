import { describe, expect, it } from '@jest/globals';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import { parseBlocks } from './parse-blocks.ts';
import { blocksText } from './write-blocks.ts';

const parse = (body: string, firstLine = 1) => {
  const findings = createFindings();
  const blocks = parseBlocks(body, { file: 'pages/fr/x.md', firstLine, findings });
  return { blocks: blocks.map(({ block }) => block), findings: findings.all, parsed: blocks };
};
const PUSH = {
  cover: null,
  tag: 'Nouveau',
  tag_banner: null,
  text: 'Un essai',
  label_link: 'Voir',
  url: '/nos-usines',
  element: null,
  drawing: null,
};

const BLOCKS: [string, PageBlockRecord][] = [
  ['text', { type: 'text', markdown: '## Titre\n\nUn texte.' }],
  ['text that expires', { type: 'text', markdown: 'Jusqu’au 16 septembre.', dated: true }],
  ['text with the marker of a block', { type: 'text', markdown: ':::table\nnon' }],
  ['text between blank lines', { type: 'text', markdown: '\n\nUn texte.\n' }],
  ['empty text', { type: 'text', markdown: '' }],
  ['table', { type: 'table', caption: 'Une table', head: ['A', 'B'], rows: [['1', '2']] }],
  [
    'table with bars, backslashes and line ends in cells',
    {
      type: 'table',
      caption: 'Une table',
      head: ['A|B', '\\'],
      rows: [
        ['a\nb', ' | '],
        ['', '\\|'],
      ],
    },
  ],
  ['table without rows', { type: 'table', caption: '', head: ['A', 'B'], rows: [] }],
  ['data table', { type: 'data_table', source: 'carriers', caption: 'Transporteurs' }],
  ['questions', { type: 'faq', title: 'Foire', questions: [{ question: 'Q ?', answer: 'R.\n\nSuite.' }] }],
  [
    'answer with a heading',
    { type: 'faq', title: 'Foire', questions: [{ question: 'Q', answer: 'R.\n\n### Non\n\nSuite.' }] },
  ],
  ['products', { type: 'products', title: 'Trois appareils', references: ['AT-LAM', 'AT-RIV'] }],
  ['products without any', { type: 'products', title: 'Aucun', references: [] }],
  ['quotation', { type: 'quote', text: 'Des mots.', source: 'Quelqu’un' }],
  ['quotation without source', { type: 'quote', text: 'Des mots.', source: '' }],
  [
    'links',
    {
      type: 'links',
      title: 'À lire',
      links: [
        { label: 'Un [lien]', text: 'Son texte', url: '/nos-usines' },
        { label: 'Autre', text: '', url: 'https://a.example/(x)' },
      ],
    },
  ],
  ['picture', { type: 'image', scene: 'lame-living', caption: 'Le salon' }],
  ['picture without caption', { type: 'image', scene: 'lame-living', caption: null }],
  ['picture with an empty caption', { type: 'image', scene: 'lame-living', caption: '' }],
  [
    'picture beside a text',
    {
      type: 'image_text',
      scene: 'lame-living',
      side: 'left',
      title: 'Un titre',
      markdown: 'Un texte.',
      link: { label: 'Voir', url: '/nos-usines' },
    },
  ],
  [
    'picture beside a text that ends with a link',
    {
      type: 'image_text',
      scene: 'lame-living',
      side: 'right',
      title: 'Un titre',
      markdown: 'Un texte.\n\n[Voir](/nos-usines)',
      link: null,
    },
  ],
  ['dates', { type: 'steps', title: 'Un siècle', steps: [{ mark: '1921', title: 'La fonderie', text: '' }] }],
  [
    'bars',
    { type: 'chart', caption: 'Énergie', unit: '', points: [{ label: '2025', value: 0.5 }], note: '' },
  ],
  ['pair', { type: 'before_after', before: 'a', after: 'b', caption: 'Le mur' }],
  ['gallery', { type: 'carousel', title: 'Images', slides: [{ scene: 'lame-living', caption: 'Le salon' }] }],
  [
    'downloads',
    {
      type: 'download',
      title: 'Fichiers',
      files: [
        { label: 'Catalogue', url: 'documents/a.pdf', mime: 'application/pdf', size: null },
        { label: 'Tarif', url: '/a.xlsx', mime: 'application/vnd.ms-excel', size: 1200 },
        { label: 'Notice', url: '/b.pdf', mime: 'application/pdf', size: 1200 },
      ],
    },
  ],
  [
    'video',
    { type: 'video', scene: 'lame-living', title: 'Un film', url: 'videos/a.mp4', duration: '4 min 20' },
  ],
  ['HTML', { type: 'html', html: '<p>Un texte</p>\n<p>Un autre</p>' }],
  ['push', { type: 'push', push: PUSH }],
  ['title that looks like an option', { type: 'products', title: 'Un {dated}', references: ['AT-LAM'] }],
  ['title with spaces around it', { type: 'products', title: ' Un ', references: ['AT-LAM'] }],
];

describe('blocks of a page in Markdown', () => {
  it.each(BLOCKS)('%s: reads as it was written', (_name, block) => {
    expect(parse(blocksText([block]))).toMatchObject({ blocks: [block], findings: [] });
  });

  it('all blocks one after the other: read as they were written', () => {
    const blocks = [...BLOCKS, ...BLOCKS.toReversed()].map(([, block]) => block);
    expect(parse(blocksText(blocks))).toMatchObject({ blocks, findings: [] });
  });

  it.each([
    ['unknown kind', 'Un texte.\n\n:::tabel Prix\n:::', 'unknown_block', 3, { nearest: 'table' }],
    ['missing end', 'Un texte.\n\n:::faq Foire\n### Q\nR', 'block_without_end', 3, {}],
    ['two openings', ':::faq A\n### Q\nR\n:::faq B\n### Q\nR\n:::', 'block_without_end', 1, {}],
    ['end alone', 'Un texte.\n:::', 'block_end_without_start', 2, {}],
    ['unknown option', ':::faq A {date}\n### Q\nR\n:::', 'unknown_option', 1, { found: 'date' }],
    [
      'row with a missing cell',
      ':::table A\n| a | b |\n|---|---|\n| 1 |\n:::',
      'uneven_row',
      4,
      { expected: 2, found: 1 },
    ],
    ['table without head', ':::table A\n| a | b |\n| 1 | 2 |\n:::', 'table_without_head', 3, {}],
    ['answer without question', ':::faq A\nR\n:::', 'question_expected', 2, {}],
    ['product that is no item', ':::products A\n- AT-LAM\nAT-RIV\n:::', 'list_item_expected', 3, {}],
    ['link without address', ':::links A\n- [Voir]\n:::', 'link_expected', 2, {}],
    ['quotation without source', ':::quote\nDes mots.\n:::', 'source_expected', 2, {}],
    ['title where none is shown', ':::quote Un titre\nDes mots.\n\n— Q\n:::', 'heading_not_allowed', 1, {}],
    ['wrong YAML', ':::video Un film\nurl: "a\n:::', 'yaml_open', 2, {}],
  ])('%s: is reported with its line, and the rest is read', (_name, body, code, line, values) => {
    const { findings } = parse(body, 11);
    expect(findings).toMatchObject([{ code, line: line + 10, values, severity: 'error' }]);
  });

  it('errors of values: have the line of the item', () => {
    const { parsed } = parse(':::links A\n- [Voir](/a)\n- [Voir](/b)\n:::', 5);
    expect(parsed[0]?.lineOf(['links', 1, 'url'])).toBe(7);
  });
});
