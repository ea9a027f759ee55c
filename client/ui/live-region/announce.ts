/** Marks live regions: one in the page, one in each modal dialog, because the page is then inert. */
export const REGION_ATTRIBUTE = 'data-live-region';

/** Joins the texts of one change. Screen readers announce the moved focus first. */
const DELAY_MS = 150;
/** Screen readers have read the text by then. It must not be found by browsing the page later. */
const CLEAR_MS = 1000;

let isStarted = false;
let pending: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts after hydration. The delay excludes the initial render and the state restored from the browser's storage. */
export function startAnnouncing(): void {
  setTimeout(() => {
    isStarted = true;
  });
}

/**
 * Announces a text to screen readers once they are idle (WCAG 4.1.3). Duplicates within one change are announced once.
 */
export function announce(text: string): void {
  if (!isStarted) return;
  if (!pending.includes(text)) pending.push(text);
  clearTimeout(timer);
  timer = setTimeout(flush, DELAY_MS);
}

/** Drops pending texts, because the focus moves to an element that contains them. */
export function clearAnnouncements(): void {
  pending = [];
}

function flush(): void {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const region = (modal ?? document).querySelector(`[${REGION_ATTRIBUTE}]`);
  // Only new elements are announced if their text equals the one before.
  const paragraphs = pending.map((text) => {
    const paragraph = document.createElement('p');
    paragraph.append(text);
    return paragraph;
  });
  pending = [];
  if (paragraphs.length > 0) region?.replaceChildren(...paragraphs);
  setTimeout(() => paragraphs.forEach((paragraph) => paragraph.remove()), CLEAR_MS);
}
