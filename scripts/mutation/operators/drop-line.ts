import type { Mutation } from '../mutation.ts';

/** Removes the line with this text from a file that is not code. */
export function dropLine(text: string): Mutation {
  return {
    words: `dropLine(${text})`,
    find(_roots, source) {
      let start = 0;
      return source.split('\n').flatMap((line) => {
        const edit = { start, end: start + line.length, text: '' };
        start += line.length + 1;
        return line.includes(text) ? [edit] : [];
      });
    },
  };
}
