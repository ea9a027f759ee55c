import type { Page } from '@playwright/test';

/** The text of a document: as sent by the server (`html`), before any script, else as shown. */
export function pageText(page: Page, html?: string): Promise<string> {
  return page.evaluate((sent) => {
    const body =
      sent === undefined
        ? (document.body.cloneNode(true) as HTMLElement)
        : new DOMParser().parseFromString(sent, 'text/html').body;
    for (const element of body.querySelectorAll('script, noscript')) element.remove();
    return body.textContent.replaceAll(/\s+/g, ' ').trim();
  }, html);
}
