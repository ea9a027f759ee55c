import { describe, expect, it } from '@jest/globals';
import { assembleDocument } from './assemble-document.ts';
import { createPieces } from './kept-pieces.ts';

const page = (words: string) => `<html><body>${words}<script type="application/json"></script></body></html>`;
const assemble = (words: string, state: string, pieces = createPieces()) =>
  assembleDocument(page(words), {
    pieces,
    state: Buffer.from(state),
    script: '<script src="/a.js"></script>',
  }).toString();

describe('the bytes of a document', () => {
  it('[GD-05] are what React wrote, with its state and its script, whatever the language and one after the other', () => {
    for (const words of ['Chaleur', 'Été, 1 500 € – « âtre »', '暖房 🔥', 'Chaleur'])
      expect(assemble(words, '{"a":"é"}')).toBe(
        `<!DOCTYPE html><html><body>${words}<script type="application/json">{"a":"é"}</script><script src="/a.js"></script></body></html>`,
      );
  });

  it('[GD-05] have what was kept of other pages in its places, wherever and however often, and nothing that looks like it', () => {
    const pieces = createPieces();
    const [card, footer] = [pieces.place(Buffer.from('<p>É</p>')), pieces.place(Buffer.from('<i>fin</i>'))];
    expect(assemble(`${footer}à${card}<!--0-->${card}`, '{}', pieces)).toContain(
      '<body><i>fin</i>à<p>É</p><!--0--><p>É</p><script',
    );
  });

  it('are not made of what ends otherwise, nor of places whose pieces are another document’s', () => {
    const rest = { pieces: createPieces(), state: Buffer.from('{}'), script: '' };
    expect(() => assembleDocument('<html><body></body></html>', rest)).toThrow('does not end with its state');
    const other = createPieces().place(Buffer.from('of somebody else'));
    expect(() => assemble(other, '{}')).toThrow('stands for nothing');
  });
});
