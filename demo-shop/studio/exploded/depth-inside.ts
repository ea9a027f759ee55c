/**
 * Distance of each pixel to the nearest one outside its visible part, in pixels: a two-pass distance
 * transform for all parts at once.
 */
export function depthInside(part: Uint8Array, width: number): Uint16Array {
  const inside = new Uint16Array(part.length);
  const height = Math.floor(part.length / width);
  const step = (at: number, neighbour: number, isInPicture: boolean) =>
    isInPicture && part[neighbour] === part[at] ? (inside[neighbour] ?? 0) + 1 : 1;
  for (let at = 0; at < part.length; at += 1) {
    inside[at] = Math.min(step(at, at - 1, at % width > 0), step(at, at - width, at >= width));
  }
  for (let at = part.length - 1; at >= 0; at -= 1) {
    const right = step(at, at + 1, at % width < width - 1);
    const below = step(at, at + width, Math.floor(at / width) < height - 1);
    inside[at] = Math.min(inside[at] ?? 0, right, below);
  }
  return inside;
}
