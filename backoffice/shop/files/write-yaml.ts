import { stringify } from 'yaml';

/** A YAML file. Keys stay in their order; keys whose value is `undefined` are left out. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 100, aliasDuplicateObjects: false });
}
