import type { ErrorBody } from './api-error.ts';

/**
 * Reads the body of an error by the contract. Fields of other types are dropped, because a proxy or another program
 * may have responded.
 */
export function toErrorBody(value: unknown): ErrorBody {
  if (!isRecord(value)) return {};
  const { code, message, status, tmp_token, exist_in, errors, params } = value;
  return {
    ...(isText(code) && { code }),
    ...(isText(message) && { message }),
    ...(isText(status) && { status }),
    ...(isText(tmp_token) && { tmp_token }),
    ...(Array.isArray(exist_in) && { exist_in: exist_in.filter(isNumber) }),
    ...(isRecordOf(errors, isText) && { errors }),
    ...(isRecordOf(params, isParam) && { params }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isParam = (value: unknown): value is string | number => isText(value) || isNumber(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecordOf<Value>(
  value: unknown,
  check: (one: unknown) => one is Value,
): value is Record<string, Value> {
  return isRecord(value) && Object.values(value).every(check);
}
