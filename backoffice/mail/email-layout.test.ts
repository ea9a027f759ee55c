import { expect, it } from '@jest/globals';
import { DEMO_BRAND, DEMO_SELLER } from '#tests/support/demo-brand.ts';
import { toHtml, type EmailContent } from './email-layout.ts';

/** Properties of CSS that emails use. Mail clients ignore others without a word. */
const PROPERTIES =
  /^(?:background|border-collapse|border-top|color|font-family|font-size|font-weight|letter-spacing|line-height|margin|max-width|padding|text-align|vertical-align|white-space|width)$/;

const CONTENT: EmailContent = {
  title: 'Title',
  paragraphs: ['Paragraph'],
  table: { caption: 'Caption', rows: [['Name', 'Value', 'https://atre.example']] },
  closing: ['Closing'],
  link: { label: 'Label', url: 'https://atre.example' },
};

it('email as HTML: every inline style sets a CSS property', () => {
  const html = toHtml(CONTENT, 'fr', { identity: DEMO_SELLER, brand: DEMO_BRAND });
  const styles = [...html.matchAll(/style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';'));
  const properties = new Set(styles.map((declaration) => declaration.split(':')[0] ?? ''));
  expect(properties.size).toBeGreaterThan(10);
  expect([...properties].filter((name) => !PROPERTIES.test(name))).toEqual([]);
});
