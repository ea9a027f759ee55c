import { OTHER_QUESTIONS } from './questions/air-and-more.ts';
import { HEATING_QUESTIONS } from './questions/heating.ts';
import { WATER_QUESTIONS } from './questions/water-and-boilers.ts';
import type { DemoQuestion } from './support-record.ts';

/** Every question of the demo with its answer. */
export const SAV_QUESTIONS: DemoQuestion[] = [...HEATING_QUESTIONS, ...WATER_QUESTIONS, ...OTHER_QUESTIONS];
