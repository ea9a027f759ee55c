import { OTHER_QUESTIONS } from './questions/air-and-more.ts';
import { HEATING_QUESTIONS } from './questions/heating.ts';
import { ORDER_QUESTIONS } from './questions/professional-orders.ts';
import { WATER_QUESTIONS } from './questions/water-and-boilers.ts';
import type { DemoQuestion } from './support-record.ts';

export const SAV_QUESTIONS: DemoQuestion[] = [
  ...HEATING_QUESTIONS,
  ...WATER_QUESTIONS,
  ...OTHER_QUESTIONS,
  ...ORDER_QUESTIONS,
];
