import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { linkPackages } from './link-packages.ts';

describe('packages of a copy of the project', () => {
  it('installed packages link to the original, workspaces to the copy', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'atre-links-')));
    try {
      const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
      for (const project of [original, copy]) mkdirSync(join(project, 'shared'), { recursive: true });
      mkdirSync(join(original, 'node_modules', '@atre'), { recursive: true });
      mkdirSync(join(original, 'node_modules', '@swc', 'core'), { recursive: true });
      mkdirSync(join(original, 'node_modules', 'express'));
      symlinkSync('../../shared', join(original, 'node_modules', '@atre', 'shared'));
      symlinkSync('..', join(original, 'node_modules', 'atre'));
      linkPackages(join(original, 'node_modules'), join(copy, 'node_modules'));
      const leadsTo = (name: string) => realpathSync(join(copy, 'node_modules', name));
      expect(['express', '@swc/core', '@atre/shared', 'atre'].map(leadsTo)).toEqual([
        join(original, 'node_modules', 'express'),
        join(original, 'node_modules', '@swc', 'core'),
        join(copy, 'shared'),
        copy,
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
