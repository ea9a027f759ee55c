import { describe, expect, it } from '@jest/globals';
import { assembleDocument } from './assemble-document.ts';
import { createFragmentPlaceholders } from './fragment-placeholders.ts';

const page = (words: string) => `<html><body>${words}<script type="application/json"></script></body></html>`;
const assemble = (words: string, state: string, fragments = createFragmentPlaceholders()) =>
  assembleDocument(page(words), {
    fragments,
    state: Buffer.from(state),
    script: '<script src="/a.js"></script>',
  }).toString();

describe('document bytes', () => {
  it('[GD-05] are the HTML of React with state and script, in every script of the world, one document after the other', () => {
    for (const words of ['Chaleur', 'Été, 1 500 € – « âtre »', '暖房 🔥', 'Chaleur'])
      expect(assemble(words, '{"a":"é"}')).toBe(
        `<!DOCTYPE html><html><body>${words}<script type="application/json">{"a":"é"}</script><script src="/a.js"></script></body></html>`,
      );
  });

  it('[GD-05] contain cached fragments in place of their placeholders, and leave other comments alone', () => {
    const fragments = createFragmentPlaceholders();
    const [card, footer] = [
      fragments.embed(Buffer.from('<p>É</p>')),
      fragments.embed(Buffer.from('<i>fin</i>')),
    ];
    expect(assemble(`${footer}à${card}<!--0-->${card}`, '{}', fragments)).toContain(
      '<body><i>fin</i>à<p>É</p><!--0--><p>É</p><script',
    );
  });

  it('HTML with another end, or a placeholder of another document, is refused', () => {
    const rest = { fragments: createFragmentPlaceholders(), state: Buffer.from('{}'), script: '' };
    expect(() => assembleDocument('<html><body></body></html>', rest)).toThrow('does not end with its state');
    const other = createFragmentPlaceholders().embed(Buffer.from('of somebody else'));
    expect(() => assemble(other, '{}')).toThrow('has no fragment');
  });
});
