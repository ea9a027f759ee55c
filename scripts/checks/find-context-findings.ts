import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const MAX_SHORT_WORDS = 2;
const WORD = /\p{L}[\p{L}’'-]*/gu;

/**
 * Findings about the notes for translators (locales/context.json), one line each. A key is a message id,
 * the beginning of ids with `*`, or an argument in braces. Every message of at most two words and every
 * argument needs a note.
 */
export function findContextFindings(
  messages: Readonly<Record<string, string>>,
  notes: Readonly<Record<string, string>>,
): string[] {
  const keys = new Set(Object.keys(notes));
  const beginnings = [...keys].filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1));
  const read = Object.entries(messages).map(([id, message]) => ({ id, ...readMessage(message) }));
  const names = new Set(read.flatMap((message) => message.names.map((name) => `{${name}}`)));
  return [
    ...read
      .filter(
        ({ id, words }) =>
          words <= MAX_SHORT_WORDS && !keys.has(id) && !beginnings.some((key) => id.startsWith(key)),
      )
      .map(({ id }) => `${id}: short, and without a note`),
    ...[...names].filter((name) => !keys.has(name)).map((name) => `${name}: an argument without a note`),
    ...[...keys]
      .filter(
        (key) =>
          !names.has(key) &&
          !read.some(({ id }) => (key.endsWith('*') ? id.startsWith(key.slice(0, -1)) : id === key)),
      )
      .map((key) => `${key}: a note on no message`),
  ];
}

function readMessage(message: string): { words: number; names: string[] } {
  const parts = collect(parse(message));
  return {
    words: parts.flatMap(({ literal }) => literal.match(WORD) ?? []).length,
    names: parts.flatMap(({ name }) => (name === '' ? [] : [name])),
  };
}

function collect(elements: MessageFormatElement[]): { literal: string; name: string }[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
        return [{ literal: element.value, name: '' }];
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          { literal: '', name: element.value },
          ...Object.values(element.options).flatMap((option) => collect(option.value)),
        ];
      case TYPE.tag:
        return collect(element.children);
      default:
        return [{ literal: '', name: element.value }];
    }
  });
}
