import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoDumpFile } from './demo-dump.ts';

/** Fills a data folder with the demo shop, so that a back office starts in a moment instead of making it first. */
export async function copyDemoShop(folder: string): Promise<void> {
  const database = join(folder, 'database');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  // What tar remarks is only told with its failure.
  execFileSync('tar', ['-xf', await demoDumpFile(), '-C', database], { stdio: 'pipe' });
}
