import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { IMPORT_RULES } from './import-rules-table.ts';

const FOLDERS = ['admin', 'backoffice', 'client', 'locales', 'redirects', 'routes', 'server', 'shared'];
const WORKSHOP = join('.cache', 'import-rules');

/**
 * Lists imports that break the rules of `import-rules-table.ts`, one sentence each. Type imports are
 * allowed everywhere, because they do not exist at run time. The cruiser cannot recognise them under
 * TypeScript 7, so it runs on a copy of the sources without them.
 */
export async function findImportFindings(extraFiles: Record<string, string> = {}): Promise<string[]> {
  rmSync(WORKSHOP, { recursive: true, force: true });
  for (const folder of FOLDERS) copyWithoutTypes(folder);
  for (const [path, code] of Object.entries(extraFiles)) write(path, stripTypes(path, code));
  write('package.json', JSON.stringify({ imports: readAliases() }));
  for (const folder of ['.', 'admin']) linkPackages(folder);
  const { options, forbidden } = IMPORT_RULES;
  const result = await cruise(FOLDERS, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: resolve(WORKSHOP),
  });
  const { summary } = result.output as ICruiseResult;
  return summary.violations.map(
    (violation) => `${violation.rule.name}: ${violation.from} imports ${violation.to}`,
  );
}

/** Aliases of the root, which has all but that of the admin. */
function readAliases(): Record<string, string> {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  return { ...imports, '#admin/*': './admin/*' };
}

/** A workspace has packages of its own where another version is needed. */
function linkPackages(folder: string): void {
  const packages = resolve(folder, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(WORKSHOP, folder, 'node_modules'));
}

function copyWithoutTypes(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    // Aliases of workspaces point outside the copy.
    if (/\.test\.tsx?$|package\.json$|(?:^|\/)node_modules\//.test(path)) continue;
    if (/\.tsx?$/.test(path)) write(path, stripTypes(path, readFileSync(path, 'utf8')));
    else if (/\.(?:css|woff2)$/.test(path)) write(path, '');
    else if (path.endsWith('.json')) write(path, '{}');
  }
}

function stripTypes(path: string, code: string): string {
  const { code: stripped } = transformSync(code, {
    filename: path,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
    module: { type: 'es6' },
  });
  return stripped;
}

function write(path: string, content: string): void {
  const target = join(WORKSHOP, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
