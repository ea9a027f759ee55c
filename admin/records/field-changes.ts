/** A field that differs: its path, and its values as text. */
export type FieldChange = { path: string; before: string; after: string };

/** Fields of two versions of a record that differ, by path: `texts.fr.name`. Lists of plain values are one field. */
export function listFieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [former, latter] = [flatten(before), flatten(after)];
  const paths = new Set([...former.keys(), ...latter.keys()]);
  return [...paths].flatMap((path) => {
    const [one, other] = [former.get(path) ?? '', latter.get(path) ?? ''];
    return one === other ? [] : [{ path, before: one, after: other }];
  });
}

function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (!isNested(value))
    return new Map(value === undefined || value === null ? [] : [[path, JSON.stringify(value)]]);
  if (Array.isArray(value) && !value.some(isNested)) return new Map([[path, value.join(', ')]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...flatten(inner, path ? `${path}.${name}` : name)]),
  );
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
