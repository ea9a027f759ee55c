import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import type { DemoProduct } from './catalogue/product-record.ts';

/** Designs with supports, which stand on the floor although they are drawn above it. */
const DESIGNS_ON_SUPPORTS = new Set<DemoProduct['design']>([
  'heat-pump-one-fan',
  'heat-pump-two-fans',
  'split-outdoor',
]);

/** Placement of a product: on the wall if it is drawn above the floor, or has hooks or ducts. */
export function placementOf({ design, floorDistance }: DemoProduct): ModelEntry['placement'] {
  if (design === 'ventilation-box') return 'wall';
  return floorDistance === 0 || DESIGNS_ON_SUPPORTS.has(design) ? 'floor' : 'wall';
}
