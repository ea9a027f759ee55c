import type { Page } from '@playwright/test';

/** The words of a document as the server sent it, before any script. */
export function textOf(page: Page, document: string): Promise<string> {
  return page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const element of body.querySelectorAll('script, noscript')) element.remove();
    return body.textContent.replaceAll(/\s+/g, ' ').trim();
  }, document);
}

/** The words of the document as it stands. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, noscript')) element.remove();
    return body.textContent.replaceAll(/\s+/g, ' ').trim();
  });
}
