import { describe, expect, it } from '@jest/globals';
import { parseEnvFile } from './env-file.ts';

describe('file of variables', () => {
  it('is read line by line: comments, spaces, quotes, signs within values', () => {
    expect(
      parseEnvFile('# site\nPORT=1\r\n\n NAME = a=b # c \nQUOTED="x y"\nSINGLE=\'z\'\nOPEN="\n'),
    ).toEqual({ PORT: '1', NAME: 'a=b # c', QUOTED: 'x y', SINGLE: 'z', OPEN: '"' });
  });

  it.each([
    ['PORT=1\nPORT 2', 'line 2 is not NAME=value'],
    ['=1', 'line 1 is not NAME=value'],
    ['export PORT=1', 'line 1 is not NAME=value'],
    ['PORT=1\n# again\nPORT=', 'line 3 sets PORT a second time'],
  ])('is refused with a line that sets nothing, or sets a variable again: %j', (text, refusal) => {
    expect(() => parseEnvFile(text)).toThrow(refusal);
  });
});
