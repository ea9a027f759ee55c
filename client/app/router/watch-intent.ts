/** Longer than the pointer takes to pass over a link. */
const REST_MS = 80;

/**
 * Reports links that are about to be followed: the pointer or focus rests on one, or it is pressed. Touch screens only
 * have presses.
 */
export function watchIntent(notify: (link: HTMLAnchorElement) => void): void {
  let resting: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const restOn = (link: HTMLAnchorElement | undefined) => {
    if (link === resting) return;
    clearTimeout(timer);
    resting = link;
    if (link) timer = setTimeout(() => notify(link), REST_MS);
  };
  document.addEventListener('pointerover', (event) => restOn(linkOf(event)));
  document.addEventListener('focusin', (event) => restOn(linkOf(event)));
  document.addEventListener('focusout', () => restOn(undefined));
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link && event.button === 0) notify(link);
  });
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
