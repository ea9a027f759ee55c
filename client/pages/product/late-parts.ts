import { latePart } from '#client/app/parts/late-part.tsx';

/** Parts below the first screen that show or do the same without scripts. */
export const SIZING = latePart(() => import('./sizing/sizing-section.late.tsx'), 'sizing');
export const RANGE = latePart(() => import('./range/range-section.late.tsx'), 'sizing');
export const DRAWING = latePart(() => import('./drawing.late.tsx'), 'sizing');
export const TECHNICAL = latePart(() => import('./technical-table.late.tsx'));
export const DOCUMENTS = latePart(() => import('./documents.late.tsx'));
export const NEAR = latePart(() => import('./near/near-section.late.tsx'));
export const STORY = latePart(() => import('./story.late.tsx'));
export const WORKSITES = latePart(() => import('./product-worksites.late.tsx'));

export const LATE_PARTS = [DRAWING, TECHNICAL, SIZING, RANGE, DOCUMENTS, NEAR, STORY, WORKSITES];
