import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import type { DemoProduct } from './catalogue/product-record.ts';

/** What stands on feet of its own, though it is drawn above the ground: on the supports it is mounted on. */
const ON_SUPPORTS = new Set<DemoProduct['design']>([
  'heat-pump-one-fan',
  'heat-pump-two-fans',
  'split-outdoor',
]);

/** Where a product goes in a room: what is drawn above the floor hangs, and what has hooks and ducts always does. */
export function placementOf({ design, floorDistance }: DemoProduct): ModelEntry['placement'] {
  if (design === 'ventilation-box') return 'wall';
  return floorDistance === 0 || ON_SUPPORTS.has(design) ? 'floor' : 'wall';
}
