import type { Page } from '@playwright/test';

/** The words of the document as the server sent it, before any script; where it leads elsewhere, of what is there. */
export async function serverText(page: Page, url: string): Promise<string> {
  const response = await page.request.get(url);
  return page.evaluate(
    (html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      for (const element of body.querySelectorAll('script, noscript')) element.remove();
      return body.textContent.replaceAll(/\s+/g, ' ').trim();
    },
    await response.text(),
  );
}

/** The words of the document as it stands. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, noscript')) element.remove();
    return body.textContent.replaceAll(/\s+/g, ' ').trim();
  });
}
