import type { ModelPart } from './explode.ts';
import type { Vector } from './solid.ts';

export type ExportedModel = {
  key: string;
  design: string;
  size: { width: number; height: number; depth: number };
  parts: ModelPart[];
};

type Written = Omit<ExportedModel, 'parts'> & {
  parts: { key: string; pull: Vector; triangles: string }[];
};

/** Parses a model written by demo-shop/studio/imagery/export_parts.py. */
export function readModel(json: string): ExportedModel {
  const written = JSON.parse(json) as Written;
  return {
    ...written,
    parts: written.parts.map(({ key, pull, triangles }) => {
      const bytes = Buffer.from(triangles, 'base64');
      return {
        key,
        pull,
        triangles: new Float32Array(
          bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
        ),
      };
    }),
  };
}
