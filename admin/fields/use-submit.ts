import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isOutdatedWrite } from '#admin/app/is-outdated-write.ts';
import { useErrorText, type FieldErrors } from '#admin/app/error-text.ts';

export type Submission = {
  isPending: boolean;
  /** Message above the form. */
  error: string | undefined;
  /** Messages by the name of the field. */
  fields: FieldErrors;
  /** Another person has changed the record; the form keeps what was typed. */
  hasConflict: boolean;
  /** Allows to send the form again, on the record as it is now. */
  onReload: () => void;
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
  const [outdated, setOutdated] = useState<HTMLFormElement>();
  const refusedField = useRef<HTMLElement>(null);
  // The fields take the focus again once the form is no longer being sent.
  useEffect(() => {
    if (isPending) return;
    refusedField.current?.focus();
    refusedField.current = null;
  }, [isPending]);
  const run = async (form: HTMLFormElement) => {
    setPending(true);
    setError(undefined);
    setFields({});
    setOutdated(undefined);
    try {
      await send(valuesOf(form));
    } catch (refusal) {
      if (isOutdatedWrite(refusal)) {
        setOutdated(form);
        return;
      }
      if (onRefused(refusal)) return;
      setError(text.ofCall(refusal));
      const refused = text.ofFields(refusal);
      setFields(refused);
      refusedField.current = form.querySelector<HTMLElement>(`[name="${Object.keys(refused)[0] ?? ''}"]`);
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    error,
    fields,
    hasConflict: outdated !== undefined,
    onReload: () => {
      outdated?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      setOutdated(undefined);
    },
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
