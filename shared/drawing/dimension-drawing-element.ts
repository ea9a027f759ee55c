import type { Shape } from './shapes.ts';

/** An element of the drawing, in millimetres of the product: shared by the page, the download and the guide. */
export type DimensionDrawingElement =
  | { kind: 'elevation'; x: number; y: number; shapes: Shape[] }
  | { kind: 'view'; x: number; y: number; width: number; height: number }
  | { kind: 'wall' | 'floor' | 'dimension' | 'connection' | 'hidden' | 'leader'; d: string }
  | { kind: 'fixing' | 'badge'; x: number; y: number; r: number }
  | DimensionDrawingText;

export type DimensionDrawingText = {
  kind: 'figure' | 'name' | 'number';
  text: string;
  size: number;
  /** Position; upright texts are rotated about it, and `shift` then moves them across their baseline. */
  x: number;
  y: number;
  upright: boolean;
  shift: number;
  anchor: 'start' | 'middle' | 'end';
};

export type DimensionDrawing = { width: number; height: number; elements: DimensionDrawingElement[] };

export type Point = readonly [x: number, y: number];
