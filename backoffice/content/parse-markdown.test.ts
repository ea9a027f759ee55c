import { describe, expect, it } from '@jest/globals';
import { assert as assertAlways, constantFrom, property, string } from 'fast-check';
import { richText } from '#shared/contract/rich-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

const text = (value: string) => ({ type: 'text', value });

describe('content written in Markdown', () => {
  it('becomes a tree of headings, paragraphs and lists', () => {
    expect(
      parseMarkdown('# Titre\n\n### Sous-titre\n\nUn **mot** et *un autre*.\n\n1. un\n2. deux\n\n- trois'),
    ).toEqual([
      { type: 'heading', level: 2, children: [text('Titre')] },
      { type: 'heading', level: 3, children: [text('Sous-titre')] },
      {
        type: 'paragraph',
        children: [
          text('Un '),
          { type: 'strong', children: [text('mot')] },
          text(' et '),
          { type: 'emphasis', children: [text('un autre')] },
          text('.'),
        ],
      },
      { type: 'list', ordered: true, items: [[text('un')], [text('deux')]] },
      { type: 'list', ordered: false, items: [[text('trois')]] },
    ]);
  });

  it('shows HTML as plain text', () => {
    const nodes = parseMarkdown('<script>alert(1)</script>\n\nUn <b onclick="x()">mot</b>');
    expect(JSON.stringify(nodes)).toContain('<script>alert(1)</script>');
    expect(typesOf(nodes)).toEqual(new Set(['paragraph', 'text']));
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'file:///etc',
    ' javascript:x',
  ])('keeps the text of a link to %s and drops the link', (url) => {
    const nodes = parseMarkdown(`[ici](<${url}>)`);
    expect(nodes).toEqual([{ type: 'paragraph', children: [text('ici')] }]);
  });

  it.each([
    '/nos-usines',
    '/en/our-factories',
    'https://example.org/a',
    'mailto:a@example.org',
    'tel:+33240000000',
    '#bas',
  ])('keeps a link to %s', (url) => {
    expect(parseMarkdown(`[ici](${url})`)).toEqual([
      { type: 'paragraph', children: [{ type: 'link', url, children: [text('ici')] }] },
    ]);
  });

  it('any input conforms to the contract', () => {
    assertAlways(
      property(string({ unit: constantFrom(...Array.from('#*_[]()<>`-1. \nab!|"&\\:/')) }), (markdown) => {
        expect(richText.safeParse(parseMarkdown(markdown)).success).toBe(true);
      }),
    );
  });
});

function typesOf(value: unknown): Set<string> {
  const types = new Set<string>();
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'type') types.add(String(inner));
    return inner;
  });
  return types;
}
