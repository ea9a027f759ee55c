import type { Logger } from 'pino';
import type { Canvas } from './write-text.ts';

/**
 * Logs characters without a glyph in any font, once per process. Logs code points only, since
 * the characters come from names.
 */
export function createLogMissing(logger: Logger): Canvas['onMissing'] {
  const logged = new Set<string>();
  return (characters) => {
    const news = Array.from(characters)
      .map(codePoint)
      .filter((code) => !logged.has(code));
    if (news.length === 0) return;
    for (const code of news) logged.add(code);
    logger.warn({ characters: news.join(' ') }, 'a document has characters that no font has');
  };
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
