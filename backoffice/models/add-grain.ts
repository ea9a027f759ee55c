import type { Document, Primitive } from '@gltf-transform/core';
import { colourOfStone, type Stone } from './stone.ts';

/** In metres: distance of points of a stone along its bed and across it, and of both from its edges. */
const [ALONG, ACROSS, EDGE] = [0.04, 0.005, 0.005];
/** The grain lies on the stone, nearer than a viewer's depth would take for the same. */
const LIFT = 0.0004;
/** A tall stone is taken along the bed and stood up. */
const TALL = 1.5;
const MAX_UINT16 = 65_535;

type Face = { left: number; right: number; low: number; high: number; front: number };

/**
 * Lays colours of the vertices on the front of stones. Pictures would be smaller, but the browser's policy forbids the
 * viewer to read them from inside a model.
 */
export function addGrain(document: Document, primitive: Primitive, stone: Stone): Primitive[] {
  const material = primitive.getMaterial()?.clone().setName('grain').setBaseColorFactor([1, 1, 1, 1]);
  return findFaces(primitive).map((face, index) => {
    const grain = document.createPrimitive().setMaterial(material ?? null);
    const isTall = face.high - face.low > TALL * (face.right - face.left);
    const columns = steps(face.right - face.left - 2 * EDGE, isTall ? ACROSS : ALONG);
    const rows = steps(face.high - face.low - 2 * EDGE, isTall ? ALONG : ACROSS);
    const points = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => {
      const [u, v] = [(at % (columns + 1)) / columns, Math.floor(at / (columns + 1)) / rows];
      return [
        face.left + EDGE + u * (face.right - face.left - 2 * EDGE),
        face.low + EDGE + v * (face.high - face.low - 2 * EDGE),
      ] as const;
    });
    const colours = points.flatMap(([x, y]) =>
      // Each stone comes from another part of the bed.
      colourOfStone(stone, (isTall ? y : x) + 5 * index, isTall ? x : y),
    );
    const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
    const accessor = (array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
      document.createAccessor().setType('VEC3').setArray(array).setBuffer(buffer);
    return grain
      .setAttribute(
        'POSITION',
        accessor(Float32Array.from(points.flatMap(([x, y]) => [x, y, face.front + LIFT]))),
      )
      .setAttribute('NORMAL', accessor(Float32Array.from(points.flatMap(() => [0, 0, 1]))))
      .setAttribute(
        'COLOR_0',
        accessor(Uint16Array.from(colours, (channel) => channel * MAX_UINT16)).setNormalized(true),
      )
      .setIndices(
        document.createAccessor().setType('SCALAR').setArray(squares(columns, rows)).setBuffer(buffer),
      );
  });
}

function steps(length: number, step: number): number {
  return Math.max(1, Math.round(length / step));
}

function squares(columns: number, rows: number): Uint16Array<ArrayBuffer> {
  const corners = Array.from({ length: columns * rows }, (_, index) => {
    const at = Math.floor(index / columns) * (columns + 1) + (index % columns);
    const above = at + columns + 1;
    return [at, at + 1, above + 1, at, above + 1, above];
  });
  return Uint16Array.from(corners.flat());
}

/** The fronts of the stones, from left to right: flat areas in the foremost plane that do not touch. */
function findFaces(primitive: Primitive): Face[] {
  const position = primitive.getAttribute('POSITION');
  const normal = primitive.getAttribute('NORMAL');
  if (!position || !normal) return [];
  const front = position.getMax([])[2] ?? 0;
  const points = Array.from({ length: position.getCount() }, (_, index) => ({
    place: position.getElement(index, []),
    towards: normal.getElement(index, []),
  })).filter(({ place, towards }) => (place[2] ?? 0) > front - LIFT && (towards[2] ?? 0) > 0.99);
  const [low, high] = [
    Math.min(...points.map(({ place }) => place[1] ?? 0)),
    Math.max(...points.map(({ place }) => place[1] ?? 0)),
  ];
  return spans(primitive).map(([left, right]) => ({ left, right, low, high, front }));
}

/** Widths of the parts of a primitive that stand side by side. */
function spans(primitive: Primitive): [left: number, right: number][] {
  const position = primitive.getAttribute('POSITION');
  const indices = [...(primitive.getIndices()?.getArray() ?? [])];
  const places = indices.map((index) => position?.getElement(index, [])[0] ?? 0);
  const triangles = Array.from({ length: indices.length / 3 }, (_, index) =>
    places.slice(3 * index, 3 * index + 3),
  );
  const sorted = triangles
    .map((xs): [number, number] => [Math.min(...xs), Math.max(...xs)])
    .toSorted(([one], [other]) => one - other);
  return sorted.reduce<[number, number][]>((found, [left, right]) => {
    const last = found.at(-1);
    if (last && left <= last[1]) last[1] = Math.max(last[1], right);
    else found.push([left, right]);
    return found;
  }, []);
}
