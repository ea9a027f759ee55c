import type { ModelPart } from './explode.ts';
import type { ExportedModel } from './read-model.ts';
import { join, type Triangles, type Vector } from './solid.ts';

export type Size = ExportedModel['size'];
export type Make = (size: Size) => ModelPart[];

/** A part inside an appliance: its direction of removal and its solids. */
export function one(key: string, pull: Vector, ...triangles: (Triangles | readonly number[])[]): ModelPart {
  return { key, pull, triangles: join(...triangles) };
}
