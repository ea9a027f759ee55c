import type { Product, ProductModel } from '#shared/contract/product.ts';
import { figureOfRole, wattsOfRole } from '../figures.ts';

/** `room`: area of a room to heat; `home`: area of a house; `people`: who use the hot water; `rooms`: to ventilate. */
export type SizeQuestion = 'room' | 'home' | 'people' | 'rooms';

export type SizedProduct = Pick<Product, 'heated_room' | 'models'>;

/** The question that decides the size of a product; `null` where none does. */
export function sizeQuestion(product: SizedProduct): SizeQuestion | null {
  const hasCapacities = (question: SizeQuestion) =>
    product.models.every((model) => capacityOf(question, model) !== undefined);
  const questions: SizeQuestion[] = product.heated_room ? ['room'] : ['home', 'people', 'rooms'];
  return questions.find(hasCapacities) ?? null;
}

/**
 * Capacity of a size: watts of heat, m² of a house, litres of water at 40 °C from one heating, or m³/h of air.
 * Undefined where it is not declared.
 */
export function capacityOf(question: SizeQuestion, model: ProductModel): number | undefined {
  const { attributes, energy_label: label } = model;
  switch (question) {
    case 'room':
      return wattsOfRole(attributes, 'heat_output');
    case 'home': {
      const area = label?.kind === 'space-heater' ? figureOfRole(attributes, 'floor_area') : undefined;
      return numberOf(area?.to ?? area?.value);
    }
    case 'people':
      return numberOf(label?.figures.find(({ code }) => code === 'v40')?.value);
    case 'rooms':
      return label?.kind === 'ventilation' ? (label.airflow ?? undefined) : undefined;
  }
}

function numberOf(value: number | string | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
