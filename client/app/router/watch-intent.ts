/** Whoever only passes over a link has left it by then. */
const REST_MS = 80;

/**
 * Tells of links that are about to be followed: the pointer or the focus rests on one, or it is being pressed. Touch
 * screens know the last only.
 */
export function watchIntent(tell: (link: HTMLAnchorElement) => void): void {
  let resting: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const restOn = (link: HTMLAnchorElement | undefined) => {
    if (link === resting) return;
    clearTimeout(timer);
    resting = link;
    if (link) timer = setTimeout(() => tell(link), REST_MS);
  };
  document.addEventListener('pointerover', (event) => restOn(linkOf(event)));
  document.addEventListener('focusin', (event) => restOn(linkOf(event)));
  document.addEventListener('focusout', () => restOn(undefined));
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link && event.button === 0) tell(link);
  });
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
