import type { Navigate, SendForm } from './navigation.ts';

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
    event.preventDefault();
    if (form.method === 'post') {
      send(action.pathname + action.search, new FormData(form, submitter));
      return;
    }
    navigate(`${action.pathname}?${queryOf(form, submitter)}${action.hash}`);
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

/** Other sites, files, other windows and other languages are the browser's own business. */
export function isOrdinaryLink(link: HTMLAnchorElement): boolean {
  const isSameSite = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const isPage = !link.pathname.startsWith('/media/') && !link.hasAttribute('data-document');
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
