import { toEuros, writeRecords } from '#backoffice/shop/write-records.ts';
import {
  compatibilityColumns,
  partColumns,
  partFamilyColumns,
  positionColumns,
  viewColumns,
} from './part-record.ts';
import { PART_TABLES, type PartRecords } from './read-parts.ts';
import { VIEW_TABLES, type ViewRecords } from './read-views.ts';

/** Files of the parts, by path; none for an empty table. */
export function writeParts({ families, parts, compatibility }: PartRecords): Map<string, string> {
  return writeRecords([
    { name: PART_TABLES.families, columns: partFamilyColumns, records: families },
    {
      name: PART_TABLES.parts,
      columns: partColumns,
      records: parts.map((part) => ({ ...part, price: toEuros(part.price), eco: toEuros(part.eco) })),
    },
    { name: PART_TABLES.compatibility, columns: compatibilityColumns, records: compatibility },
  ]);
}

/** Files of the exploded views, by path; none for an empty table. */
export function writeViews({ views, positions }: ViewRecords): Map<string, string> {
  return writeRecords([
    { name: VIEW_TABLES.views, columns: viewColumns, records: views },
    { name: VIEW_TABLES.positions, columns: positionColumns, records: positions },
  ]);
}
