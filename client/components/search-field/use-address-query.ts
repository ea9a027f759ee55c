import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePage } from '#client/app/page/page-context.ts';

type AddressQuery = {
  query: string;
  /** For what the visitor types. */
  setQuery: (query: string) => void;
  /** Whether anything was typed since the page was loaded. */
  wasTyped: boolean;
};

/**
 * The text of the header's search. It follows the address: the words of a results page, nothing on other pages. A text that
 * is being typed while a page changes stays, and so does one beside which filters are chosen.
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
    // The first page is as the server sent it, with what was typed since.
    if (shownPlace.current === place) return;
    shownPlace.current = place;
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
