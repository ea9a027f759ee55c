import type { MutationTest } from './mutation-test.ts';
import { mutate } from './mutate.ts';
import type { Sources } from './sources.ts';

/** Findings about a table of mutation tests, one line each. */
export function findMutationFindings(mutationTests: readonly MutationTest[], sources: Sources): string[] {
  const names = mutationTests.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `${name}: two have this name`),
    ...mutationTests.flatMap((mutationTest) => {
      const mutated = mutate(mutationTest, sources);
      const finding = typeof mutated === 'string' ? mutated : findTestFinding(mutationTest, sources);
      return finding === undefined ? [] : [`${mutationTest.name}: ${finding}`];
    }),
  ];
}

/** Finding about the test that a row names; `undefined` without one. */
export function findTestFinding({ test: [test, title] }: MutationTest, sources: Sources): string | undefined {
  if (/%\w|\$\{/.test(title)) return 'its title has a place that a table fills';
  const text = sources.read(test);
  if (text === undefined) return `${test} does not exist`;
  return text.includes(title) ? undefined : `${test} has no test of that title`;
}
