import type { DemoModel, DemoProduct } from '../catalogue/product-record.ts';
import type { DeclaredRecord, DeclaredRecords } from './energy-record.ts';
import { AIR_CONDITIONERS_RECORDS } from './records/air-conditioners.data.ts';
import { BOILERS_RECORDS } from './records/boilers.data.ts';
import { ELECTRIC_HEATERS_RECORDS } from './records/electric-heaters.data.ts';
import { GAS_HEATERS_RECORDS } from './records/gas-heaters.data.ts';
import { HEAT_PUMPS_RECORDS } from './records/heat-pumps.data.ts';
import { SOUND_RECORDS } from './records/sound.data.ts';
import { TOWEL_DRYERS_RECORDS } from './records/towel-dryers.data.ts';
import { VENTILATION_RECORDS } from './records/ventilation.data.ts';
import { WATER_HEATER_RECORDS } from './records/water-heaters.data.ts';

const RECORDS: DeclaredRecords = {
  ...AIR_CONDITIONERS_RECORDS,
  ...BOILERS_RECORDS,
  ...ELECTRIC_HEATERS_RECORDS,
  ...GAS_HEATERS_RECORDS,
  ...HEAT_PUMPS_RECORDS,
  ...SOUND_RECORDS,
  ...TOWEL_DRYERS_RECORDS,
  ...VENTILATION_RECORDS,
  ...WATER_HEATER_RECORDS,
};

/** Declared energy and sound data of a size: the source of page, label, sheets and tables. */
export function declaredOf(
  product: Pick<DemoProduct, 'key'>,
  model: Pick<DemoModel, 'code'>,
): DeclaredRecord {
  return RECORDS[product.key]?.[model.code] ?? {};
}
