import { describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import { alternatesOf, audiencesOf } from './static-page-paths.ts';

function at(path: string) {
  const match = matchPath(path)?.match;
  if (!match) throw new Error(`No page at ${path}.`);
  return match;
}

describe('paths of a page without entity', () => {
  it.each<[RouteName, string, object]>([
    ['index', '/', { fr: '/', en: '/en' }],
    ['index', '/en/pro', { fr: '/pro', en: '/en/pro' }],
    ['contact', '/pro/aide-contact', { fr: '/pro/aide-contact', en: '/en/pro/help-contact' }],
    ['support-faq', '/en/support-faq/valve', { fr: '/support-faq/valve', en: '/en/support-faq/valve' }],
    ['landing', '/devis/thermo', { fr: '/devis/thermo' }],
  ])('[RT-01] alternates of %s at %s are %j', (name, path, alternates) => {
    expect(alternatesOf(name, at(path))).toEqual(alternates);
  });

  it('[PL-05] audiences share the language of the page', () => {
    expect(audiencesOf('contact', at('/en/help-contact'))).toEqual({
      part: '/en/help-contact',
      pro: '/en/pro/help-contact',
    });
  });
});
