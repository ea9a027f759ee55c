import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { indexPatterns } from './index-patterns.ts';
import { PATTERNS } from './patterns.ts';
import type { RedirectPattern } from './redirect-pattern.ts';

function pattern(start: string, to: string): RedirectPattern {
  return {
    under: [start],
    match: (path) => (path === `${start}/x` ? to : undefined),
    code: 301,
    why: 'A family of the test.',
    example: `${start}/x`,
  };
}

describe('pattern index', () => {
  it('[RD-03] returns the same as trying every pattern in order', () => {
    const segment = fc.constantFrom('pro', 'en', 'chantiers', 'produit', 'signature', 'ar', 'x', '');
    const match = indexPatterns(PATTERNS);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 7 }), (segments) => {
        const path = `/${segments.join('/')}`;
        const found = PATTERNS.flatMap(({ match: ask, code }) => {
          const to = ask(path);
          return to === undefined ? [] : [{ to, code }];
        });
        const { to, code } = match(path) ?? {};
        expect({ to, code }).toEqual({ to: found[0]?.to, code: found[0]?.code });
      }),
      { numRuns: 2000 },
    );
  });

  it('[RD-03] pattern: tried only for paths that begin with its whole segments', () => {
    const asked: string[] = [];
    const match = indexPatterns([
      {
        ...pattern('/a/b', '/to'),
        match: (path) => {
          asked.push(path);
          return undefined;
        },
      },
    ]);
    for (const path of ['/a', '/a/b', '/a/b/c', '/a/bc', '/b/a/b', '/', '', '/a/b/']) match(path);
    expect(asked).toEqual(['/a/b', '/a/b/c', '/a/b/']);
  });

  it('[RD-03] several patterns match: shorter beginning first, then the given order', () => {
    const deep = { ...pattern('/a/b', '/deep'), match: () => '/deep' };
    const first = { ...pattern('/a', '/first'), match: () => '/first' };
    const second = { ...pattern('/a', '/second'), match: () => '/second' };
    expect(indexPatterns([deep, first, second])('/a/b/x')?.to).toBe('/first');
    expect(indexPatterns([deep])('/a/b/x')?.to).toBe('/deep');
  });

  it('no patterns: returns undefined', () => {
    expect(indexPatterns([])('/a/b')).toBeUndefined();
  });
});
