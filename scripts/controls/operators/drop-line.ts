import type { Mutation } from '../mutation.ts';

/** Leaves out the line of a file that is no code which holds this text. */
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
