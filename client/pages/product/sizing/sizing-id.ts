/** Anchor of the question about the size. */
export const SIZING_ID = 'size';
