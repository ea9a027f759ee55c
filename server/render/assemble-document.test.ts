import { describe, expect, it } from '@jest/globals';
import { assembleDocument } from './assemble-document.ts';

const page = (words: string) => `<html><body>${words}<script type="application/json"></script></body></html>`;
const assemble = (words: string, state: string) =>
  assembleDocument(page(words), Buffer.from(state), '<script src="/a.js"></script>').toString();

describe('the bytes of a document', () => {
  it('[GD-05] are what React wrote, with its state and its script, whatever the language and one after the other', () => {
    for (const words of ['Chaleur', 'Été, 1 500 € – « âtre »', '暖房 🔥', 'Chaleur'])
      expect(assemble(words, '{"a":"é"}')).toBe(
        `<!DOCTYPE html><html><body>${words}<script type="application/json">{"a":"é"}</script><script src="/a.js"></script></body></html>`,
      );
  });

  it('are not made of what ends otherwise', () => {
    expect(() => assembleDocument('<html><body></body></html>', Buffer.from('{}'), '')).toThrow(
      'does not end with its state',
    );
  });
});
