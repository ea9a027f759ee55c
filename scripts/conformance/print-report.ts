import type { OperationResult } from './create-tester.ts';

/** Formats results as lines, and whether every tried operation conforms. */
export function reportOf(results: readonly OperationResult[]): { text: string; isConforming: boolean } {
  const width = Math.max(...results.map(({ id }) => id.length));
  const lines = results.flatMap((result) => {
    const [first = '', ...rest] = result.findings.length > 0 ? result.findings : [noteOf(result)];
    return [
      `${markOf(result)} ${result.id.padEnd(width)}  ${first}`.trimEnd(),
      ...rest.map((finding) => `  ${''.padEnd(width)}  ${finding}`),
    ];
  });
  const tried = results.filter(
    ({ isTried, isProbed, findings }) => isTried || isProbed || findings.length > 0,
  );
  const conforming = tried.filter(({ findings }) => findings.length === 0);
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

function markOf({ findings, isTried, isProbed }: OperationResult): string {
  if (findings.length > 0) return '✗';
  return isTried || isProbed ? '✓' : '·';
}

function noteOf({ isTried, isProbed }: OperationResult): string {
  if (isTried) return '';
  return isProbed ? 'refusals only' : 'not tried';
}
