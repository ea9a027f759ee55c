import { readFigure, type FigureError } from '../figure-entry.ts';
import { PERIOD_NAMES, type Period } from '../heat/building.ts';
import { REFERENCE_PERIOD } from '../heat/room-area.ts';
import { LIMITS } from '../heat/rooms.ts';
import { toTypedLine } from '../typed-text.ts';
import { adviseSize, PEAK_AIR, type SizeAdvice } from './size-advice.ts';
import { sizeQuestion, type SizedProduct, type SizeQuestion } from './size-question.ts';

export const MAX_PEOPLE = 8;
export const MAX_MAIN_ROOMS = PEAK_AIR.length;
const HOME_AREA = { min: 20, max: 600, unit: 'm²' };
const ROOM_AREA = { ...LIMITS.area, unit: 'm²' };
const WALL = { ...LIMITS.width, unit: 'mm' };
const MAX_LENGTH = 20;
const USUAL = { people: 4, rooms: 4 };

/** The question of a size as typed, so that invalid values are preserved. */
export type TypedSizing = { area: string; built: Period; width: string; people: number; rooms: number };

export type Sizing = {
  question: SizeQuestion;
  typed: TypedSizing;
  errors: { area?: FigureError; width?: FigureError };
  /** `null` until it has been asked without errors. */
  advice: SizeAdvice | null;
};

/** Reads the question of a product's size from the query of its page, and advises; `null` for products without one. */
export function readSizing(product: SizedProduct, search: URLSearchParams): Sizing | null {
  const question = sizeQuestion(product);
  if (!question) return null;
  const typed = readTyped(search);
  const blank = { question, typed, errors: {}, advice: null };
  const field = question === 'people' || question === 'rooms' ? question : 'area';
  if (!search.has(field)) return blank;
  if (field !== 'area')
    return { ...blank, advice: adviseSize(product, question, { ...typed, ...NO_FIGURES }) };

  const area = readFigure(typed.area, question === 'home' ? HOME_AREA : ROOM_AREA);
  const width = toTypedLine(typed.width) === '' ? undefined : readFigure(typed.width, WALL);
  if (typeof area === 'string' || typeof width === 'string') {
    const errors = {
      ...(typeof area === 'string' && { area }),
      ...(typeof width === 'string' && { width }),
    };
    return { ...blank, errors };
  }
  return { ...blank, advice: adviseSize(product, question, { ...typed, area, width }) };
}

const NO_FIGURES = { area: 0, width: undefined };

function readTyped(search: URLSearchParams): TypedSizing {
  const line = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_LENGTH);
  const count = (name: 'people' | 'rooms', max: number) => {
    const value = Number(search.get(name));
    return Number.isInteger(value) && value >= 1 && value <= max ? value : USUAL[name];
  };
  return {
    area: line('area'),
    built: PERIOD_NAMES.find((period) => period === search.get('built')) ?? REFERENCE_PERIOD,
    width: line('width'),
    people: count('people', MAX_PEOPLE),
    rooms: count('rooms', MAX_MAIN_ROOMS),
  };
}
