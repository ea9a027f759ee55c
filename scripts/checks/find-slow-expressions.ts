import { parseSync } from '@swc/core';
import { check } from 'recheck';
import type { SourceFile } from './find-convention-findings.ts';

const OPTIONS = { checker: 'automaton', timeout: 20_000 } as const;

/** Expressions built from constants at startup, with the reason why each is linear. */
const BUILT: Readonly<Record<string, string>> = {
  'shared/contract/match-operation.ts':
    'paths of the contract with numbers and words in their holes, no choice among them',
  'shared/domain/typeset.ts': 'a list of units, for texts of the shop',
};

/**
 * Regular expressions that are not linear for every input (limits: linear time), one line each, and those
 * that are assembled from parts, which cannot be analysed statically.
 */
export async function findSlowExpressions(files: readonly SourceFile[]): Promise<string[]> {
  const known = new Map<string, Promise<string>>();
  const findings: string[] = [];
  for (const file of files) {
    const { expressions, isBuilt } = expressionsOf(file);
    if (isBuilt && !(file.path in BUILT))
      findings.push(`${file.path}: an expression is put together of parts`);
    for (const { pattern, flags } of expressions) {
      const key = `/${pattern}/${flags}`;
      const verdict = known.get(key) ?? judge(pattern, flags);
      known.set(key, verdict);
      if ((await verdict) !== 'safe') findings.push(`${file.path}: ${key} is ${await verdict}`);
    }
  }
  return findings;
}

async function judge(pattern: string, flags: string): Promise<string> {
  const { status } = await check(pattern, flags, OPTIONS);
  return status;
}

type Expression = { pattern: string; flags: string };

/** Expressions as literals or constant strings. `isBuilt`: the file has others too. */
function expressionsOf({ path, text }: SourceFile): { expressions: Expression[]; isBuilt: boolean } {
  const expressions: Expression[] = [];
  let isBuilt = false;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      if (isExpression(node)) expressions.push({ pattern: node.pattern, flags: node.flags });
      if (isConstruction(node)) {
        const [pattern, flags] = (node.arguments ?? []).map(textOf);
        if (typeof pattern === 'string') expressions.push({ pattern, flags: flags ?? '' });
        else isBuilt = true;
      }
      Object.values(node).forEach(visit);
    }
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }));
  return { expressions, isBuilt };
}

function isExpression(node: object): node is Expression {
  return 'type' in node && node.type === 'RegExpLiteral';
}

type Argument = { expression: { type: string; value?: string } };
type Construction = { arguments: Argument[] | null };

function textOf({ expression }: Argument): string | undefined {
  return expression.type === 'StringLiteral' ? expression.value : undefined;
}

/** `new RegExp(…)` or `RegExp(…)`. */
function isConstruction(node: object): node is Construction {
  const { type, callee } = node as { type?: string; callee?: { type?: string; value?: string } };
  const isCall = type === 'NewExpression' || type === 'CallExpression';
  return isCall && callee?.type === 'Identifier' && callee.value === 'RegExp';
}
