import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { createFindings, type Finding } from './finding.ts';
import { findingsText, findingText, positionText } from './finding-text.ts';
import { readMarkdown, splitLanguages } from './read-markdown.ts';
import { readYaml } from './read-yaml.ts';
import { openShopFolder } from './shop-folder.ts';
import { markdownText } from './write-markdown.ts';
import { yamlText } from './write-yaml.ts';

const SHOP = z.strictObject({
  name: z.string().min(1),
  email: z.email().optional(),
  rates: z
    .array(z.strictObject({ code: z.enum(['full', 'reduced']), percent: z.number().max(100) }))
    .default([]),
});

const at = (line: number) => ({
  file: 'a.csv',
  line,
  column: 1,
  severity: 'error' as const,
  field: 'price',
});

async function readFile(content: string, kind: 'yaml' | 'md' = 'yaml') {
  const { path, remove } = await writeTestFolder({ [`shop.${kind}`]: content });
  try {
    const findings = createFindings();
    const folder = await openShopFolder(path);
    const file =
      kind === 'yaml'
        ? await readYaml(folder, 'shop.yaml', SHOP, findings)
        : await readMarkdown(folder, 'shop.md', SHOP, findings);
    const all = findings.all.map((finding) => {
      expect([findingText(finding, 'fr'), findingText(finding, 'en')]).not.toContain('');
      return [positionText(finding), finding.field, finding.code, ...Object.values(finding.values)].join(' ');
    });
    return { file, findings: all };
  } finally {
    await remove();
  }
}

describe('YAML of a shop', () => {
  it('value: validated, with the position of each part', async () => {
    const { file, findings } = await readFile(
      '# my shop\nname: Ô\nrates:\n  - code: full\n    percent: 20\n',
    );
    expect(findings).toEqual([]);
    expect(file).toMatchObject({ value: { name: 'Ô', rates: [{ code: 'full', percent: 20 }] } });
    expect(file && positionText(file.at(['rates', 0, 'percent']))).toBe('shop.yaml:5:5');
    expect(file && positionText(file.at(['rates', 3]))).toBe('shop.yaml:3:1');
  });

  it('wrong values: all are reported with path, line and column', async () => {
    const { findings } = await readFile(
      'nmae: x\nemail: no\nrates:\n  - code: ful\n    percent: "20"\n  - percent: 120\n',
    );
    expect(findings).toEqual([
      'shop.yaml:1:1 name required',
      'shop.yaml:2:1 email format_mail',
      'shop.yaml:4:5 rates.0.code choice_near ful full',
      'shop.yaml:5:5 rates.0.percent expected_number',
      'shop.yaml:6:5 rates.1.code choice_missing full, reduced',
      'shop.yaml:6:5 rates.1.percent number_big 100',
      'shop.yaml:1:1 nmae unknown_key_near nmae name',
    ]);
  });

  it.each([
    ['number for a text', 'name: 1500', 'shop.yaml:1:1 name expected_text'],
    ['field twice', 'name: a\nname: b', 'shop.yaml:2:1  yaml_duplicate_key'],
    ['tab as indentation', 'rates:\n\t- 1', 'shop.yaml:2:1  yaml_tab'],
    ['colon within a text', 'name: a: b', 'shop.yaml:1:7  yaml_quotes'],
    ['quote that stays open', 'name: "a\n', 'shop.yaml:2:1  yaml_open'],
    ['reserved sign', 'name: @a', 'shop.yaml:1:7  yaml_quotes'],
    ['nothing', '', 'shop.yaml:1:1  expected_map'],
    [
      'references that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x,x]\n${'bcdefg'
        .split('')
        .map((key, index) => `${key}: &${key} [${`*${'abcdef'[index]},`.repeat(10)}]`)
        .join('\n')}`,
      'shop.yaml:1:1  yaml_aliases',
    ],
    ['UTF-16', Buffer.from('name: a', 'utf16le').toString('latin1'), 'shop.yaml:1:1  encoding UTF-16'],
  ])('%s: named', async (_case, content, finding) => {
    expect((await readFile(content)).findings).toEqual([finding]);
  });
});

describe('Markdown of a shop', () => {
  it('front matter and text: with their lines', async () => {
    const { file, findings } = await readFile('---\r\nname: A\r\n---\r\n\r\n\r\nText\r\n', 'md');
    expect(findings).toEqual([]);
    expect(file).toMatchObject({ front: { name: 'A' }, body: 'Text', bodyLine: 6 });
  });

  it.each([
    ['no front matter', 'Text', 'shop.md:1:1  front_missing'],
    ['front matter that stays open', '---\nname: A\n', 'shop.md:1:1  front_open'],
    ['wrong value in the front matter', '---\n\nname: 3\n---\n', 'shop.md:3:1 name expected_text'],
  ])('%s: named', async (_case, content, finding) => {
    expect((await readFile(content, 'md')).findings).toEqual([finding]);
  });

  it('sections of languages: split by their headings, not by those in code', () => {
    const body = 'intro\n\n## fr\n\nUn\n\n## Titre\n\n```\n## en\n```\n## en\nOne';
    expect(splitLanguages({ body, bodyLine: 5 })).toEqual([
      { language: '', body: 'intro', bodyLine: 5 },
      { language: 'fr', body: 'Un\n\n## Titre\n\n```\n## en\n```', bodyLine: 9 },
      { language: 'en', body: 'One', bodyLine: 17 },
    ]);
  });
});

describe('written text files', () => {
  it('value: read back as it was', async () => {
    const value = { name: 'a: "b" # c\n\nd', email: 'a@b.fr', rates: [{ code: 'full', percent: 5.5 }] };
    expect((await readFile(yamlText(value))).file).toMatchObject({ value });
    const written = markdownText(value, '\n\nText  \n\n- one\n\n');
    expect((await readFile(written, 'md')).file).toMatchObject({ front: value, body: 'Text  \n\n- one' });
    expect(markdownText(value, 'Text  \n\n- one')).toBe(written);
  });
});

describe('findings as text', () => {
  it('table: sorted by position, in the language, without control characters', () => {
    const findings: Finding[] = [
      { ...at(20), code: 'required', values: {} },
      { ...at(3), code: 'number', values: { value: '\u{1b}[31mx' } },
    ];
    expect(findingsText(findings, 'en')).toBe(
      'error  a.csv:3:1   price  “ [31mx” is not a number.\nerror  a.csv:20:1  price  This value is required.\n',
    );
    expect(findingsText(findings, 'fr')).toContain('Cette valeur est obligatoire.');
  });
});
