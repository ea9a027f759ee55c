/** Marks the live regions: one in the page, one in each modal dialog, which makes the page inert. */
export const REGION_ATTRIBUTE = 'data-live-region';

/** Texts of one change are read as one; screen readers report the moved focus first. */
const DELAY_MS = 150;
/** Screen readers have taken the text by then. A reader who browses the page later must not meet it. */
const CLEAR_MS = 1000;

let isStarted = false;
let pending: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Called when the page is hydrated. What the document holds is no news, nor what the browser remembers and puts back
 * with the next render.
 */
export function startAnnouncing(): void {
  setTimeout(() => {
    isStarted = true;
  });
}

/** Has a text read out by screen readers once they are idle (WCAG 4.1.3). A repeated text of one change is read once. */
export function announce(text: string): void {
  if (!isStarted) return;
  if (!pending.includes(text)) pending.push(text);
  clearTimeout(timer);
  timer = setTimeout(flush, DELAY_MS);
}

/** Drops the texts of the current change: the focus moves to an element that contains them. */
export function dropAnnouncements(): void {
  pending = [];
}

function flush(): void {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const region = (modal ?? document).querySelector(`[${REGION_ATTRIBUTE}]`);
  // New elements are read even where their text equals the one before.
  const paragraphs = pending.map((text) => {
    const paragraph = document.createElement('p');
    paragraph.append(text);
    return paragraph;
  });
  pending = [];
  if (paragraphs.length > 0) region?.replaceChildren(...paragraphs);
  setTimeout(() => paragraphs.forEach((paragraph) => paragraph.remove()), CLEAR_MS);
}
