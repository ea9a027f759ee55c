import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findPackageFindings, listImportedPackages } from './find-package-findings.ts';

describe('packages of an image', () => {
  it('imports of a build: static, re-exported and dynamic ones are listed by package', () => {
    const folder = mkdtempSync(join(tmpdir(), 'atre-imports-'));
    try {
      writeFileSync(
        join(folder, 'main.js'),
        `import fs from "node:fs"; import "./own.js"; import { a } from "one/deep/file.js";
        export { b } from "@scope/two/deep.js"; const c = () => import("three"); const d = (x) => import(x);`,
      );
      expect([...listImportedPackages(folder)].toSorted()).toEqual(['@scope/two', 'one', 'three']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('missing, unused or browser-only dependency: reported', () => {
    const imported = new Set(['express', 'pg', 'leaflet', 'zod']);
    expect(
      findPackageFindings(imported, ['express', 'leaflet', 'sharp', '@atre/shared'], ['zod', 'ky']),
    ).toEqual([
      'leaflet is for browsers: it belongs to devDependencies',
      'pg is imported by the build and is not among its dependencies',
      'sharp is not imported by the build: it belongs to devDependencies',
    ]);
  });
});
