import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { escapeText, foldLine, writeCard } from './vcard.ts';

const CONTACT = {
  id: 1,
  role: 'technique',
  name: 'Anaïs Le Guen',
  phone: '02 61 91 04 12',
  email: 'anais.le-guen@atre.example',
  photo: null,
  zone: 'Pays de la Loire',
  hours: 'Du lundi au vendredi, 8 h – 17 h',
} as const;

/** Joins folded lines, as an address book does. */
const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('vCard of a contact', () => {
  it('[AC-12] states name, role, telephone, e-mail and hours', () => {
    const lines = unfold(writeCard(CONTACT, { lang: 'fr', brand: 'Lampes, Cie' })).split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      'FN:Anaïs Le Guen',
      'N:Le Guen;Anaïs;;;',
      'ORG:Lampes\\, Cie',
      'TITLE:Appui technique',
      'TEL;VALUE=uri;TYPE="work,voice":tel:+33261910412',
      'EMAIL;TYPE=work:anais.le-guen@atre.example',
      'LANG:fr',
      String.raw`NOTE:Pays de la Loire\nDu lundi au vendredi\, 8 h – 17 h`,
      'END:VCARD',
      '',
    ]);
  });

  it('escapes separators in values', () => {
    expect(escapeText('a;b,c\\d\ne\r\nf')).toBe(String.raw`a\;b\,c\\d\ne\nf`);
  });

  it('folds lines at 75 octets without loss', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = `NOTE:${escapeText(text)}`;
        const folded = foldLine(line);
        expect(unfold(folded)).toBe(line);
        expect(Math.max(...folded.split('\r\n').map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(
          75,
        );
      }),
    );
  });
});
