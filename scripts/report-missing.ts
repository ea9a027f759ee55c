import type { StepResult } from './run-step.ts';

/**
 * Says in one line that a program is missing and how to get it. Its tests are skipped then, and in continuous
 * integration (`CI=true`) that is a failure.
 */
export function reportMissing(name: string, remedy: string): StepResult {
  const isOk = process.env['CI'] !== 'true';
  console.log(`  ${isOk ? 'none ' : 'FAIL '} ${name}: ${remedy}`);
  return { name, isOk, seconds: 0, output: '' };
}
