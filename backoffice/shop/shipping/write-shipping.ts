import { yamlText } from '#backoffice/shop/files/write-yaml.ts';
import { writeRecords } from '#backoffice/shop/write-records.ts';
import type { CarrierRecord } from './carrier-record.ts';
import { CARRIERS_FILE, type ShippingRecords } from './read-shipping.ts';
import { relayColumns } from './relay-record.ts';

/** Files of the carriers and relay points, by path; none without records. */
export function writeShipping({ carriers, relays }: ShippingRecords): Map<string, string> {
  const files = writeRecords([{ name: 'relay-points', columns: relayColumns, records: relays }]);
  if (carriers.length > 0) files.set(CARRIERS_FILE, yamlText({ carriers: carriers.map(withoutNull) }));
  return files;
}

/** `yamlText` leaves `undefined` out. */
function withoutNull(carrier: CarrierRecord) {
  return {
    ...carrier,
    tracking_url: carrier.tracking_url ?? undefined,
    max_weight: carrier.max_weight ?? undefined,
    beyond: carrier.beyond ?? undefined,
  };
}
