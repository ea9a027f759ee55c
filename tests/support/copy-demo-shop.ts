import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoDumpFile } from './demo-dump.ts';

/** Copies the demo shop into a data folder, so that a back office starts without creating it. */
export async function copyDemoShop(folder: string): Promise<void> {
  const database = join(folder, 'database');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  // Warnings of tar appear only with its failure.
  execFileSync('tar', ['-xf', await demoDumpFile(), '-C', database], { stdio: 'pipe' });
}
