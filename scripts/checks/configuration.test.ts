import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { parseConfig } from '#server/config.ts';
import { isSecret, VARIABLE_NAMES } from '#shared/variables/variable-names.ts';
import { BAD_VARIABLES } from './bad-variables.data.ts';
import { listFiles } from './list-files.ts';

const lines = readFileSync('.env.example', 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
const names = lines.map(([name]) => name);

/** Errors of both programs for an environment; empty when both accept it. */
function refusalsOf(environment: Record<string, string>): string[] {
  return [parseConfig, parseBackofficeConfig].flatMap((parse) => {
    try {
      parse(environment);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Titles that begin with names of variables: tests that show the effect of a valid value other than the default. */
function listProven(): Set<string> {
  const files = listFiles(['tests', 'server', 'backoffice', 'shared']).filter((path) =>
    /\.(?:test|spec)\.ts$/.test(path),
  );
  const titles = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\b(?:it|test)\(\s*'((?:[A-Z_]+, )*[A-Z_]+): /g)].map(
      ([, found = '']) => found,
    ),
  );
  return new Set(titles.flatMap((title) => title.split(', ')));
}

describe('environment variables', () => {
  it('.env.example: has each variable once, and the programs know all of them', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    // The file cannot contain its own path.
    expect(names.toSorted()).toEqual(VARIABLE_NAMES.filter((name) => name !== 'ENV_FILE').toSorted());
    const read = [
      'server/config.ts',
      'backoffice/config.ts',
      'backoffice/payments/payment-config.ts',
    ].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
    );
    expect([...new Set(read)].toSorted()).toEqual(names.toSorted());
  });

  it('.env.example: is valid as it is', () => {
    expect(refusalsOf(Object.fromEntries(lines))).toEqual([]);
  });

  it.each(names)(
    'invalid values of %s: each is refused in one line that shows the value unless it is a secret',
    (name) => {
      const values = BAD_VARIABLES[name] ?? [];
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) {
        const refusals = refusalsOf({ [name]: value }).filter((text) => text.startsWith(name));
        expect([value, refusals.length > 0]).toEqual([value, true]);
        for (const refusal of refusals) {
          expect(refusal.split('\n')).toHaveLength(1);
          expect(refusal).toMatch(/ is not accepted: it must be .+\.$/);
          expect(refusal).not.toMatch(/secret@|:secret/);
          const shown = value.replace(/\/\/[^/@]*@/, '//***@');
          const subject = isSecret(name) ? name : `${name}=${JSON.stringify(shown)}`;
          expect(refusal.startsWith(`${subject} is not accepted`)).toBe(true);
        }
      }
    },
  );

  it('several invalid values: one line each', () => {
    const bad = Object.fromEntries(
      Object.entries(BAD_VARIABLES).map(([name, [value = '']]) => [name, value]),
    );
    const messages = refusalsOf(bad).flatMap((text) => text.split('\n'));
    const refusalLinesOf = new Set(messages.map((line) => /^[A-Z_]+/.exec(line)?.[0] ?? line));
    expect([...refusalLinesOf].toSorted()).toEqual(names.toSorted());
  });

  it('each variable: a test shows the effect of a valid value other than the default', () => {
    const proven = listProven();
    expect(names.filter((name) => !proven.has(name))).toEqual([]);
  });

  it.each([
    [{ PORT: '3001' }, /^PORT="3001" is not accepted: it must be another port than BACKOFFICE_PORT\.$/],
    [{ HUMAN_CHECK_SITE_KEY: 'key' }, /^HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET belong together/],
    [{ HUMAN_CHECK_SECRET: 'secret' }, /^HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET belong together/],
  ])('contradicting variables are refused: %p', (environment, refusal) => {
    expect(refusalsOf(environment)).toEqual([expect.stringMatching(refusal)]);
  });
});
