import { isReadableAddress } from '#shared/readable-address.ts';
import type { Navigate, SendForm } from './navigation.ts';

/** Files, calls and forms of the server. A page whose address ends like a file's is opened as a document too. */
const NO_PAGE = /^\/(?:_|(?:api|assets|media|ops|test-bank)\/)|\.[a-z\d]{2,11}$/i;

/**
 * Takes over plain links and forms of this site, so that the page changes without a new document. One
 * listener for all: components write ordinary `<a href>` and `<form>`, which also work before and without it.
 */
export function interceptLinks(navigate: Navigate, send: SendForm): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Links of drawings (SVG) lead to places of the page: the browser's own business.
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

/** Other sites, files, other windows, other languages and addresses that the server refuses are the browser's own business. */
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

/** What the browser itself would send: of several buttons, the one that was pressed. */
function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(entries).toString();
}
