import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  findDependencyFindings,
  MANIFESTS,
  readLowestVersions,
  type Manifest,
} from './find-dependency-findings.ts';

const lowest = readLowestVersions(readFileSync('docs/dependencies.md', 'utf8'));

describe('dependencies', () => {
  it('versions: pinned, and none below the minimum that advisories require', () => {
    const manifests = MANIFESTS.map((path) => JSON.parse(readFileSync(path, 'utf8')) as Manifest);
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<
      typeof findDependencyFindings
    >[1];
    expect(Object.keys(lowest)).toContain('express');
    expect(findDependencyFindings(manifests, lock, lowest)).toEqual([]);
  });

  it('loose, duplicate, outdated, forbidden or platform-specific version: found', () => {
    const findings = findDependencyFindings(
      [
        { dependencies: { express: '^5.3.0', pg: '8.23.1' }, devDependencies: {} },
        { dependencies: {}, devDependencies: { pg: '8.23.0' } },
      ],
      {
        packages: {
          'node_modules/express': { version: '5.2.9' },
          'node_modules/a/node_modules/cookie': { version: '0.6.0' },
          'node_modules/react-server-dom-webpack': { version: '19.3.1' },
          'node_modules/b': { version: '1.0.0', optionalDependencies: { 'b-darwin': '1.0.0' } },
        },
      },
      lowest,
    );
    expect(findings).toEqual([
      'express: ^5.3.0 is not an exact version',
      'pg: workspaces name 8.23.1 and 8.23.0',
      'express 5.2.9 is below 5.3.0',
      `cookie 0.6.0 is below ${lowest['cookie']}`,
      'react-server-dom-webpack is there',
      'b-darwin is not in the lock file',
    ]);
  });
});
