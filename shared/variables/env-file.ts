import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fromProgramFolder } from '../program-folder.ts';

type Environment = Record<string, string | undefined>;

/** A name, the equals sign, and a value: in quotes, or without quotes and number signs. */
const ASSIGNMENT = /^\s*([A-Za-z_]\w*)\s*=(?:\s*"[^"]*"\s*|\s*'[^']*'\s*|[^#"']*)$/;

/**
 * The variables of a file; a relative path is taken from the program's folder, and the file may be missing.
 * @throws one sentence when it cannot be read
 */
export function readEnvFile(name: string): Environment {
  const path = fromProgramFolder(name);
  try {
    return parseEnvFile(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`Cannot read ${path}: ${(error as Error).message}.`, { cause: error });
  }
}

/**
 * The variables of a text as Node reads them. Node passes over a line that it does not understand, and takes the rest of
 * a line after `#` for a comment: such lines are refused here, since a secret would be cut without a word.
 * @throws naming a line that is neither an assignment, empty nor a comment, and a variable that is set twice
 */
export function parseEnvFile(text: string): Environment {
  const names = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const name = ASSIGNMENT.exec(line)?.[1];
    if (name === undefined) {
      throw new Error(`line ${index + 1} is not NAME=value, or has a quote or # in a value without quotes`);
    }
    if (names.has(name)) throw new Error(`line ${index + 1} sets ${name} a second time`);
    names.add(name);
  }
  return parseEnv(text);
}
