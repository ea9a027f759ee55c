import { describe, expect, it } from '@jest/globals';
import { createManifestAssets, type Manifest } from './assets.ts';

const PAGE = 'client/pages/product/product-page.tsx';
const MANIFEST: Manifest = {
  'client/start.ts': { file: 'start.js' },
  'client/entry.tsx': { file: 'entry.js', css: ['entry.css'] },
  [PAGE]: {
    file: 'page.js',
    css: ['page.css'],
    imports: ['_products.js'],
    dynamicImports: ['client/pages/product/range.late.tsx', 'client/pages/product/viewer.tsx'],
  },
  '_products.js': { file: 'products.js', css: ['products.css'] },
  'client/pages/product/range.late.tsx': { file: 'range.late.js', imports: ['_late.js', '_products.js'] },
  '_late.js': { file: 'late.js', css: ['late.css'] },
  'client/pages/product/viewer.tsx': { file: 'viewer.js', css: ['viewer.css'] },
};

describe('assets of a page', () => {
  const assets = createManifestAssets(MANIFEST, (file) => Buffer.from(file))([PAGE]);

  it('late parts: their style sheets without their modules', () => {
    expect(assets.css).toEqual(['/entry.css', '/page.css', '/products.css', '/late.css']);
    expect(assets.modules.map(({ href }) => href)).toEqual(['/entry.js', '/products.js', '/page.js']);
  });

  it('modules have the hash of their file', () => {
    expect(assets.modules.every(({ integrity }) => integrity?.startsWith('sha384-'))).toBe(true);
  });
});
