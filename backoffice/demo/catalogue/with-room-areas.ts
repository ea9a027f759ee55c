import { areasHeatedBy } from '#shared/domain/heat/room-area.ts';
import type { DemoProduct, Translated } from './product-record.ts';
import { heatedRoomOf } from './room-heaters.ts';

/** Describes the reference house of the areas (REFERENCE_PERIOD): from a room under the roof to one between floors. */
const LABEL: Translated = {
  fr: 'Pièce d’une maison de 1975 à 1988, du dernier étage à un étage courant',
  en: 'Room in a house of 1975 to 1988, from the top floor to a middle floor',
};

/** Adds the floor areas that the calculator finds for the outputs; other families keep theirs. */
export function withRoomAreas(product: DemoProduct): DemoProduct {
  const room = heatedRoomOf(product.type);
  if (!room) return product;
  const models = product.models.map((model) => ({
    ...model,
    ...(model.power && { surface: areasHeatedBy(model.power, room), surfaceLabel: LABEL }),
  }));
  return { ...product, models };
}
