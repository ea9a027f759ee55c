/** A field of a form with its value. */
export type TypedValue = { path: string; value: unknown };

/** Fields that differ from what was sent, by path. A list is one field, whose rows may have moved. */
export function listTyped(sent: unknown, present: unknown, path = ''): TypedValue[] {
  if (isFields(sent) && isFields(present))
    return [...new Set([...Object.keys(sent), ...Object.keys(present)])].flatMap((name) =>
      listTyped(sent[name], present[name], path === '' ? name : `${path}.${name}`),
    );
  return isSame(sent, present) ? [] : [{ path, value: present }];
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Values of forms come from JSON, and go back to it. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
