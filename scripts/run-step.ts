import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

export type StepResult = { name: string; isOk: boolean; seconds: number; output: string };

/** Runs a command and buffers its output, shown only if it fails without writing a results file. */
export async function runStep(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  resultFile?: string,
): Promise<StepResult> {
  const started = performance.now();
  const chunks: string[] = [];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const isOk = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const result = { name, isOk, seconds: (performance.now() - started) / 1000, output: chunks.join('') };
  report(result, resultFile !== undefined && existsSync(resultFile));
  return result;
}

function report({ name, isOk, seconds, output }: StepResult, isReportedByResults: boolean): void {
  console.log(`${isOk ? '  ok   ' : '  FAIL '} ${name.padEnd(30, '.')} ${seconds.toFixed(1)} s`);
  if (!isOk && !isReportedByResults) console.log(output);
}
