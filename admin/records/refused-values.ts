import { HttpError } from 'ra-core';

/** Messages by field of a refusal. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  const { errors } = error.body as { errors?: Record<string, string> };
  return errors ?? {};
}
