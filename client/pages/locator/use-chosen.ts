import { createContactsApi } from '#shared/api/contacts.ts';
import { use, useEffect, useState } from 'react';
import { ApiContext } from '#client/app/api/api-context.ts';
import type { ContactPoint } from '#shared/contract/contact.ts';

/** Who was chosen on the map without being in the list: asked for by number. */
export function useChosen(
  first: ContactPoint | null,
  selected: number | null,
  listed: readonly ContactPoint[],
): ContactPoint | null {
  const api = use(ApiContext);
  const [chosen, setChosen] = useState(first);
  const isListed = selected === null || listed.some(({ id }) => id === selected);
  useEffect(() => {
    if (!api || isListed || selected === null || chosen?.id === selected) return undefined;
    let isCurrent = true;
    createContactsApi(api.caller)
      .get(selected)
      .then(
        (contact) => isCurrent && setChosen(contact),
        // The map goes on showing where it is; its sheet can be asked for again.
        () => isCurrent && setChosen(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [api, isListed, selected, chosen]);
  return isListed || chosen?.id !== selected ? null : chosen;
}
