import { use, useRef, useState } from 'react';
import { readPostcode } from '#shared/domain/postcodes.ts';
import { ApiContext } from '#client/app/api/api-context.ts';

const POSTCODE = /^\d{5}$/;

/** Finds the communes of a postcode while it is typed. Calls `onFound` once per list. */
export function useTowns(onFound: (towns: readonly string[]) => void): {
  towns: readonly string[];
  look: (zipcode: string) => void;
} {
  const api = use(ApiContext);
  const [towns, setTowns] = useState<readonly string[]>([]);
  const latest = useRef('');
  const look = (typed: string) => {
    const zipcode = readPostcode(typed);
    latest.current = zipcode;
    if (!api || !POSTCODE.test(zipcode)) {
      setTowns([]);
      return;
    }
    api.cities.list({ zipcode }).then(
      ({ items }) => {
        if (latest.current !== zipcode) return;
        const names = [...new Set(items.map(({ name }) => name))];
        setTowns(names);
        onFound(names);
      },
      // Optional help: the town can be typed.
      () => setTowns([]),
    );
  };
  return { towns, look };
}
