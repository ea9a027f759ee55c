import { parseSync } from '@swc/core';
import { check } from 'recheck';
import type { SourceFile } from './find-convention-faults.ts';

const OPTIONS = { checker: 'automaton', timeout: 20_000 } as const;

/** Regular expressions that some text can make slow (limits: linear time), one line each. */
export async function findSlowExpressions(files: readonly SourceFile[]): Promise<string[]> {
  const known = new Map<string, Promise<string>>();
  const faults: string[] = [];
  for (const file of files) {
    for (const { pattern, flags } of expressionsOf(file)) {
      const key = `/${pattern}/${flags}`;
      const verdict = known.get(key) ?? judge(pattern, flags);
      known.set(key, verdict);
      if ((await verdict) !== 'safe') faults.push(`${file.path}: ${key} is ${await verdict}`);
    }
  }
  return faults;
}

async function judge(pattern: string, flags: string): Promise<string> {
  const { status } = await check(pattern, flags, OPTIONS);
  return status;
}

function expressionsOf({ path, text }: SourceFile): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      if (isExpression(node)) found.push({ pattern: node.pattern, flags: node.flags });
      Object.values(node).forEach(visit);
    }
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }));
  return found;
}

function isExpression(node: object): node is { pattern: string; flags: string } {
  return 'type' in node && node.type === 'RegExpLiteral';
}
