import { describe, expect, it } from '@jest/globals';
import { breadcrumbData } from './breadcrumb-data.ts';

const CRUMBS = [{ label: 'Chauffage', url: '/nos-produits/chauffage' }];

describe('the breadcrumb of search engines', () => {
  it('numbers its steps, with whole addresses', () => {
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
