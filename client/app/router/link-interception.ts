import { isReadableAddress } from '#shared/readable-address.ts';
import type { Navigate, SendForm } from './navigation.ts';

/** Files, API calls and form addresses. A page whose address ends in an extension loads as a document too. */
const NO_PAGE = /^\/(?:_|(?:api|assets|media|ops|test-bank)\/)|\.[a-z\d]{2,11}$/i;

/**
 * Handles plain links and forms of this site without a new document. Listens on the document, so that components render
 * ordinary `<a href>` and `<form>`, which work without scripts.
 */
export function interceptLinks(navigate: Navigate, send: SendForm): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // SVG links have fragments only, which the browser handles.
    if (!(link instanceof HTMLAnchorElement) || !isOrdinaryClick(event) || !isOrdinaryLink(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    const { submitter } = event;
    const isElsewhere = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction');
    const action = new URL(isElsewhere ? submitter.formAction : form.action);
    if (action.origin !== location.origin || form.hasAttribute('data-document')) return;
    const target = action.pathname + action.search;
    if (form.method === 'post') {
      if (!isReadableAddress(target)) return;
      event.preventDefault();
      send(target, new FormData(form, submitter));
      return;
    }
    const found = `${action.pathname}?${queryOf(form, submitter)}`;
    if (!isReadableAddress(found)) return;
    event.preventDefault();
    navigate(found + action.hash);
  });
}

function isOrdinaryClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/**
 * False for other sites, files, windows and languages, and addresses that the server rejects: the browser handles
 * those.
 */
export function isOrdinaryLink(link: HTMLAnchorElement): boolean {
  const isSameSite = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const isPage =
    !NO_PAGE.test(link.pathname) &&
    isReadableAddress(link.pathname + link.search) &&
    !link.hasAttribute('data-document');
  const isHashOfThisPage =
    link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return isSameSite && isPage && !isHashOfThisPage;
}

/** The query that the browser would submit, with the pressed button. */
function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(entries).toString();
}
