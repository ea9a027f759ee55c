import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStore } from '#client/stores/store-context.ts';
import { HUMAN_CHECK_VERSION } from '#shared/domain/third-parties.ts';
import { TOKEN_FIELD } from './hidden-fields.tsx';

/**
 * Adds a human verification token to a form, if it is configured and the visitor has consented. If it fails, the form
 * is sent without: the back office has other means (TP-01).
 */
export function useHumanCheck(action: string): {
  isChecking: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const { settings } = useStore();
  const { verification } = settings.thirdParties;
  const isAllowed = verification !== undefined && settings.consent?.verification === true;
  const [isChecking, setChecking] = useState(false);
  const hasRequested = useRef(false);
  useEffect(() => {
    if (!isAllowed) return;
    import('#client/app/forms/human-check.ts')
      .then(({ loadHumanCheck }) => loadHumanCheck({ ...verification, version: HUMAN_CHECK_VERSION }))
      .catch(logOnly);
  }, [isAllowed, verification]);
  const ask = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    setChecking(true);
    const token = await findToken({ ...verification, version: HUMAN_CHECK_VERSION }, action);
    const field = form.elements.namedItem(TOKEN_FIELD);
    if (field instanceof HTMLInputElement) field.value = token;
    setChecking(false);
    hasRequested.current = true;
    form.requestSubmit(submitter);
  };
  return {
    isChecking,
    onSubmit: (event) => {
      // A token is valid once, so each attempt gets a new one.
      if (hasRequested.current || !isAllowed) {
        hasRequested.current = false;
        return;
      }
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (!isChecking) void ask(event.currentTarget, submitter);
    },
  };
}

type Options = { script?: string; key?: string; version: number };

async function findToken({ script = '', key = '', version }: Options, action: string): Promise<string> {
  try {
    const { verifyHuman } = await import('#client/app/forms/human-check.ts');
    return await verifyHuman({ script, key, version }, action);
  } catch (error) {
    logOnly(error);
    return '';
  }
}

function logOnly(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's only log
  console.warn('The human verification is unavailable.', error);
}
