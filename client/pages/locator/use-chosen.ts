import { createContactsApi } from '#shared/api/contacts.ts';
import { use, useEffect, useState } from 'react';
import { ApiContext } from '#client/app/api/api-context.ts';
import type { ContactPoint } from '#shared/contract/contact.ts';

/** Loads a contact that was selected on the map but is not in the list. */
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
        // A failed request clears the selection's details; the point stays on the map and can be selected again.
        () => isCurrent && setChosen(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [api, isListed, selected, chosen]);
  return isListed || chosen?.id !== selected ? null : chosen;
}
