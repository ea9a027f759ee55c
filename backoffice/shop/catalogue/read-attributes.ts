import { z } from 'zod';
import {
  ATTRIBUTE_KINDS,
  DIMENSIONS,
  STATED_ROLES,
  type AttributeRecord,
} from '#shared/contract/shop/catalogue-record.ts';
import { attributeCode, recordKey } from '#shared/contract/shop/product-record.ts';
import { createCheckNew } from '../check-keys.ts';
import { choice, number, optional, optionalText, text, yesNo } from '../files/cells.ts';
import { errorAt, type Findings } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { checkReference } from './references.ts';
import { optionalTranslatedOf, translatedOf } from './table-fields.ts';

const attributeRow = z.object({
  code: attributeCode,
  kind: choice(ATTRIBUTE_KINDS),
  facet: yesNo(),
  unit: optionalText(),
  large_unit: optionalText(),
  large_from: optional(number({ min: 0 })),
  of: optional(choice(DIMENSIONS)),
  role: optional(choice(STATED_ROLES)),
  'name.fr': text(),
  'name.en': text(),
  'label.fr': optionalText(),
  'label.en': optionalText(),
});

const optionRow = z.object({
  attribute: text(),
  value: recordKey,
  to: optional(number()),
  'name.fr': text(),
  'name.en': text(),
});

/** Kinds whose options the table `attribute-options` lists: those of a number are spans of its values. */
const LISTED = new Set<AttributeRecord['kind']>(['choice', 'range', 'number']);

/** Reads `attributes.csv` and `attribute-options.csv`. */
export async function readAttributes(
  folder: ShopFolder,
  findings: Findings,
): Promise<Map<string, AttributeRecord>> {
  const attributes = new Map<string, AttributeRecord>();
  const isNew = createCheckNew(findings);
  const isNewRole = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'attributes', attributeRow, findings)) {
    const value: AttributeRecord = {
      code: row.code,
      kind: row.kind,
      facet: row.facet,
      unit: row.unit ?? undefined,
      large_unit: row.large_unit ?? undefined,
      large_from: row.large_from ?? undefined,
      of: row.of ?? undefined,
      role: row.role ?? undefined,
      name: translatedOf(row, 'name'),
      label: optionalTranslatedOf(row, 'label'),
      options: [],
    };
    if (value.kind === 'range' && value.of === undefined)
      findings.add(errorAt(at('of'), 'required', {}, 'of'));
    if (row.role !== null) isNewRole(row.role, at('role'), 'role');
    if (isNew(row.code, at('code'), 'code')) attributes.set(row.code, value);
  }
  await readOptions(folder, attributes, findings);
  return attributes;
}

async function readOptions(
  folder: ShopFolder,
  attributes: ReadonlyMap<string, AttributeRecord>,
  findings: Findings,
): Promise<void> {
  const isNew = createCheckNew(findings);
  const listed = new Map([...attributes].filter(([, { kind }]) => LISTED.has(kind)));
  for await (const { row, at } of readTable(folder, 'attribute-options', optionRow, findings)) {
    const { attribute: key, value, to } = row;
    const reference = { key, table: 'attributes', field: 'attribute', at: () => at('attribute') };
    if (!checkReference(findings, listed, reference)) continue;
    if (!isNew(`${key} ${value}`, at('value'), 'value')) continue;
    listed.get(key)?.options.push({ value, name: translatedOf(row, 'name'), ...(to !== null && { to }) });
  }
}
