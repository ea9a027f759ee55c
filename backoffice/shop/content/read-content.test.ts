import { describe, expect, it } from '@jest/globals';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { readContent } from './read-content.ts';

async function read(files: Readonly<Record<string, string>>) {
  const findings = createFindings();
  const { path, remove } = await writeTestFolder(files);
  const content = await readContent(await openShopFolder(path), { findings });
  await remove();
  return { ...content, findings: findings.all };
}

const front = (changes: Record<string, string> = {}) =>
  Object.entries({
    type: 'page',
    slug: 'un-essai',
    title: 'Un essai',
    lead: 'Une phrase.',
    description: 'Une page.',
    ...changes,
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
const page = (changes: Record<string, string> = {}, body = 'Un texte.') =>
  `---\n${front(changes)}---\n\n${body}\n`;
const ENGLISH = page({ type: '' });
const CATEGORIES =
  'key;slug.fr;slug.en;name.fr;name.en;intro.fr;intro.en\nheating;a;a;Chauffage;Heating;A;A\n';
const FAULTS = 'key;code;family;title.fr;title.en;meaning.fr;meaning.en;checks;end\n';
const CHECKS = 'key;text.fr;text.en\npower-off;Coupez.;Switch off.\n';

describe('content of a shop', () => {
  it('missing files: there is none, without an error', async () => {
    expect(await read({})).toMatchObject({ entries: [], redirects: [], findings: [] });
  });

  it('page: the first language states what holds for all', async () => {
    const { entries, findings } = await read({
      'pages/fr/a.md': page({ tags: '[chauffage]', audiences: '[pro]', published: '2026-01-20' }),
      'pages/en/a.md': ENGLISH,
    });
    expect(findings).toEqual([]);
    const data = { type: 'page', tags: ['chauffage'], published_at: '2026-01-20' };
    expect(entries).toMatchObject([
      { resource: 'page', key: 'a', audiences: ['pro'], texts: { fr: { data }, en: { data } } },
    ]);
  });

  it('page that declares its only language: there is no warning', async () => {
    const { findings } = await read({ 'pages/fr/a.md': page({ languages: '[fr]' }) });
    expect(findings).toEqual([]);
  });

  it('menu: pages, routes, addresses and headings become entries of the contract', async () => {
    const menu = [
      'fr:',
      '  - label: Aide',
      '    items:',
      '      - label: Nos usines',
      '        page: nos-usines',
      '      - label: Signature',
      '        route: signature-landing',
      '        slug: collection',
      '      - label: Ailleurs',
      '        url: https://a.example/',
      'en: []',
    ].join('\n');
    const { entries, findings } = await read({ 'menus/menu_part.yaml': menu });
    expect(findings).toEqual([]);
    const leaf = { childs: [] };
    expect(entries[0]?.texts.fr?.data).toEqual({
      code: 'menu_part',
      items: [
        {
          label: 'Aide',
          type: 'no_destination',
          code: null,
          slug: null,
          childs: [
            { label: 'Nos usines', type: 'code', code: 'cms', slug: 'nos-usines', ...leaf },
            { label: 'Signature', type: 'code', code: 'signature-landing', slug: 'collection', ...leaf },
            { label: 'Ailleurs', type: 'external_url', code: null, slug: 'https://a.example/', ...leaf },
          ],
        },
      ],
    });
  });

  type Case = [name: string, files: Record<string, string>, at: string, code: string, field: string | null];
  it.each<Case>([
    ['missing title', { 'pages/fr/a.md': page({ title: '' }) }, 'pages/fr/a.md:2:1', 'required', 'title'],
    [
      'misspelt field',
      { 'pages/fr/a.md': page({ tag: '[a]' }) },
      'pages/fr/a.md:7:1',
      'unknown_key_near',
      'tag',
    ],
    [
      'unknown type',
      { 'pages/fr/a.md': page({ type: 'pages' }) },
      'pages/fr/a.md:2:1',
      'choice_near',
      'type',
    ],
    [
      'slug with capitals',
      { 'pages/fr/a.md': page({ slug: 'Un-Essai' }) },
      'pages/fr/a.md:3:1',
      'format',
      'slug',
    ],
    [
      'date of another form',
      { 'pages/fr/a.md': page({ published: '20/01/2026' }) },
      'pages/fr/a.md:7:1',
      'format',
      'published',
    ],
    [
      'link of a block without address',
      { 'pages/fr/a.md': page({}, 'Un texte.\n\n:::links A\n- [Voir](javascript:x)\n:::') },
      'pages/fr/a.md:12:1',
      'invalid_url',
      'blocks.1.links.0.url',
    ],
    [
      'languages that contradict each other',
      { 'pages/fr/a.md': page(), 'pages/en/a.md': page({ type: 'conseil_pro' }) },
      'pages/en/a.md:2:1',
      'language_differs',
      'type',
    ],
    ['unknown language', { 'pages/de/a.md': page() }, 'pages/de/a.md:1:1', 'language_unknown', null],
    [
      'menu entry without label',
      { 'menus/menu_part.yaml': 'fr:\n  - label: " "\n    page: nos-usines\nen: []\n' },
      'menus/menu_part.yaml:2:5',
      'required',
      'items.0.label',
    ],
    [
      'setting that is no address',
      { 'settings.yaml': 'social_facebook:\n  fr: javascript:x\n  en: https://a.example/\n' },
      'settings.yaml:2:3',
      'invalid_url',
      'values.0.value',
    ],
    [
      'home page without description',
      {
        'home.yaml':
          'part:\n  fr:\n    title: A\n    needs: null\n    tasks: []\n    classics: {title: A, text: A, references: []}\n    advice: {title: A, slugs: []}\n    signature: null\n',
      },
      'home.yaml:2:3',
      'required',
      'description',
    ],
    [
      'redirect with another code',
      { 'redirects.csv': 'from;to;code\n/a;/b;307\n' },
      'redirects.csv:2:7',
      'choice_near',
      'code',
    ],
    [
      'redirect that is listed twice',
      { 'redirects.csv': 'from;to;code\n/a;/b;301\n/A/;/c;301\n' },
      'redirects.csv:3:1',
      'key_twice',
      'from',
    ],
    [
      'fault code of an unknown category',
      {
        'support/categories.csv': CATEGORIES,
        'support/checks.csv': CHECKS,
        'support/fault-codes.csv': `${FAULTS}e1;E1;heatin;A;A;A;A;power-off;ticket\n`,
      },
      'support/fault-codes.csv:2:7',
      'key_near',
      'family',
    ],
    [
      'fault code with an unknown check',
      {
        'support/categories.csv': CATEGORIES,
        'support/checks.csv': CHECKS,
        'support/fault-codes.csv': `${FAULTS}e1;E1;heating;A;A;A;A;power-off|reset;ticket\n`,
      },
      'support/fault-codes.csv:2:23',
      'key_unknown',
      'checks',
    ],
    [
      'text before the first step',
      {
        'support/categories.csv': CATEGORIES,
        'support/fr/a.md':
          '---\ncategory: heating\nslug: a\ntitle: A\nlead: A\n---\n\nUn texte.\n\n## Un\n\nDeux.\n',
      },
      'support/fr/a.md:8:1',
      'step_expected',
      'steps',
    ],
  ])('%s: is refused with file, line and column', async (_name, files, at, code, field) => {
    const { findings } = await read(files);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(
      errors.map((error) => [`${error.file}:${error.line}:${error.column}`, error.code, error.field]),
    ).toEqual([[at, code, field]]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['page without a translation', { 'pages/fr/a.md': page() }, 'pages/fr/a.md:1:1', 'translation_missing'],
    [
      'tag without a label',
      { 'tags.csv': 'code;label.fr;label.en\na;A;\n' },
      'tags.csv:2:1',
      'translation_missing',
    ],
    [
      'check that no fault code names',
      { 'support/checks.csv': CHECKS },
      'support/checks.csv:2:1',
      'check_unused',
    ],
  ])('%s: is a warning', async (_name, files, at, code) => {
    const { findings } = await read(files);
    expect(
      findings.map((finding) => [
        `${finding.file}:${finding.line}:${finding.column}`,
        finding.code,
        finding.severity,
      ]),
    ).toEqual([[at, code, 'warning']]);
  });

  it('several errors: all are reported at once', async () => {
    const { findings } = await read({
      'pages/fr/a.md': page({ title: '' }),
      'pages/fr/b.md': page({}, ':::tabel A\n:::'),
      'settings.yaml': 'link_support_faq: https://\n',
    });
    expect(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file)).toEqual([
      'settings.yaml',
      'settings.yaml',
      'pages/fr/a.md',
      'pages/fr/b.md',
    ]);
  });
});
