import type { Triangles } from './solid.ts';

/** Faces that meet at less than this angle (cosine) form one rounded surface. */
const SMOOTH = Math.cos((50 * Math.PI) / 180);
const TENTHS = 10;

/** A normal per corner: the mean of adjacent faces on rounded surfaces, that of its own face at edges. */
export function smoothNormals(triangles: Triangles): Float32Array {
  const count = triangles.length / 9;
  const faces = new Float32Array(count * 3);
  const around = new Map<string, number[]>();
  const keyOf = (corner: number) =>
    [0, 1, 2].map((axis) => Math.round((triangles[corner * 3 + axis] ?? 0) * TENTHS)).join();
  for (let face = 0; face < count; face += 1) {
    const at = (index: number) => triangles[face * 9 + index] ?? 0;
    const [ax, ay, az] = [at(3) - at(0), at(4) - at(1), at(5) - at(2)];
    const [bx, by, bz] = [at(6) - at(0), at(7) - at(1), at(8) - at(2)];
    // Its length is twice the area, so that the mean is weighted by area.
    faces.set([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx], face * 3);
    for (const corner of [0, 1, 2]) {
      const key = keyOf(face * 3 + corner);
      const found = around.get(key);
      if (found) found.push(face);
      else around.set(key, [face]);
    }
  }
  const normals = new Float32Array(count * 9);
  for (let corner = 0; corner < count * 3; corner += 1) {
    const own = Math.floor(corner / 3);
    const [x, y, z] = meanNormal(faces, own, around.get(keyOf(corner)) ?? [own]);
    normals.set([x, y, z], corner * 3);
  }
  return normals;
}

function meanNormal(faces: Float32Array, own: number, near: number[]): [number, number, number] {
  const [x, y, z] = unit(faces, own);
  let [sx, sy, sz] = [0, 0, 0];
  for (const face of near) {
    const [nx, ny, nz] = unit(faces, face);
    if (nx * x + ny * y + nz * z < SMOOTH) continue;
    sx += faces[face * 3] ?? 0;
    sy += faces[face * 3 + 1] ?? 0;
    sz += faces[face * 3 + 2] ?? 0;
  }
  const length = Math.hypot(sx, sy, sz) || 1;
  return [sx / length, sy / length, sz / length];
}

function unit(faces: Float32Array, face: number): [number, number, number] {
  const [x, y, z] = [faces[face * 3] ?? 0, faces[face * 3 + 1] ?? 0, faces[face * 3 + 2] ?? 0];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
