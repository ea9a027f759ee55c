import { checkKnown, createCheckNew } from '#backoffice/shop/check-keys.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { carriersFile, type CarrierRecord } from './carrier-record.ts';
import { relayColumns, type RelayRecord } from './relay-record.ts';

export type ShippingRecords = { carriers: CarrierRecord[]; relays: RelayRecord[] };

export const CARRIERS_FILE = 'carriers.yaml';

/** Reads `carriers.yaml` and `relay-points.csv`. */
export async function readShipping(folder: ShopFolder, findings: Findings): Promise<ShippingRecords> {
  const carriers = await readCarriers(folder, findings);
  // A file with errors has no carriers: every relay point would be reported too.
  const isComplete = carriers.length > 0 || !(await folder.has(CARRIERS_FILE));
  const known = { file: CARRIERS_FILE, keys: new Set(carriers.map(({ code }) => code)) };
  const relays: RelayRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'relay-points', relayColumns, findings)) {
    if (isComplete) checkKnown(known, row.carrier, { at: at('carrier'), field: 'carrier', findings });
    if (checkNew(row.code, at('code'), 'code')) relays.push(row);
  }
  return { carriers, relays };
}

async function readCarriers(folder: ShopFolder, findings: Findings): Promise<CarrierRecord[]> {
  const file = await readYaml(folder, CARRIERS_FILE, carriersFile, findings);
  if (!file) return [];
  const { carriers } = file.value;
  const checkNew = createCheckNew(findings);
  for (const [index, { code, min_weight: least, max_weight: most }] of carriers.entries()) {
    checkNew(code, file.at(['carriers', index, 'code']), 'code');
    if (most === null || least <= most) continue;
    const at = file.at(['carriers', index, 'max_weight']);
    findings.add(errorAt(at, 'number_small', { limit: least }, 'max_weight'));
  }
  return carriers;
}
