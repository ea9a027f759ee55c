import { describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import { readListAddress } from './list-address.ts';

function read(path: string) {
  const match = matchPath(path)?.match;
  return match && readListAddress(match);
}

describe('readListAddress', () => {
  it.each([
    ['/infos', { name: 'infos', page: 1 }],
    ['/infos/2', { name: 'infos', page: 2 }],
    ['/infos/chauffage', { name: 'infos', page: 1, tag: 'chauffage' }],
    ['/en/infos/chauffage/3', { name: 'infos', page: 3, tag: 'chauffage' }],
    ['/infos/actualites', { name: 'infos', page: 1, tag: 'actualites' }],
    ['/infos/actualites/2', { name: 'infos', page: 2, tag: 'actualites' }],
    ['/pro/conseils', { name: 'infos_pro', page: 1 }],
    ['/pro/conseils/_p__2', { name: 'infos_pro', page: 2 }],
    ['/en/pro/advices/regulation/_p__2', { name: 'infos_pro', page: 2, tag: 'regulation' }],
    ['/pro/solutions/ventilation', { name: 'solutions', page: 1, tag: 'ventilation' }],
    ['/votre-projet', { name: 'your-project', page: 1 }],
    ['/pro/chantiers/renovation', { name: 'chantiers', page: 1, tag: 'renovation' }],
  ])('[CT-02] %s is parsed as list, tag and page', (path, expected) => {
    expect(read(path)).toEqual({ ...expected, isWritten: true });
  });

  it.each(['/infos/1', '/infos/chauffage/1', '/infos/actualites/1'])(
    '[CT-02] %s spells out page 1: isWritten is false',
    (path) => {
      expect(read(path)?.isWritten).toBe(false);
    },
  );

  it.each([
    '/infos/0',
    '/infos/02',
    '/infos/1234567',
    '/infos/2/3',
    '/infos/2/chauffage',
    '/infos/chauffage/renovation',
    '/infos/Chauffage',
    '/infos/_p__2',
    '/infos/chauffage/_p__2',
    '/pro/conseils/_COLOR__blanc',
    '/pro/conseils/a/b',
    '/chantiers/%C3%A9cole',
  ])('[CT-02] %s is not a list: undefined', (path) => {
    expect(read(path)).toBeUndefined();
  });
});
