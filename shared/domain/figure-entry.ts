import { readDecimal } from './read-number.ts';
import { toTypedLine } from './typed-text.ts';

export type FigureError = 'required' | 'format' | 'range';
export type FigureLimits = { min: number; max: number; unit?: string | undefined };

const MINUS = /^\s*[-\u2212\u2013] ?/;

/** Reads a figure as typed, with or without its unit. Returns the number, or why it is refused. */
export function readFigure(typed: string, { min, max, unit }: FigureLimits): number | FigureError {
  if (toTypedLine(typed) === '') return 'required';
  const value = readDecimal(typed, { unit });
  // A negative number is a number: its error is its range.
  if (value === undefined)
    return readDecimal(typed.replace(MINUS, ''), { unit }) === undefined ? 'format' : 'range';
  return value < min || value > max ? 'range' : value;
}
