import { dirname, join, normalize } from 'node:path';

/** Client code by its path from the project's root. */
type Sources = ReadonlyMap<string, string>;

/** Components whose error boundary is not found by imports, with its location. */
const CAUGHT: Readonly<Record<string, string>> = {
  'client/components/account/account-frame.tsx': 'the frame of whole pages: client/app/site.tsx',
  'client/components/pan-buttons/pan-buttons.tsx':
    'with what they move: the islands of the map, the picture viewer and the exploded view',
  'client/components/relay-picker/relay-dialog.tsx': 'with its code: client/pages/delivery/step-view.tsx',
};

const ROOT = /^client\/(?:pages\/.*-page|app\/layouts\/[\w-]+)\.tsx$/;
const COMPONENT = /^client\/(?:components|pages)\/.*\.tsx$/;
const HOOK_FILE = /\.ts$/;
const STATEFUL =
  /\b(?:useState|useReducer|useEffect|useLayoutEffect|useSyncExternalStore|observer|loadable)\(/;
const BOUNDED = /\bisland\(|<ErrorBoundary\b/;
const STATIC_IMPORT = /^import (?!type\b)([^;]*?) from '((?:#client|\.)[^']+)';$/gm;
const LAZY_IMPORT = /\bimport\('((?:#client|\.)[^']+)'\)/g;

/**
 * Finds components that run in the browser (with state, effects or a store) without an error boundary below
 * their page: an error would unmount the page. Inside an island without other islands, none is needed.
 */
export function findUnboundedIslands(sources: Sources): string[] {
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file) || isLeafIsland(file, sources)) return;
    reached.add(file);
    for (const { path } of importsOf(file, sources)) walk(path);
  };
  for (const file of sources.keys()) if (ROOT.test(file)) walk(file);
  return [...reached]
    .filter((file) => COMPONENT.test(file) && !ROOT.test(file) && CAUGHT[file] === undefined)
    .filter((file) => isInteractive(file, sources) && !BOUNDED.test(sources.get(file) ?? ''))
    .map((file) => `${file}: runs in the browser without a boundary; export it through island()`)
    .toSorted();
}

function isLeafIsland(file: string, sources: Sources): boolean {
  if (!BOUNDED.test(sources.get(file) ?? '')) return false;
  const below = new Set<string>();
  const collect = (from: string) => {
    for (const { path } of importsOf(from, sources)) {
      if (below.has(path)) continue;
      below.add(path);
      collect(path);
    }
  };
  collect(file);
  return ![...below].some((path) => COMPONENT.test(path) && BOUNDED.test(sources.get(path) ?? ''));
}

function isInteractive(file: string, sources: Sources): boolean {
  if (STATEFUL.test(sources.get(file) ?? '')) return true;
  return importsOf(file, sources).some(
    ({ path, names }) => HOOK_FILE.test(path) && /\buse[A-Z]/.test(names) && isInteractive(path, sources),
  );
}

type Import = { path: string; names: string };

function importsOf(file: string, sources: Sources): Import[] {
  const text = sources.get(file) ?? '';
  const found = [
    ...[...text.matchAll(STATIC_IMPORT)].map(([, names = '', path = '']) => ({ names, path })),
    ...[...text.matchAll(LAZY_IMPORT)].map(([, path = '']) => ({ names: '', path })),
  ];
  return found
    .map(({ names, path }) => ({
      names,
      path: path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
    }))
    .filter(({ path }) => sources.has(path));
}
