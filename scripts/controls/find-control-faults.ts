import type { Control } from './control.ts';
import { mutate } from './mutate.ts';
import type { Sources } from './sources.ts';

/** Findings about a table of mutation tests, one line each. */
export function findControlFaults(controls: readonly Control[], sources: Sources): string[] {
  const names = controls.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `${name}: two have this name`),
    ...controls.flatMap((control) => {
      const mutated = mutate(control, sources);
      const fault = typeof mutated === 'string' ? mutated : findTestFault(control, sources);
      return fault === undefined ? [] : [`${control.name}: ${fault}`];
    }),
  ];
}

/** Finding about the test that a row names; `undefined` without one. */
export function findTestFault({ test: [test, title] }: Control, sources: Sources): string | undefined {
  if (/%\w|\$\{/.test(title)) return 'its title has a place that a table fills';
  const text = sources.read(test);
  if (text === undefined) return `${test} does not exist`;
  return text.includes(title) ? undefined : `${test} has no test of that title`;
}
