import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Packages that only browsers load: the server's build names them without importing them. */
export const BROWSER_ONLY = ['@google/model-viewer', 'leaflet', 'supercluster'];

/** Packages that the JavaScript files of a built program import, by name. */
export function listImportedPackages(folder: string): Set<string> {
  const names = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    for (const specifier of listImports(name, readFileSync(join(folder, name), 'utf8'))) {
      if (!specifier.startsWith('.') && !isBuiltin(specifier)) names.add(packageOf(specifier));
    }
  }
  return names;
}

/**
 * Compares the imports of a built program with its `dependencies`. `inherited`: packages whose code is
 * bundled; their dependencies are allowed but not required.
 */
export function findPackageFindings(
  imported: ReadonlySet<string>,
  declared: readonly string[],
  inherited: readonly string[] = [],
): string[] {
  const installed = new Set([...declared, ...inherited]);
  const unused = declared.filter((name) => !imported.has(name) && !name.startsWith('@atre/'));
  const missing = [...imported].filter((name) => !installed.has(name) && !BROWSER_ONLY.includes(name));
  const browserOnly = BROWSER_ONLY.filter((name) => installed.has(name));
  return [
    ...missing.map((name) => `${name} is imported by the build and is not among its dependencies`),
    ...unused.map((name) => `${name} is not imported by the build: it belongs to devDependencies`),
    ...browserOnly.map((name) => `${name} is for browsers: it belongs to devDependencies`),
  ].toSorted();
}

function listImports(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    // The argument of a dynamic import is an expression; only literals name a package.
    ...dynamicImports.flatMap(
      ({ moduleRequest }) =>
        /^(["'])([^"']+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2] ?? [],
    ),
  ];
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
