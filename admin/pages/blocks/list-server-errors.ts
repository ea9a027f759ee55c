type ServerError = { path: string; message: string };

/** Refusals of the API in the errors of a form, by their paths. */
export function listServerErrors(errors: unknown, path = ''): ServerError[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('type' in errors && 'message' in errors)
    return errors.type === 'server' && typeof errors.message === 'string'
      ? [{ path, message: errors.message }]
      : [];
  return Object.entries(errors).flatMap(([name, nested]) =>
    name === 'ref' ? [] : listServerErrors(nested, path ? `${path}.${name}` : name),
  );
}
