import { describe, expect, it } from '@jest/globals';
import type { MenuItem } from '#shared/contract/menu.ts';
import {
  addItem,
  findItem,
  indentItem,
  moveItem,
  outdentItem,
  removeItem,
  replaceItem,
} from './menu-tree.ts';

const of = (label: string, childs: MenuItem[] = []): MenuItem => ({
  label,
  type: 'code',
  code: 'contact',
  slug: null,
  childs,
});
const MENU = [of('A', [of('B', [of('C')]), of('D')]), of('E')];

/** Labels in the form `A(B(C)D)E`. */
const write = (items: readonly MenuItem[] = []): string =>
  items.map(({ label, childs }) => label + (childs.length > 0 ? `(${write(childs)})` : '')).join('');

describe('tree of a menu', () => {
  it('item of a path: is found, replaced and removed with those below it', () => {
    expect(findItem(MENU, [0, 0, 0])?.label).toBe('C');
    expect(findItem(MENU, [2])).toBeUndefined();
    expect(write(replaceItem(MENU, [0, 1], of('X')))).toBe('A(B(C)X)E');
    expect(write(removeItem(MENU, [0, 0]))).toBe('A(D)E');
  });

  it('new item: is the last one of the first level, or below another', () => {
    expect(addItem(MENU, []).path).toEqual([2]);
    const { items, path } = addItem(MENU, [0, 1]);
    expect([path, findItem(items, path)?.label]).toEqual([[0, 1, 0], '']);
  });

  it('move: changes the places of neighbours only', () => {
    expect(write(moveItem(MENU, [0, 1], -1)?.items)).toBe('A(DB(C))E');
    expect(moveItem(MENU, [0, 1], -1)?.path).toEqual([0, 0]);
    expect(write(moveItem(MENU, [0], 1)?.items)).toBe('EA(B(C)D)');
    expect([moveItem(MENU, [0], -1), moveItem(MENU, [1], 1)]).toEqual([undefined, undefined]);
  });

  it('indent: puts an item below the one before it, up to three levels', () => {
    expect(write(indentItem(MENU, [1])?.items)).toBe('A(B(C)DE)');
    expect(indentItem(MENU, [1])?.path).toEqual([0, 2]);
    expect(write(indentItem(MENU, [0, 1])?.items)).toBe('A(B(CD))E');
    expect(indentItem(MENU, [0])).toBeUndefined();
    expect(indentItem([of('E'), ...MENU], [1])).toBeUndefined();
  });

  it('outdent: puts an item with those below it after the one that it was below', () => {
    expect(write(outdentItem(MENU, [0, 0])?.items)).toBe('A(D)B(C)E');
    expect(outdentItem(MENU, [0, 0])?.path).toEqual([1]);
    expect(write(outdentItem(MENU, [0, 0, 0])?.items)).toBe('A(BCD)E');
    expect(outdentItem(MENU, [1])).toBeUndefined();
  });
});
