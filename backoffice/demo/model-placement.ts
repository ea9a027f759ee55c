import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';

/** Designs with supports, which stand on the floor although they are drawn above it. */
const DESIGNS_ON_SUPPORTS = new Set<string>(['heat-pump-one-fan', 'heat-pump-two-fans', 'split-outdoor']);

/** Placement of a product: on the wall if it is drawn above the floor, or has hooks or ducts. */
export function placementOf({ drawing }: Pick<ProductRecord, 'drawing'>): ModelEntry['placement'] {
  const { design = '', floor_distance: floorDistance = 0 } = drawing ?? {};
  if (design === 'ventilation-box') return 'wall';
  return floorDistance === 0 || DESIGNS_ON_SUPPORTS.has(design) ? 'floor' : 'wall';
}
