import {
  AIR_CONDITIONING_ARTICLES,
  CONNECTED_ARTICLES,
  CONTROL_ARTICLES,
  GUARANTEE_ARTICLES,
  VENTILATION_ARTICLES,
} from './articles/air-and-controls.ts';
import { BOILER_ARTICLES, HOT_WATER_ARTICLES } from './articles/hot-water-and-boilers.ts';
import { RADIATOR_ARTICLES } from './articles/radiators.ts';
import { HEAT_PUMP_ARTICLES, TOWEL_DRYER_ARTICLES } from './articles/towel-dryers-and-heat-pumps.ts';
import type { DemoArticle } from './support-record.ts';

export const SAV_ARTICLES: DemoArticle[] = [
  ...RADIATOR_ARTICLES,
  ...TOWEL_DRYER_ARTICLES,
  ...HEAT_PUMP_ARTICLES,
  ...HOT_WATER_ARTICLES,
  ...BOILER_ARTICLES,
  ...VENTILATION_ARTICLES,
  ...AIR_CONDITIONING_ARTICLES,
  ...CONTROL_ARTICLES,
  ...CONNECTED_ARTICLES,
  ...GUARANTEE_ARTICLES,
];
