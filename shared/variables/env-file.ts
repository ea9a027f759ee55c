import { readFileSync } from 'node:fs';
import { fromProgramFolder } from '../program-folder.ts';

type Environment = Record<string, string | undefined>;

const NAME = /^[A-Za-z_]\w*$/;

/**
 * The variables of a file; a relative path is taken from the program's folder, and the file may be missing.
 * @throws one sentence when it cannot be read
 */
export function readEnvFile(name: string): Environment {
  const path = fromProgramFolder(name);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`Cannot read ${path}: ${(error as Error).message}.`, { cause: error });
  }
  try {
    return parseEnvFile(text);
  } catch (error) {
    throw new Error(`Cannot read ${path}: ${(error as Error).message}.`, { cause: error });
  }
}

/**
 * `NAME=value` lines; empty lines and those that begin with `#` are passed over. A value may stand in quotes.
 * @throws naming a line that is none of these, and a variable that is set twice
 */
export function parseEnvFile(text: string): Environment {
  const environment: Environment = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const separator = line.indexOf('=');
    const name = line.slice(0, Math.max(0, separator)).trim();
    if (!NAME.test(name)) throw new Error(`line ${index + 1} is not NAME=value`);
    if (Object.hasOwn(environment, name)) throw new Error(`line ${index + 1} sets ${name} a second time`);
    const value = line.slice(separator + 1).trim();
    environment[name] = isQuoted(value) ? value.slice(1, -1) : value;
  }
  return environment;
}

function isQuoted(value: string): boolean {
  return value.length > 1 && ['"', "'"].some((quote) => value.startsWith(quote) && value.endsWith(quote));
}
