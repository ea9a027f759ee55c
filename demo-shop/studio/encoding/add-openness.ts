import type { Document, Primitive } from '@gltf-transform/core';
import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import type { Point } from './depth-maps.ts';
import { measureOpenness, type Openness } from './measure-openness.ts';

/** Edges are divided while their middle differs by more than this from the mean of their ends. */
const TOLERANCE = 0.16;
const ROUNDS = 4;
/** Steps of openness that are stored: repeated values compress. */
const STEPS = 40;
/** Shortest edge that is divided: in metres, and as a share of the product's largest extent. */
const MIN_METRES = 0.008;
const MIN_SHARE = 0.03;
const MAX_VERTICES = 2 ** 24;

type Mesh = {
  positions: Point[];
  /** The same number for vertices at the same place. */
  places: number[];
  normals: Point[];
  openness: (number | undefined)[];
  triangles: [number, number, number][];
};
type Middle = { point: Point; normal: Point; openness: number | undefined };

/**
 * Stores in the first texture coordinate how open each vertex is, 0 to 1, and divides triangles across which that
 * changes. The back office shades the materials with it (backoffice/models).
 */
export function addOpenness(document: Document, placement: ModelEntry['placement']): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const solid = primitives.filter((primitive) => primitive.getMaterial()?.getAlphaMode() === 'OPAQUE');
  const measure = measureOpenness(solid.flatMap(trianglePoints), placement);
  const meshes = primitives.map((primitive) => readMesh(primitive, measure));
  const extent = Math.max(...meshes.flatMap(({ positions }) => positions.flat().map(Math.abs)));
  const shortest = Math.max(MIN_METRES, extent * MIN_SHARE);
  for (const [index, mesh] of meshes.entries()) {
    for (let round = 0; round < ROUNDS && divide(mesh, measure, shortest); round += 1);
    const primitive = primitives[index];
    if (primitive) writeMesh(document, primitive, { ...mesh, openness: fillHidden(mesh) });
  }
}

function readMesh(primitive: Primitive, measure: Openness): Mesh {
  const positions = readPoints(primitive, 'POSITION');
  const normals = readPoints(primitive, 'NORMAL');
  const indices = [...(primitive.getIndices()?.getArray() ?? [])];
  const openness = positions.map((point, index) => measure(point, normals[index] ?? [0, 0, 1]));
  const triangles = Array.from({ length: indices.length / 3 }, (_, index): [number, number, number] => [
    indices[3 * index] ?? 0,
    indices[3 * index + 1] ?? 0,
    indices[3 * index + 2] ?? 0,
  ]);
  const firsts = new Map<string, number>();
  const places = positions.map((point, index) => {
    const key = point.join(' ');
    const place = firsts.get(key) ?? index;
    firsts.set(key, place);
    return place;
  });
  return { positions, places, normals, openness, triangles };
}

function readPoints(primitive: Primitive, semantic: string): Point[] {
  const accessor = primitive.getAttribute(semantic);
  if (!accessor) throw new Error(`A part has no ${semantic}.`);
  return Array.from({ length: accessor.getCount() }, (_, index) => {
    const [x = 0, y = 0, z = 0] = accessor.getElement(index, []);
    return [x, y, z] as const;
  });
}

function trianglePoints(primitive: Primitive): number[] {
  const positions = readPoints(primitive, 'POSITION');
  return [...(primitive.getIndices()?.getArray() ?? [])].flatMap((index) => positions[index] ?? []);
}

/** Divides the edges that need it, once. False when there are none. */
function divide(mesh: Mesh, measure: Openness, shortest: number): boolean {
  const { positions, places, normals, openness, triangles } = mesh;
  /** By the places of both ends, which surfaces that meet there share: so no gap opens between them. */
  const divided = new Set<number>();
  const edgeKey = (a: number, b: number) => keyOf(places[a] ?? 0, places[b] ?? 0);
  const middles = new Map<number, Middle>();
  const middleOf = (a: number, b: number): Middle => {
    const key = keyOf(a, b);
    const known = middles.get(key);
    if (known) return known;
    const point = mean(positions[a], positions[b]);
    const normal = unit(mean(normals[a], normals[b]), normals[a]);
    const middle = { point, normal, openness: measure(point, normal) };
    middles.set(key, middle);
    return middle;
  };
  for (const triangle of triangles) {
    for (const [a, b] of edgesOf(triangle)) {
      if (distance(positions[a], positions[b]) < 2 * shortest || divided.has(edgeKey(a, b))) continue;
      const [one, other] = [openness[a], openness[b]];
      const { openness: found } = middleOf(a, b);
      const expected = one === undefined || other === undefined ? (one ?? other) : (one + other) / 2;
      if (found === undefined || expected === undefined) continue;
      if (Math.abs(found - expected) > TOLERANCE) divided.add(edgeKey(a, b));
    }
  }
  if (divided.size === 0) return false;
  const added = new Map<number, number>();
  const newPlaces = new Map<number, number>();
  const indexOfMiddle = (a: number, b: number): number | undefined => {
    const edge = edgeKey(a, b);
    if (!divided.has(edge)) return undefined;
    const key = keyOf(a, b);
    const known = added.get(key);
    if (known !== undefined) return known;
    const middle = middleOf(a, b);
    added.set(key, positions.length);
    const place = newPlaces.get(edge) ?? positions.length;
    newPlaces.set(edge, place);
    places.push(place);
    normals.push(middle.normal);
    openness.push(middle.openness);
    return positions.push(middle.point) - 1;
  };
  mesh.triangles = triangles.flatMap((triangle) => divideTriangle(triangle, indexOfMiddle));
  return true;
}

