import { RETENTION, RETENTION_BY_OPERATORS } from '#backoffice/privacy/retention.data.ts';

type Entry = (typeof RETENTION)[number] | (typeof RETENTION_BY_OPERATORS)[number];

/** Rows of the personal data table in docs/operations.md, without padding. */
export function retentionLines(): string[] {
  return [
    '| kind | data | months | counted | removed by |',
    '| --- | --- | --- | --- | --- |',
    ...rowsOf(RETENTION, 'the job'),
    ...rowsOf(RETENTION_BY_OPERATORS, 'operators'),
  ];
}

function rowsOf(entries: readonly Entry[], by: string): string[] {
  return entries.map(
    ({ id, data, months, since }) => `| \`${id}\` | ${data.en} | ${months} | ${since.en} | ${by} |`,
  );
}
