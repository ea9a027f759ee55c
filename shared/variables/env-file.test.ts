import { describe, expect, it } from '@jest/globals';
import { parseEnvFile } from './env-file.ts';

describe('env file', () => {
  it('comments, spaces, quotes and equals signs within values: each variable has its value', () => {
    expect(
      parseEnvFile(
        '# site\nPORT=1\r\n\n NAME = a=b \nEMPTY=\nQUOTED="x y"\nSINGLE=\'z # "z"\'\nURL=postgres://a:b@c/d?e=f\n',
      ),
    ).toEqual({
      PORT: '1',
      NAME: 'a=b',
      EMPTY: '',
      QUOTED: 'x y',
      SINGLE: 'z # "z"',
      URL: 'postgres://a:b@c/d?e=f',
    });
  });

  it.each([
    ['PORT=1\nPORT 2', 'line 2 is not NAME=value'],
    ['=1', 'line 1 is not NAME=value'],
    ['export PORT=1', 'line 1 is not NAME=value'],
    ['SECRET=a#b', 'line 1 is not NAME=value, or has a quote or # in a value without quotes'],
    ['SECRET=a"b', 'line 1 is not NAME=value, or has a quote or # in a value without quotes'],
    ['SECRET="a\nPORT=1', 'line 1 is not NAME=value, or has a quote or # in a value without quotes'],
    ['PORT=1\n# again\nPORT=', 'line 3 sets PORT a second time'],
  ])(
    'a line that is not an assignment, is ambiguous or repeats a variable: %j is refused',
    (text, refusal) => {
      expect(() => parseEnvFile(text)).toThrow(refusal);
    },
  );
});
