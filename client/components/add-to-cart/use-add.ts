import { use, useState, type FormEvent } from 'react';
import { ApiContext } from '#client/app/api/api-context.ts';
import { isMissingCode } from '#client/app/parts/chunk-reload.ts';
import { useReload } from '#client/app/page/use-reload.ts';
import type { AdditionResult } from '#shared/contract/cart.ts';
import { useStore } from '#client/stores/store-context.ts';

/** Loads the API code with the first press. If it is missing, the form is submitted natively. */
export function useAdd() {
  const api = use(ApiContext);
  const store = useStore();
  const reload = useReload();
  const [isPending, setPending] = useState(false);
  const [results, setResults] = useState<readonly AdditionResult[]>();
  const add = (event: FormEvent<HTMLFormElement>) => {
    if (!api) return;
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const form = event.currentTarget;
    const fields = new FormData(form);
    void import('./send-to-cart.ts')
      .then(({ sendToCart }) => sendToCart(fields, api, store))
      .then(({ isRefused, results: added }) => {
        setResults(added);
        if (isRefused) reload();
      })
      .catch((error: unknown) => {
        if (!isMissingCode(error)) throw error;
        form.submit();
      })
      .finally(() => setPending(false));
  };
  return { isPending, add, results };
}
