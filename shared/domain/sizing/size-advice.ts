import type { ProductModel } from '#shared/contract/product.ts';
import type { Period } from '../heat/building.ts';
import { referenceLoss } from '../heat/room-area.ts';
import { yearEnergy, type EnergyRange } from '../heat/year-energy.ts';
import { capacityOf, type SizedProduct, type SizeQuestion } from './size-question.ts';

/** Litres at 40 °C that a person uses in a day: a short shower, hands and dishes. */
export const LITRES_A_PERSON = 65;
/**
 * Air in m³/h that kitchen, bathroom and toilet take together with the kitchen at full flow, by the number of main
 * rooms, as French rules of 1982 state it.
 */
export const PEAK_AIR = [105, 120, 150, 180, 195, 195, 195] as const;

export type SizingInput = {
  /** m² of the room or the house. */
  area: number;
  built: Period;
  /** Free wall in mm; `undefined` for no limit. */
  width: number | undefined;
  people: number;
  rooms: number;
};

export type SizeAdvice = {
  input: SizingInput;
  /** Watts, m², litres at 40 °C or m³/h, as `capacityOf`. */
  need: number;
  /** `too_wide`: for the free wall. `too_small`: even the largest size with space is. */
  verdict: 'fits' | 'too_wide' | 'too_small';
  /** Code of the size: the advised one, the least of those that are too wide, or the largest. */
  model: string;
  /** Appliances of this size that meet the need together. */
  count: number;
  /** Electricity in a year in kWh, calculated for a room, else declared by the energy label. */
  year: EnergyRange | null;
};

/** Advises on the size of a product: the smallest one that meets the need. */
export function adviseSize(
  product: SizedProduct,
  question: SizeQuestion,
  input: SizingInput,
): SizeAdvice | null {
  const need = needOf(product, question, input);
  const capacity = (model: ProductModel) => capacityOf(question, model) ?? 0;
  const sizes = product.models.toSorted((one, other) => capacity(one) - capacity(other));
  const enough = sizes.filter((model) => capacity(model) >= need);
  const { width = Infinity } = input;
  const hasSpace = (model: ProductModel) => model.width <= width;
  const fitting = enough.find(hasSpace);
  const tooWide = enough[0] ?? (sizes.some(hasSpace) ? undefined : sizes[0]);
  const model = fitting ?? tooWide ?? sizes.findLast(hasSpace);
  if (!model) return null;
  return {
    input,
    need,
    verdict: fitting ? 'fits' : tooWide ? 'too_wide' : 'too_small',
    model: model.code,
    count: Math.ceil(need / Math.max(1, capacity(model))),
    year: question === 'room' ? yearOfRoom(product, input) : declaredYear(model),
  };
}

function needOf({ heated_room: room }: SizedProduct, question: SizeQuestion, input: SizingInput): number {
  switch (question) {
    case 'room':
      return lossOf(room?.type ?? 'living', input).advised;
    case 'home':
      return input.area;
    case 'people':
      return input.people * LITRES_A_PERSON;
    case 'rooms':
      return PEAK_AIR[input.rooms - 1] ?? PEAK_AIR[PEAK_AIR.length - 1] ?? 0;
  }
}

function lossOf(type: 'living' | 'bathroom', { area, built }: SizingInput) {
  return referenceLoss(type, area, { storey: 'between', period: built });
}

/** An electric heater turns a kWh of electricity into a kWh of heat. */
function yearOfRoom({ heated_room: room }: SizedProduct, input: SizingInput): EnergyRange | null {
  return room?.energy === 'electricity' ? yearEnergy(lossOf(room.type, input)) : null;
}

/** For a house, by the label's reference heating demand at 55 °C. Labels that declare gas in GJ have none. */
function declaredYear({ energy_label: label }: ProductModel): EnergyRange | null {
  const figure = label?.figures.find(({ code }) => code === 'consumption' || code === 'consumption_55');
  if (typeof figure?.value !== 'number' || !figure.unit?.startsWith('kWh')) return null;
  return { low: figure.value, high: figure.value };
}
