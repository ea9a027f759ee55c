import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { ensureChromium } from './ensure-chromium.ts';

/** `npm run transcripts`: records the speech of a simulated screen reader on ten journeys, into docs/transcripts. */
if (isBuildStale()) await buildSite();
await ensureChromium();
const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', 'tests/browser/transcripts.spec.ts'], {
  stdio: 'inherit',
  env: { ...process.env, TRANSCRIPTS: 'write' },
});
process.exitCode = status ?? 1;
