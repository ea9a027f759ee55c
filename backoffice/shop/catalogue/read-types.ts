import { z } from 'zod';
import { REFERENCE_ROOM_NAMES } from '#shared/domain/heat/reference-rooms.ts';
import { GUIDES, type AttributeRecord, type TypeRecord } from '#shared/contract/shop/catalogue-record.ts';
import { ENERGY_KINDS } from '#shared/contract/shop/energy-record.ts';
import { recordKey } from '#shared/contract/shop/product-record.ts';
import { createCheckNew } from '../check-keys.ts';
import { choice, list, number, optional, text, yesNo } from '../files/cells.ts';
import type { Findings } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { checkReference } from './references.ts';
import { optionalTexts, optionalTranslatedOf, translatedOf, withColumns } from './table-fields.ts';

const share = optional(number({ min: 0, max: 100 }));

const typeRow = z.object({
  key: recordKey,
  'name.fr': text(),
  'name.en': text(),
  size_name: list(),
  key_figures: list(),
  room: optional(choice(REFERENCE_ROOM_NAMES)),
  energy: list(choice(ENERGY_KINDS)),
  recycled: share,
  recycled_packaging: share,
  has_lead: yesNo(),
  guide: optional(choice(GUIDES)),
  burns_gas: yesNo(),
  directives: list(),
  min_breaker: optional(number({ min: 1, max: 125, integer: true })),
});

/** Codes of the figures that sizes have. */
export function figureCodes(attributes: ReadonlyMap<string, AttributeRecord>): string[] {
  return [...attributes.values()].filter(({ kind }) => kind === 'number').map(({ code }) => code);
}

/** Reads `types.csv`. Columns `label.CODE.fr` name a figure of the type. */
export async function readTypes(
  folder: ShopFolder,
  attributes: ReadonlyMap<string, AttributeRecord>,
  findings: Findings,
): Promise<Map<string, TypeRecord>> {
  const codes = figureCodes(attributes);
  const schema = withColumns(typeRow, optionalTexts(codes.map((code) => `label.${code}`)));
  const types = new Map<string, TypeRecord>();
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'types', schema, findings)) {
    const value: TypeRecord = {
      key: row.key,
      name: translatedOf(row, 'name'),
      size_name: row.size_name,
      key_figures: row.key_figures,
      labels: Object.fromEntries(
        codes.flatMap((code) => {
          const label = optionalTranslatedOf(row, `label.${code}`);
          return label ? [[code, label]] : [];
        }),
      ),
      room: row.room ?? undefined,
      energy: row.energy,
      recycled: row.recycled ?? undefined,
      recycled_packaging: row.recycled_packaging ?? undefined,
      has_lead: row.has_lead,
      guide: row.guide ?? undefined,
      burns_gas: row.burns_gas,
      directives: row.directives,
      min_breaker: row.min_breaker ?? undefined,
    };
    for (const field of ['size_name', 'key_figures'] as const)
      for (const key of row[field])
        checkReference(findings, attributes, { key, table: 'attributes', field, at: () => at(field) });
    if (isNew(row.key, at('key'), 'key')) types.set(row.key, value);
  }
  return types;
}
