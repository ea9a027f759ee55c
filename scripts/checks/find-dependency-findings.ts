type Package = { version?: string; optionalDependencies?: Record<string, string> };
type Locked = { packages: Record<string, Package> };
export type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** package.json of the root and of the workspaces with packages. */
export const MANIFESTS = [
  'package.json',
  'shared/package.json',
  'backoffice/package.json',
  'admin/package.json',
];

/** Minimum versions by package name. */
export type LowestVersions = Record<string, string>;

/**
 * Finds loose versions, versions that differ between workspaces, versions below the minimum, forbidden
 * packages, and missing packages of other platforms: npm omits those that the machine which wrote the lock
 * file does not need.
 */
export function findDependencyFindings(
  manifests: readonly Manifest[],
  lock: Locked,
  lowest: LowestVersions,
): string[] {
  const direct = manifests.flatMap((manifest) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  const versions = new Map<string, Set<string>>();
  for (const [name, version] of direct) versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const locked = Object.entries(lock.packages).map(([path, { version = '', optionalDependencies }]) => ({
    name: path.split('node_modules/').at(-1) ?? '',
    version,
    platforms: Object.keys(optionalDependencies ?? {}),
  }));
  const names = new Set(locked.map(({ name }) => name));
  return [
    ...direct
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name}: ${version} is not an exact version`),
    ...[...versions]
      .filter(([, found]) => found.size > 1)
      .map(([name, found]) => `${name}: workspaces name ${[...found].join(' and ')}`),
    ...locked
      .filter(({ name, version }) => isBelow(version, lowest[name]))
      .map(({ name, version }) => `${name} ${version} is below ${lowest[name]}`),
    ...locked
      .filter(({ name }) => name.startsWith('react-server-dom-'))
      .map(({ name }) => `${name} is there`),
    ...locked
      .flatMap(({ platforms }) => platforms)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is not in the lock file`),
  ];
}

/** Reads the table of docs/dependencies.md. */
export function readLowestVersions(page: string): LowestVersions {
  const [, table = ''] = page.split('## Lowest versions');
  const rows = [...table.matchAll(/^\| `([^`]+)` +\| ([\d.]+) +\|/gm)];
  return Object.fromEntries(rows.map(([, name = '', version = '']) => [name, version]));
}

function isBelow(version: string, lowest: string | undefined): boolean {
  if (!lowest) return false;
  const [a, b] = [version, lowest].map((text) => text.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
