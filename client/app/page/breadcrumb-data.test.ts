import { describe, expect, it } from '@jest/globals';
import { breadcrumbData } from './breadcrumb-data.ts';

const CRUMBS = [{ label: 'Chauffage', url: '/nos-produits/chauffage' }];

describe('structured breadcrumb data', () => {
  it('has positions and absolute URLs', () => {
    expect(breadcrumbData(CRUMBS, 'https://www.atre.example')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Chauffage',
          item: 'https://www.atre.example/nos-produits/chauffage',
        },
      ],
    });
  });
});
