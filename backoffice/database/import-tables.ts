import type { ColumnType, Generated } from 'kysely';
import type { Finding } from '#backoffice/shop/files/finding.ts';
import type { ImportSource } from '#shared/contract/import-run.ts';

/** An import that has ended. `findings`: the first errors and warnings. */
export type ImportRunTable = {
  id: Generated<number>;
  site_id: number;
  source: ImportSource;
  name: string;
  ended_at: Generated<Date>;
  errors: number;
  warnings: number;
  changed: number;
  findings: ColumnType<Finding[], string, string>;
};
