import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { readMediaManifest } from '#backoffice/demo/media-manifest.ts';
import { categoriesToShare, productsToShare } from './what-to-share.ts';

const catalogue = await readDemoCatalogue();

describe('content of link previews', () => {
  it('product: name, kind and the figure that buyers compare, formatted by language', async () => {
    const { pictures } = await readMediaManifest();
    const lame = productsToShare(catalogue, pictures).find(({ key }) => key === 'lame');
    expect(lame?.texts).toMatchObject({
      fr: { name: 'Lame', figure: '750 – 2\u00a0000\u00a0W' },
      en: { name: 'Lame', figure: '750 – 2,000\u00a0W' },
    });
    expect(lame?.products).toHaveLength(1);
  });

  it('category: two or three of its products, none too small beside the others', async () => {
    const { pictures } = await readMediaManifest();
    const shared = categoriesToShare(catalogue, pictures);
    const radiators = shared.find(({ key }) => key === 'radiators');
    expect(radiators?.products).toHaveLength(3);
    for (const { products } of shared) {
      const extents = products.map(({ width, height }) => Math.max(width, height));
      expect(new Set(products.map(({ file }) => file)).size).toBe(products.length);
      expect(Math.min(...extents)).toBeGreaterThan(Math.max(...extents) / 3);
    }
  });

  it('product or category without a picture: none', () => {
    expect(productsToShare(catalogue, [])).toEqual([]);
    expect(categoriesToShare(catalogue, [])).toEqual([]);
  });
});
