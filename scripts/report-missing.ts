import type { StepResult } from './run-step.ts';

/**
 * Reports in one line that a program is missing and how to install it. Its tests are skipped; in continuous
 * integration (`CI=true`) that is a failure.
 */
export function reportMissing(name: string, remedy: string): StepResult {
  const isOk = process.env['CI'] !== 'true';
  console.log(`  ${isOk ? 'none ' : 'FAIL '} ${name}: ${remedy}`);
  return { name, isOk, seconds: 0, output: '' };
}
