/** The fields that say something: without `null`, 0 and empty lists, which files leave out. */
export function leaveOutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== 0 && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
