import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findUnboundedIslands } from './find-unbounded-islands.ts';
import { listCode } from './list-files.ts';

const isClient = (path: string) => /^client\/(?!design-system\/)/.test(path) && !path.includes('.test.');
const PAGE = 'client/pages/home/home-page.tsx';

/** Checks a page that shows the given component from its folder. */
function findInPage(component: string, others: Record<string, string> = {}): string[] {
  const page = "import { Part } from './part.tsx';\nexport const Page = Part;\n";
  const files = { [PAGE]: page, 'client/pages/home/part.tsx': component, ...others };
  return findUnboundedIslands(new Map(Object.entries(files)));
}

describe('islands', () => {
  it('every component that runs in the browser: has an error boundary', () => {
    const files = listCode().filter(isClient);
    expect(findUnboundedIslands(new Map(files.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual(
      [],
    );
  });

  it.each([
    ['holds state', 'export function Part() { const [a] = useState(0); return a; }'],
    ['watches a store', 'export const Part = observer(function Part() { return null; });'],
    ['is fetched when it is shown', 'export const Part = loadable(load);'],
  ])('component that %s: needs an error boundary', (_what, component) => {
    expect(findInPage(component)).toEqual([expect.stringContaining('client/pages/home/part.tsx')]);
    expect(findInPage(`${component}\nexport const Safe = island(Part);`)).toEqual([]);
  });

  it('component whose hook has state, in an island with other islands: needs an error boundary', () => {
    const hooked = "import { useClock } from './use-clock.ts';\nexport const Inner = () => useClock();\n";
    const files = {
      'client/pages/home/use-clock.ts': 'export function useClock() { useEffect(() => {}); }',
      'client/pages/home/inner.tsx': hooked,
      'client/components/other.tsx': 'export const Other = island(Plain);',
    };
    const outer = "import { Inner } from './inner.tsx';\nexport const Part = island(Inner);\n";
    expect(findInPage(outer, files)).toEqual([]);
    const container = `import { Other } from '#client/components/other.tsx';\n${outer}`;
    expect(findInPage(container, files)).toEqual([expect.stringContaining('inner.tsx')]);
  });

  it('component without state: needs no error boundary', () => {
    expect(findInPage('export function Part() { return null; }')).toEqual([]);
  });
});
