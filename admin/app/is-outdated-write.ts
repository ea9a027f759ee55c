import { HttpError } from 'ra-core';
import { ApiError } from '#shared/api/api-error.ts';

const PRECONDITION_FAILED = 412;

/** True for the refusal of a write on a record that another person has changed: of a call, or of the library's own writes. */
export function isOutdatedWrite(error: unknown): boolean {
  if (error instanceof ApiError) return error.statusCode === PRECONDITION_FAILED;
  return error instanceof HttpError && error.status === PRECONDITION_FAILED;
}
