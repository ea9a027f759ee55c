import { useTranslate } from 'ra-core';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';

export type FieldErrors = Record<string, string>;

/** Words of refusals: of a call as a whole, and of its fields. */
export type ErrorText = {
  ofCall: (error: unknown) => string;
  ofFields: (error: unknown) => FieldErrors;
};

/** Finds the message of a refusal by its code; unknown codes get a general one. */
export function useErrorText(): ErrorText {
  const translate = useTranslate();
  const general = () => translate('errors.general');
  const word = (code: string, params: Record<string, string | number> = {}) =>
    translate(`errors.${code}`, { _: general(), ...params });
  return {
    ofCall: (error) => {
      if (error instanceof UnavailableError) return translate('errors.unavailable');
      if (!(error instanceof ApiError)) return general();
      // `form` repeats the code of a refusal that concerns no field.
      if (Object.keys(error.body.errors ?? {}).some((field) => field !== 'form'))
        return translate('errors.check_fields');
      return word(error.body.code ?? 'general', {
        minutes: Math.ceil((error.retryAfter ?? 60) / 60),
        ...error.body.params,
      });
    },
    ofFields: (error) =>
      Object.fromEntries(
        Object.entries(error instanceof ApiError ? (error.body.errors ?? {}) : {}).map(([field, code]) => [
          field,
          word(code),
        ]),
      ),
  };
}
