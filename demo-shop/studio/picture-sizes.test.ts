import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { readMediaManifest } from '#backoffice/demo/media-manifest.ts';
import { missingColours, picturedSizes } from './picture-sizes.ts';

/** Cut-outs that are still to be rendered, as `product width colour`; docs/imagery.md has the command. */
const PENDING: string[] = [];

const { products } = await readDemoCatalogue();
const { pictures } = await readMediaManifest();

describe('pictures of the demo', () => {
  it('[PR-02] every variant: has its cut-out in size and colour, or is listed as pending', () => {
    const missing = products.flatMap((product) =>
      product.sizes.flatMap((size) =>
        missingColours(product, size, pictures).map((colour) => `${product.key} ${size.width} ${colour}`),
      ),
    );
    expect([...new Set(missing)].toSorted()).toEqual(PENDING.toSorted());
    expect(products.flatMap(({ sizes, colours }) => sizes.flatMap(() => colours))).toHaveLength(1088);
  });

  it('[PR-02] every cut-out: has the proportions of its size', () => {
    const odd = pictures.filter(({ product_width: width, product_height: height, margin, ...picture }) => {
      const shape = (width + 2 * margin) / (height + 2 * margin);
      return Math.abs(Math.max(...picture.widths) / picture.height / shape - 1) > 0.02;
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('sizes that differ in depth alone: share one picture', () => {
    const size = { code: 'F', width: 82, height: 82, depth: 24, weight: 1, figures: {} };
    const sizes = [size, { ...size, code: 'R', depth: 28 }, { ...size, code: 'L', width: 90 }];
    expect(picturedSizes({ sizes }).map(({ code }) => code)).toEqual(['F', 'L']);
  });
});
