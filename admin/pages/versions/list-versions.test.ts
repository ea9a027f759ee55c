import { describe, expect, it } from '@jest/globals';
import type { PageChange } from '#shared/contract/operator-log.ts';
import type { StoredPage } from '../stored-page.ts';
import { listVersions } from './list-versions.ts';

const STORED: StoredPage = {
  id: 7,
  title: 'Troisième',
  slug: 'essai',
  type: 'page',
  lead: 'Nouveau chapeau',
  description: 'Description',
  published_at: null,
  tags: [],
  search_words: ['essai'],
  exist_in: [1],
  scene: null,
  worksite: null,
  review: null,
  blocks: [],
};

const change = (id: number, fields: Pick<PageChange, 'before' | 'after'>): PageChange => ({
  id,
  at: '2026-11-27T09:00:00.000Z',
  operator: { kind: 'person', id: 2, name: 'Nadia Roux' },
  operation: 'PUT /page',
  record: 'page 7',
  lang: 'fr',
  ...fields,
});

describe('versions of a page', () => {
  it('each version: has the values before all later writes', () => {
    const versions = listVersions(STORED, [
      change(3, { before: { title: 'Deuxième' }, after: { title: 'Troisième', search_words: ['essai'] } }),
      change(2, { before: { title: 'Première', lead: 'Chapeau' }, after: { title: 'Deuxième', lead: 'x' } }),
      change(1, { before: null, after: { title: 'Première' } }),
    ]);
    expect(versions.map(({ values: { title, lead } }) => [title, lead])).toEqual([
      ['Troisième', 'Nouveau chapeau'],
      ['Deuxième', 'Nouveau chapeau'],
      ['Première', 'Chapeau'],
    ]);
    expect(versions[1]?.values).not.toHaveProperty('search_words');
    expect(versions[2]?.values).toMatchObject({ id: 7, slug: 'essai' });
  });

  it('page that is older than the log: has a version before the first logged write', () => {
    const versions = listVersions(STORED, [
      change(1, { before: { title: 'Ancien' }, after: { title: 'x' } }),
    ]);
    expect(versions.map((version) => [version.change?.id, version.values.title])).toEqual([
      [1, 'Troisième'],
      [undefined, 'Ancien'],
    ]);
  });
});
