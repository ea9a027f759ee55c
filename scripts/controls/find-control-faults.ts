import { patch } from './patch.ts';
import type { Control } from './control.ts';

/** What is wrong with a table of controls, a line each. @param read gives a file's text, `undefined` where there is none */
export function findControlFaults(
  controls: readonly Control[],
  read: (path: string) => string | undefined,
): string[] {
  const names = controls.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `${name}: two have this name`),
    ...controls.flatMap((control) => {
      const fault = findStaleness(control, read);
      return fault === undefined ? [] : [`${control.name}: ${fault}`];
    }),
  ];
}

/** Why a control can no longer be tried; `undefined` where it can. */
export function findStaleness(
  control: Control,
  read: (path: string) => string | undefined,
): string | undefined {
  const source = read(control.file);
  if (source === undefined) return `${control.file} does not exist`;
  const count = source.split(control.find).length - 1;
  if (/%\w|\$\{/.test(control.title)) return 'its title has a place that a table fills';
  if (count !== 1) return `${control.file} has what it replaces ${count} times`;
  if (patch(source, control) === source) return 'it replaces nothing';
  const test = read(control.test);
  if (test === undefined) return `${control.test} does not exist`;
  return test.includes(control.title) ? undefined : `${control.test} has no test of that title`;
}
