import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { findImportCycles } from './find-import-cycles.ts';
import { findImportFindings } from './import-rules.ts';
import { IMPORT_RULES } from './import-rules-table.ts';
import { listCode } from './list-files.ts';

/** One violation of each rule, in files that do not exist: rule, path, code. */
const PLANTED: [rule: string, path: string, code: string][] = [
  [
    'no-circular',
    'shared/planted-a.ts',
    "import { a as own } from './planted-a.ts'; export const a = () => own;",
  ],
  ['resolvable', 'shared/planted-gone.ts', "import { a } from './nowhere.ts'; export const b = a;"],
  ['shared-imports-nothing-of-ours', 'shared/planted.ts', "import '#server/app.ts';"],
  ['routes-and-redirects-stay-below', 'routes/planted.ts', "import '#client/stores/root-store.ts';"],
  ['routes-know-no-redirects', 'routes/planted-redirect.ts', "import '#redirects/redirects.ts';"],
  ['ui-knows-nothing-of-the-product', 'client/ui/planted.ts', "import '#shared/locale.ts';"],
  ['components-know-no-pages', 'client/components/planted.ts', "import '#client/pages/home/home-load.ts';"],
  [
    'the-design-system-stands-apart',
    'client/components/planted-showy.ts',
    "import '#client/design-system/use-localize.ts';",
  ],
  [
    'the-design-system-shows-components-only',
    'client/design-system/planted.ts',
    "import '#client/app/app.tsx';",
  ],
  ['a-page-knows-no-other-page', 'client/pages/home/planted.ts', "import '#client/pages/cms/cms-load.ts';"],
  ['pages-use-href-never-the-tree', 'client/pages/cms/planted.ts', "import '#routes/tree.tsx';"],
  [
    'the-tree-reaches-pages-only-by-import',
    'routes/planted-tree.ts',
    "import '#client/pages/cms/cms-page.tsx';",
  ],
  ['server-http-has-no-react', 'server/http/planted.ts', "import 'react';"],
  ['only-render-touches-the-application', 'server/planted.ts', "import '#client/app/site.tsx';"],
  ['back-office-is-another-program', 'backoffice/planted.ts', "import '#server/app.ts';"],
  ['admin-knows-contract-and-addresses-only', 'admin/planted.ts', "import '#routes/tree.tsx';"],
  ['admin-is-another-program', 'client/planted-admin.ts', "import '#admin/app/theme.ts';"],
  ['one-door-to-the-back-office', 'server/planted-door.ts', "import '#backoffice/app.ts';"],
  ['express-lives-in-the-servers', 'shared/planted-express.ts', "import 'express';"],
  ['ky-lives-in-shared-api', 'server/planted-ky.ts', "import 'ky';"],
  ['the-driver-lives-in-database', 'backoffice/search/planted.ts', "import 'pg';"],
  ['browsers-get-nothing-of-the-servers', 'client/app/planted.ts', "import '#server/config.ts';"],
  ['schemas-stay-on-the-server', 'client/planted.ts', "import 'zod';"],
];

describe('import rules', () => {
  let findings: string[];

  beforeAll(async () => {
    findings = await findImportFindings(
      Object.fromEntries(PLANTED.map(([, path, code]) => [path, code] as const)),
    );
  });

  it('every file: follows all rules', () => {
    const planted = new Set(PLANTED.map(([, path]) => path));
    expect(findings.filter((finding) => !planted.has(finding.split(' ')[1] ?? ''))).toEqual([]);
  });

  it('each rule: has a planted violation', () => {
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(
      new Set(IMPORT_RULES.forbidden.map(({ name }) => name)),
    );
  });

  it.each(PLANTED)('violation of %s in %s: found', (rule, path) => {
    expect(findings.some((finding) => finding.startsWith(`${rule}: ${path} `))).toBe(true);
  });
});

describe('imports of types and values', () => {
  it('all files: no cycle', () => {
    expect(findImportCycles(new Map(listCode().map((path) => [path, readFileSync(path, 'utf8')])))).toEqual(
      [],
    );
  });

  it('cycle of type imports: found', () => {
    const sources = new Map([
      [
        'shared/cart.ts',
        "import { price } from './price.ts';\nexport type Cart = { lines: number[] };\nprice();",
      ],
      [
        'shared/price.ts',
        "import type { Cart } from '#shared/cart.ts';\nexport const price = (_cart?: Cart) => 1;",
      ],
      ['shared/apart.ts', "export { price } from './price.ts';"],
    ]);
    expect(findImportCycles(sources)).toEqual(['shared/cart.ts, shared/price.ts']);
  });
});
