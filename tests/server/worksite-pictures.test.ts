import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

/** Pictures of the comparison of a page. */
function compared(html: string) {
  const figure = [...html.matchAll(/<figure.*?<\/figure>/gs)].find(([part]) => part.includes('-before-'));
  return tags(figure?.[0] ?? '', 'img');
}

describe('sheets of worksites', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each(['/chantiers', '/en/worksites'])(
    '[RT-33, CT-01] sheets of %s: each shows its place before and after, in one frame',
    async (list) => {
      const { html } = await readPage(app, list);
      const sheets = [...html.matchAll(/<article.*?<a[^>]+href="([^"]+)"/gs)].map(([, link]) => link ?? '');
      expect(sheets.length).toBeGreaterThanOrEqual(10);
      for (const sheet of sheets) {
        const [before, after] = compared((await readPage(app, sheet)).html);
        const scene = /scenes\/([a-z-]+)-[\da-f]{10}/;
        const name = scene.exec(after?.['src'] ?? '')?.[1];
        expect([sheet, scene.exec(before?.['src'] ?? '')?.[1]]).toEqual([sheet, `${name}-before`]);
        expect([sheet, before?.['width'], before?.['height']]).toEqual([
          sheet,
          after?.['width'],
          after?.['height'],
        ]);
        expect(before?.['alt']).not.toBe(after?.['alt']);
      }
    },
  );
});
