import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { peakResidentBytes } from './processes.ts';

export type ImportRun = {
  /** Seconds of each phase. */
  phases: Record<'files' | 'catalogue' | 'index' | 'other', number>;
  seconds: number;
  /** Most resident memory of the process; 0 where the system does not report it. */
  peakBytes: number;
};

const SAMPLE_MS = 100;
/** A line of the command: the seconds since its start, and the step that begins. */
const STEP = /^ *[\d.]+ s {2}(.*)$/;
/** Phases by the beginning of their steps. */
const PHASES = [
  ['files of the shop', 'files'],
  ['catalogue', 'catalogue'],
  ['search index', 'index'],
] as const;

/** The arguments of Node in `npm run shop`: the command limits its memory. @throws Error for another command */
function commandOfShop(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { shop: string } };
  const [, bootstrap, ...args] = scripts.shop.split(' ');
  if (bootstrap !== 'scripts/bootstrap.mjs') throw new Error(`npm run shop is ${scripts.shop}`);
  return args;
}

/** Runs `npm run shop -- import` in a process of its own. @throws Error when the import fails */
export async function runImport(shop: string, environment: Record<string, string>): Promise<ImportRun> {
  const child = spawn(process.execPath, [...commandOfShop(), 'import', shop], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const phases: ImportRun['phases'] = { files: 0, catalogue: 0, index: 0, other: 0 };
  const errors: string[] = [];
  let peakBytes = 0;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakResidentBytes(child.pid ?? 0));
  }, SAMPLE_MS);
  const started = performance.now();
  let phase: keyof ImportRun['phases'] = 'other';
  let since = started;
  const begin = (next: keyof ImportRun['phases']) => {
    const now = performance.now();
    phases[phase] += (now - since) / 1000;
    phase = next;
    since = now;
  };
  createInterface({ input: child.stderr }).on('line', (line) => {
    const [, step] = STEP.exec(line) ?? [];
    if (step === undefined) errors.push(line);
    else begin(PHASES.find(([start]) => step.startsWith(start))?.[1] ?? 'other');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampling);
  begin('other');
  if (code !== 0) throw new Error(`The import failed: ${errors.join('\n')}`);
  return { phases, seconds: (performance.now() - started) / 1000, peakBytes };
}
