import { energyClassValue } from './attributes.ts';
import { energyClassesOf } from './energy-label.ts';
import { powerFigureOf } from './figure-labels.ts';
import type { DemoModel, DemoProduct } from './catalogue/product-record.ts';

export type FacetValue = { code: string; value: string };

export function facetsOf(product: DemoProduct): FacetValue[] {
  const all: FacetValue[] = [
    { code: 'TYPE', value: product.type },
    ...product.colours.map((value) => ({ code: 'COLOR', value })),
    ...product.controls.map((value) => ({ code: 'CONTROL', value })),
    ...product.mounting.map((value) => ({ code: 'MOUNTING', value })),
    ...energyClassesOf(product).map((energyClass) => ({
      code: 'ENERGY_CLASS',
      value: energyClassValue(energyClass),
    })),
    ...product.models.flatMap((model) => figuresOf(product, model)),
  ];
  return [...new Map(all.map((facet) => [`${facet.code} ${facet.value}`, facet])).values()];
}

/** Electrical input is no facet: only heating and cooling outputs are compared, separately. */
function figuresOf({ type }: DemoProduct, model: DemoModel): FacetValue[] {
  const { code } = powerFigureOf(type);
  return [
    { code: 'HEIGHT', value: heightBand(model.height) },
    ...(model.power && code !== 'INPUT' ? [{ code, value: String(model.power) }] : []),
    ...(model.volume ? [{ code: 'VOLUME', value: String(model.volume) }] : []),
    ...(model.airflow ? [{ code: 'AIRFLOW', value: String(model.airflow) }] : []),
  ];
}

function heightBand(height: number): string {
  if (height < 450) return 'moins-450';
  if (height <= 900) return '450-900';
  return height <= 1200 ? '900-1200' : 'plus-1200';
}
