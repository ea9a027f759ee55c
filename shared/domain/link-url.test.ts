import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { toLinkUrl } from './link-url.ts';

const HOSTILE = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  'http://[',
  'https://exa mple/',
  'https://user:secret@evil.example/',
  'https://evil.example\u0000/',
  'evil.example',
  'mailto:',
  'mailto:a b@c',
  'tel:',
  'tel:call me',
  '',
  ' ',
  `/${'a'.repeat(2100)}`,
];

describe('addresses of links', () => {
  it.each(HOSTILE)('address of a link: %j is rejected', (value) => {
    expect(toLinkUrl(value)).toBeUndefined();
  });

  it.each([
    ['/produit/lame?ref=1#top', '/produit/lame?ref=1#top'],
    ['/été', '/%C3%A9t%C3%A9'],
    ['https://elsewhere.example/a?b=c', 'https://elsewhere.example/a?b=c'],
    ['http://elsewhere.example', 'http://elsewhere.example'],
    ['mailto:contact@atre.example', 'mailto:contact@atre.example'],
    ['tel:+33261911212', 'tel:+33261911212'],
    ['#contenu', '#contenu'],
  ])('address of a link: %s leads to %s', (value, url) => {
    expect(toLinkUrl(value)).toBe(url);
  });

  it('address of a link: any accepted text leads to this site, the web, a mailbox or a phone', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom(...HOSTILE)),
        (value) => {
          const url = toLinkUrl(value);
          if (url === undefined) return;
          const { protocol, origin } = new URL(url, 'https://site.example/page');
          expect(/^[/#?]/.test(url) && origin !== 'https://site.example').toBe(false);
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        },
      ),
    );
  });
});
