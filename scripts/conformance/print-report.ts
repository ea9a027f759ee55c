import type { OperationResult } from './create-tester.ts';

/** Formats results as lines, and whether every tried operation conforms. */
export function reportOf(results: readonly OperationResult[]): { text: string; isConforming: boolean } {
  const width = Math.max(...results.map(({ id }) => id.length));
  const lines = results.flatMap((result) => {
    const [first = '', ...rest] = result.faults.length > 0 ? result.faults : [noteOf(result)];
    return [
      `${markOf(result)} ${result.id.padEnd(width)}  ${first}`.trimEnd(),
      ...rest.map((fault) => `  ${''.padEnd(width)}  ${fault}`),
    ];
  });
  const tried = results.filter(({ isTried, isProbed, faults }) => isTried || isProbed || faults.length > 0);
  const conforming = tried.filter(({ faults }) => faults.length === 0);
  const untried = results.length - tried.length;
  return {
    text: [
      ...lines,
      '',
      `${conforming.length} of ${tried.length} operations conform, ${untried} of ${results.length} were not tried.`,
    ].join('\n'),
    isConforming: conforming.length === tried.length,
  };
}

function markOf({ faults, isTried, isProbed }: OperationResult): string {
  if (faults.length > 0) return '✗';
  return isTried || isProbed ? '✓' : '·';
}

function noteOf({ isTried, isProbed }: OperationResult): string {
  if (isTried) return '';
  return isProbed ? 'refusals only' : 'not tried';
}
