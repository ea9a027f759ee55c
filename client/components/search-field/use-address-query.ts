import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePage } from '#client/app/page/page-context.ts';

type AddressQuery = {
  query: string;
  setQuery: (query: string) => void;
  /** True if the visitor has typed since the page was loaded. */
  wasTyped: boolean;
};

/**
 * Query of the header's search. It follows the address: the query of a results page, empty on other pages. Text that is
 * being typed stays across page changes, and across filter changes.
 */
export function useAddressQuery(field: RefObject<HTMLInputElement | null>): AddressQuery {
  const { match, search } = usePage();
  const ofAddress = match.name === 'results' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [query, setQuery] = useState(ofAddress);
  const [wasTyped, setTyped] = useState(false);
  const place = `${match.name} ${match.list?.slug ?? match.pathname} ${ofAddress}`;
  const shownPlace = useRef(place);
  const isTyping = useRef(false);
  useEffect(() => {
    // Skips the first page, which may have early input.
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    // The typed text was searched for.
    if (field.current?.value.trim() === ofAddress) isTyping.current = false;
    if (isTyping.current && document.activeElement === field.current) return;
    isTyping.current = false;
    setQuery(ofAddress);
  }, [place, ofAddress, field]);
  return {
    query,
    setQuery: (typed) => {
      isTyping.current = true;
      setTyped(true);
      setQuery(typed);
    },
    wasTyped,
  };
}
