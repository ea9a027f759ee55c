import { z } from 'zod';
import { identifier, listOf } from './common.ts';

/** Origins of an import: a whole shop, or a list of prices or of stock. */
export const IMPORT_SOURCES = ['shop', 'prices', 'stock'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

const count = z.number().int().min(0);

export const importRun = z
  .object({
    id: identifier.describe('Number of the import.'),
    source: z.enum(IMPORT_SOURCES).describe('Whole shop, or a list of prices or of stock.'),
    name: z.string().describe('Name of the folder or file.'),
    ended_at: z.iso.datetime().describe('Moment of its end.'),
    errors: count.describe('Number of errors; an import with errors writes nothing.'),
    warnings: count.describe('Number of warnings.'),
    changed: count.describe('Number of records that it added, changed or removed.'),
    findings: z
      .array(
        z.object({
          place: z.string().describe('File, line and column; or file and cell of a workbook.'),
          severity: z.enum(['error', 'warning']).describe('Severity.'),
          text: z.string().describe('Reason in the language of the request.'),
        }),
      )
      .describe('The first 200 errors and warnings, errors first.'),
  })
  .meta({ id: 'ImportRun', description: 'An import with its errors and warnings.' });
export type ImportRun = z.infer<typeof importRun>;

export const importRuns = listOf(importRun);
