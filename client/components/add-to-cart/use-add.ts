import { use, useState, type FormEvent } from 'react';
import { ApiContext } from '#client/app/api-context.ts';
import { useReload } from '#client/app/use-reload.ts';
import { useStore } from '#client/stores/store-context.ts';

/** What makes the call is fetched with the first press. */
export function useAdd() {
  const api = use(ApiContext);
  const store = useStore();
  const reload = useReload();
  const [isUnderWay, setUnderWay] = useState(false);
  const add = (event: FormEvent<HTMLFormElement>) => {
    if (!api) return;
    event.preventDefault();
    if (isUnderWay) return;
    setUnderWay(true);
    const form = new FormData(event.currentTarget);
    void import('./send-to-cart.ts')
      .then(({ sendToCart }) => sendToCart(form, api, store))
      .then((isRefused) => isRefused && reload())
      .finally(() => setUnderWay(false));
  };
  return { isUnderWay, add };
}
