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
  const tested = results.filter(
    ({ isTested, isProbed, findings }) => isTested || isProbed || findings.length > 0,
  );
  const conforming = tested.filter(({ findings }) => findings.length === 0);
  const untested = results.length - tested.length;
  return {
    text: [
      ...lines,
      '',
      `${conforming.length} of ${tested.length} operations conform, ${untested} of ${results.length} were not tried.`,
    ].join('\n'),
    isConforming: conforming.length === tested.length,
  };
}

function markOf({ findings, isTested, isProbed }: OperationResult): string {
  if (findings.length > 0) return '✗';
  return isTested || isProbed ? '✓' : '·';
}

function noteOf({ isTested, isProbed }: OperationResult): string {
  if (isTested) return '';
  return isProbed ? 'refusals only' : 'not tried';
}
