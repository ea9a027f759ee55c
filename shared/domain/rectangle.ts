export type Rectangle = { left: number; right: number; top: number; bottom: number };

export function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
