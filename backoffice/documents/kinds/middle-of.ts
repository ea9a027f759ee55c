/** The middle size, which the drawing shows; the larger of two. */
export function middleOf<Size>(sizes: readonly Size[]): Size | undefined {
  return sizes[Math.floor(sizes.length / 2)];
}
