import { AIR_SCENES } from './scenes/air.ts';
import type { DemoScene } from './scenes/demo-scene.ts';
import { HEATING_SCENES } from './scenes/heating.ts';
import { WATER_SCENES } from './scenes/water.ts';

/** All scenes, in the order of a product's gallery. */
export const SCENES: DemoScene[] = [...HEATING_SCENES, ...WATER_SCENES, ...AIR_SCENES];
