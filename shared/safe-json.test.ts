import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { toSafeJson } from './safe-json.ts';

describe('JSON inside a page', () => {
  it.each(['</script>', '<!--', '<script', ']]>', '&lt;', '\u2028', '\u2029', '<', '>', '&'])(
    'escapes %j',
    (text) => {
      expect(toSafeJson({ [text]: [text] })).not.toContain(text);
    },
  );

  it('parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(toSafeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('has no character that could end the script or begin markup, for any value', () => {
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
