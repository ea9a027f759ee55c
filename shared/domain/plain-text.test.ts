import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { toPlainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['decomposed letters', 'Éléonore'.normalize('NFD'), 'Éléonore'],
    ['a narrow no-break space', '12\u{202F}000', '12\u{A0}000'],
    ['a figure space', '12\u{2007}000', '12\u{A0}000'],
    ['an ideographic space', 'a\u{3000}b', 'a b'],
    ['a tab', 'a\tb', 'a b'],
    ['a zero-width space and joiners', 'a\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}b', 'ab'],
    ['a soft hyphen', 'cha\u{AD}leur', 'chaleur'],
    ['bidirectional controls', '\u{202E}abc\u{2069}', 'abc'],
    ['control characters', 'a\u{0}\u{1B}\u{7F}b', 'ab'],
    ['half of a pair', 'a\u{D800}b', 'ab'],
    ['line ends of other systems', 'a\r\nb\rc\u{2028}d', 'a\nb\nc\nd'],
  ])('[CT-04] plain text: %s', (_name, text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });

  it('[CT-04] plain text: the result is stable and allowed in XML 1.0, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = toPlainText(text);
        expect(toPlainText(plain)).toBe(plain);
        expect(plain).not.toMatch(/[^\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
      }),
      { numRuns: 1000 },
    );
  });
});
