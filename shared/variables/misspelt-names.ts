import { distance } from 'fastest-levenshtein';
import { isGuard, VARIABLE_NAMES } from './variable-names.ts';

/**
 * Maximum edit distance of a typo. Short names have a smaller one, because common words are near them, such as `HOME`
 * and `HOST`.
 */
const MAX_DISTANCE = [
  { length: 11, distance: 3 },
  { length: 6, distance: 2 },
  { length: 0, distance: 1 },
];

type Environment = Record<string, string | undefined>;

/**
 * Names in an environment that are nearly those of a variable, as sentences to be logged.
 * @throws one error with a line for each, where the variable that was meant closes something and is not set itself
 */
export function findMisspeltNames(environment: Environment): string[] {
  const sentences: string[] = [];
  const refused: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    const meant = value === undefined ? undefined : findMeantName(name);
    if (meant === undefined) continue;
    const sentence = `${name} is not a variable of this site: did you mean ${meant}?`;
    (isGuard(meant) && !environment[meant] ? refused : sentences).push(sentence);
  }
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return sentences;
}

function findMeantName(name: string): string | undefined {
  if (VARIABLE_NAMES.includes(name)) return undefined;
  const written = name.toUpperCase().replaceAll('-', '_');
  return VARIABLE_NAMES.find((known) => distance(written, known) <= maxDistanceOf(known));
}

function maxDistanceOf({ length }: string): number {
  return MAX_DISTANCE.find((row) => length >= row.length)?.distance ?? 1;
}
