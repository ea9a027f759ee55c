import type { SourceFile } from '../find-convention-findings.ts';
import { LANGUAGE_RULES } from './language-rules.data.ts';
import { readHashComments, readPage, readSource, type Utterance } from './read-language.ts';

/** An exception: a term that is right in files whose path matches, and why. */
export type Exception = { term: RegExp; path: RegExp; reason: string };

/** Lists the terms that the project does not use, one line each: place, term and the term to use. */
export function findLanguageFindings(
  files: readonly SourceFile[],
  exceptions: readonly Exception[] = [],
): string[] {
  return files.flatMap(({ path, text }) => {
    const allowed = exceptions.filter((exception) => exception.path.test(path));
    return readUtterances(path, text).flatMap((utterance) =>
      LANGUAGE_RULES.flatMap(({ pattern, use, places }) => {
        const term = places.includes(utterance.place) ? pattern.exec(utterance.text)?.[0] : undefined;
        if (term === undefined || allowed.some((exception) => exception.term.test(term))) return [];
        return [`${path}:${utterance.line}: ${utterance.place} says "${term}"; use ${use}`];
      }),
    );
  });
}

function readUtterances(path: string, text: string): Utterance[] {
  if (path.endsWith('.md')) return readPage(text);
  return /\.(?:ts|tsx|mjs)$/.test(path) ? readSource(path, text) : readHashComments(text);
}
