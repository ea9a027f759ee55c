import { RETENTION, RETENTION_BY_OPERATORS } from '#backoffice/privacy/retention.data.ts';

/** The table of personal data in docs/operations.md, a line a row, without its padding. */
export function retentionLines(): string[] {
  const rows = (entries: typeof RETENTION | typeof RETENTION_BY_OPERATORS, by: string) =>
    entries.map(
      ({ id, data, months, since }) => `| \`${id}\` | ${data.en} | ${months} | ${since.en} | ${by} |`,
    );
  return [
    '| kind | data | months | counted | removed by |',
    '| --- | --- | --- | --- | --- |',
    ...rows(RETENTION, 'the job'),
    ...rows(RETENTION_BY_OPERATORS, 'operators'),
  ];
}
