import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { toSafeJson } from './safe-json.ts';

describe('JSON inside a page', () => {
  it.each(['</script>', '<!--', '<script', ']]>', '&lt;', '\u2028', '\u2029', '<', '>', '&'])(
    'never holds %j as it is',
    (text) => {
      expect(toSafeJson({ [text]: [text] })).not.toContain(text);
    },
  );

  it('says the same as the JSON it stands for', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(toSafeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('holds no character that could end the script or begin markup, whatever it is given', () => {
    const nasty = fc
      .array(fc.constantFrom('<', '/', 'script', '>', '&', '\\', '"', '\u2028', 'u003c'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(nasty, (text) => {
        expect(toSafeJson({ text })).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(toSafeJson({ text }))).toEqual({ text });
      }),
    );
  });
});