/** A triangle as two, three or four, by how many of its edges have a middle. */
function divideTriangle(
  [a, b, c]: Mesh['triangles'][number],
  middleOf: (a: number, b: number) => number | undefined,
): Mesh['triangles'] {
  const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)];
  if (ab === undefined) {
    if (bc !== undefined || ca !== undefined) return divideFrom([b, c, a], [bc, ca, ab]);
    return [[a, b, c]];
  }
  return divideFrom([a, b, c], [ab, bc, ca]);
}

function divideFrom(
  [a, b, c]: Mesh['triangles'][number],
  [ab, bc, ca]: readonly [number | undefined, number | undefined, number | undefined],
): Mesh['triangles'] {
  if (ab === undefined) return divideFrom([b, c, a], [bc, ca, ab]);
  if (bc !== undefined && ca !== undefined)
    return [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
  if (bc !== undefined)
    return [
      [ab, b, bc],
      [a, ab, bc],
      [a, bc, c],
    ];
  if (ca !== undefined)
    return [
      [a, ab, ca],
      [ab, b, c],
      [ab, c, ca],
    ];
  return [
    [a, ab, c],
    [ab, b, c],
  ];
}

/** Vertices inside a solid take the mean of their neighbours: only the part of the edge outside is seen. */
function fillHidden({ openness, triangles }: Mesh): number[] {
  const known = [...openness];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Map<number, [sum: number, count: number]>();
    for (const triangle of triangles) {
      for (const [a, b] of edgesOf(triangle)) {
        for (const [hidden, neighbour] of [
          [a, b],
          [b, a],
        ] as const) {
          const value = known[neighbour];
          if (known[hidden] !== undefined || value === undefined) continue;
          const [sum, count] = sums.get(hidden) ?? [0, 0];
          sums.set(hidden, [sum + value, count + 1]);
        }
      }
    }
    for (const [hidden, [sum, count]] of sums) known[hidden] = sum / count;
  }
  return known.map((value) => Math.round((value ?? 0) * STEPS) / STEPS);
}

function writeMesh(
  document: Document,
  primitive: Primitive,
  { positions, normals, openness, triangles }: Omit<Mesh, 'openness'> & { openness: number[] },
): void {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const write = (type: 'VEC2' | 'VEC3', values: number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
  primitive
    .setAttribute('POSITION', write('VEC3', positions.flat()))
    .setAttribute('NORMAL', write('VEC3', normals.flat()))
    .setAttribute(
      'TEXCOORD_0',
      write(
        'VEC2',
        openness.flatMap((value) => [value, 0]),
      ),
    )
    .setIndices(
      document
        .createAccessor()
        .setType('SCALAR')
        .setArray(new Uint32Array(triangles.flat()))
        .setBuffer(buffer),
    );
}

/** The same for both directions of an edge. */
function keyOf(a: number, b: number): number {
  return Math.min(a, b) * MAX_VERTICES + Math.max(a, b);
}

function edgesOf([a, b, c]: readonly [number, number, number]): [number, number][] {
  return [
    [a, b],
    [b, c],
    [c, a],
  ];
}

const ORIGIN: Point = [0, 0, 0];

function mean([a, b, c]: Point = ORIGIN, [x, y, z]: Point = ORIGIN): Point {
  return [(a + x) / 2, (b + y) / 2, (c + z) / 2];
}

function unit([x, y, z]: Point, fallback: Point = ORIGIN): Point {
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : fallback;
}

function distance([a, b, c]: Point = ORIGIN, [x, y, z]: Point = ORIGIN): number {
  return Math.hypot(a - x, b - y, c - z);
}
