import { useTranslate, type TranslateFunction } from 'ra-core';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';

export type FieldErrors = Record<string, string>;

/** Words of refusals: of a call as a whole, and of its fields. */
export type ErrorText = {
  ofCall: (error: unknown) => string;
  ofFields: (error: unknown) => FieldErrors;
};

/** Finds the message of a refusal by its code. */
export function useErrorText(): ErrorText {
  return createErrorText(useTranslate());
}

/** Messages by the codes of the API; unknown codes get a general one. */
export function createErrorText(translate: TranslateFunction): ErrorText {
  return {
    ofCall: (error) => {
      if (error instanceof UnavailableError) return translate('errors.unavailable');
      if (!(error instanceof ApiError)) return translate('errors.general');
      // `form` repeats the code of a refusal that concerns no field.
      if (Object.keys(error.body.errors ?? {}).some((field) => field !== 'form'))
        return translate('errors.check_fields');
      return translate(`errors.${error.body.code ?? 'general'}`, {
        _: translate('errors.general'),
        minutes: Math.ceil((error.retryAfter ?? 60) / 60),
        ...error.body.params,
      });
    },
    ofFields: (error) =>
      Object.fromEntries(
        Object.entries(error instanceof ApiError ? (error.body.errors ?? {}) : {}).map(([field, code]) => [
          field,
          translate(`errors.${code}`, {
            _: translate('errors.invalid'),
            ...(error instanceof ApiError && error.body.params),
          }),
        ]),
      ),
  };
}
