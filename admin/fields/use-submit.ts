import { useState, type SubmitEvent } from 'react';
import { useErrorText, type FieldErrors } from '#admin/app/error-text.ts';

export type Submission = {
  isPending: boolean;
  /** Message above the form. */
  error: string | undefined;
  /** Messages by the name of the field. */
  fields: FieldErrors;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Sends a form and shows the refusal, in words, above it and next to its fields. `onRefused` may handle an error
 * itself and return true.
 */
export function useSubmit(
  send: (values: Record<string, string>) => Promise<void>,
  onRefused: (error: unknown) => boolean = () => false,
): Submission {
  const text = useErrorText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [fields, setFields] = useState<FieldErrors>({});
  const run = async (form: HTMLFormElement) => {
    setPending(true);
    setError(undefined);
    setFields({});
    try {
      await send(valuesOf(form));
    } catch (refusal) {
      if (onRefused(refusal)) return;
      setError(text.ofCall(refusal));
      const refused = text.ofFields(refusal);
      setFields(refused);
      form.querySelector<HTMLElement>(`[name="${Object.keys(refused)[0] ?? ''}"]`)?.focus();
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    error,
    fields,
    onSubmit: (event) => {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}

/** Fields of these forms are texts. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
