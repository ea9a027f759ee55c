import { describe, expect, it } from '@jest/globals';
import type { AttributeValue, EnergyLabel, ProductModel } from '#shared/contract/product.ts';
import { readSizing } from './read-sizing.ts';
import type { SizedProduct } from './size-question.ts';

const figure = (value: number, unit: string, role: AttributeValue['role']): AttributeValue => ({
  rank: 0,
  is_key: true,
  label: 'Figure',
  value,
  unit,
  ...(role && { role }),
});

function model(code: string, changes: Partial<ProductModel>): ProductModel {
  return {
    code,
    label: code,
    width: 600,
    height: 580,
    depth: 100,
    weight: 10,
    attributes: {},
    energy_class: null,
    energy_label: null,
    fixings: [],
    plan: '/plan.svg',
    ...changes,
  };
}

const label = (kind: EnergyLabel['kind'], changes: Partial<EnergyLabel>): EnergyLabel => ({
  regulation: '814/2013',
  kind,
  class: 'B',
  scale: 'A+-F',
  profile: null,
  output: null,
  volume: null,
  airflow: null,
  sound_indoors: null,
  sound_outdoors: null,
  application: null,
  second: null,
  figures: [],
  ...changes,
});

const heater = (watts: number, width: number, unit = 'W') =>
  model(String(watts), {
    width,
    attributes: { POWER: figure(unit === 'kW' ? watts / 1000 : watts, unit, 'heat_output') },
  });
const RADIATOR: SizedProduct = {
  heated_room: { type: 'living', energy: 'electricity' },
  models: [heater(750, 600), heater(1250, 1000), heater(2000, 1600)],
};
const tank = (litres: number, year: number) =>
  model(String(litres), {
    energy_label: label('water-heater', {
      figures: [
        { code: 'v40', label: 'Mixed water', value: litres, unit: 'L', on_label: false },
        { code: 'consumption', label: 'In a year', value: year, unit: 'kWh/an', on_label: true },
      ],
    }),
  });
const unit = (airflow: number) => model(String(airflow), { energy_label: label('ventilation', { airflow }) });
const pump = (to: number) =>
  model(String(to), {
    attributes: { SURFACE: { ...figure(50, 'm²', 'floor_area'), to } },
    energy_label: label('space-heater', {}),
  });
const adviceFor = (product: SizedProduct, query: string) => readSizing(product, new URLSearchParams(query));

describe('size of a heater', () => {
  it('[PR-02] asks for the room, and says nothing before', () => {
    expect(adviceFor(RADIATOR, '')).toMatchObject({ question: 'room', errors: {}, advice: null });
  });

  it('[PR-02] advises the smallest that heats the room', () => {
    expect(adviceFor(RADIATOR, 'area=18')?.advice).toMatchObject({
      verdict: 'fits',
      model: '1250',
      count: 1,
    });
    expect(adviceFor(RADIATOR, 'area=18&built=since-2013')?.advice).toMatchObject({ model: '750' });
  });

  it('[PR-02] says when it is wider than the wall, or too small alone', () => {
    expect(adviceFor(RADIATOR, 'area=18&width=900')?.advice).toMatchObject({
      verdict: 'too_wide',
      model: '1250',
    });
    expect(adviceFor(RADIATOR, 'area=60&width=300')?.advice).toMatchObject({
      verdict: 'too_wide',
      model: '750',
    });
    expect(adviceFor(RADIATOR, 'area=60&width=1200')?.advice).toMatchObject({ model: '1250', count: 3 });
    expect(adviceFor(RADIATOR, 'area=60')?.advice).toMatchObject({
      verdict: 'too_small',
      model: '2000',
      count: 2,
    });
  });

  it('counts kilowatts as watts', () => {
    const gas = { ...RADIATOR, models: [heater(750, 600), heater(3500, 900, 'kW')] };
    expect(adviceFor(gas, 'area=30')?.advice).toMatchObject({ verdict: 'fits', model: '3500' });
  });

  it('[PR-02] has the cost of a year for electricity alone', () => {
    const { low, high } = adviceFor(RADIATOR, 'area=18')?.advice?.year ?? { low: 0, high: 0 };
    expect(low).toBeGreaterThan(1000);
    expect(high).toBeLessThan(4000);
    const gas: SizedProduct = { ...RADIATOR, heated_room: { type: 'living', energy: 'gas' } };
    expect(adviceFor(gas, 'area=18')?.advice).toMatchObject({ year: null });
  });

  it.each([
    ['area=', { area: 'required' }],
    ['area=vingt', { area: 'format' }],
    ['area=900', { area: 'range' }],
    ['area=-4', { area: 'range' }],
    ['area=18&width=12', { width: 'range' }],
    ['area=18&width=large', { width: 'format' }],
  ])('%s: an error at its field, and what was typed stays', (query, errors) => {
    const sizing = adviceFor(RADIATOR, query);
    expect(sizing).toMatchObject({ errors, advice: null });
    expect(sizing?.typed.area).toBe(new URLSearchParams(query).get('area'));
  });
});

describe('size of other products', () => {
  it('[PR-02] water heater: litres for the household, and the consumption of the label', () => {
    const heaters: SizedProduct = { models: [tank(159, 1400), tank(280, 2700)] };
    expect(adviceFor(heaters, 'people=2')).toMatchObject({ question: 'people', advice: { model: '159' } });
    expect(adviceFor(heaters, 'people=4')?.advice).toMatchObject({
      model: '280',
      year: { low: 2700, high: 2700 },
    });
    expect(adviceFor(heaters, 'people=8')?.advice).toMatchObject({ verdict: 'too_small' });
    expect(adviceFor(heaters, 'people=many')?.typed.people).toBe(4);
  });

  it('[PR-02] ventilation: the air that the rooms need with the kitchen at full flow', () => {
    const units: SizedProduct = { models: [unit(150), unit(240)] };
    expect(adviceFor(units, 'rooms=3')).toMatchObject({
      question: 'rooms',
      advice: { need: 150, model: '150' },
    });
    expect(adviceFor(units, 'rooms=5')?.advice).toMatchObject({ need: 195, model: '240' });
  });

  it('[PR-02] heat pump: the area that its sizes declare', () => {
    const pumps: SizedProduct = { models: [pump(70), pump(105)] };
    expect(adviceFor(pumps, 'area=90')).toMatchObject({ question: 'home', advice: { model: '105' } });
    expect(adviceFor(pumps, 'area=400')?.advice).toMatchObject({ verdict: 'too_small' });
  });

  it('other products: no question', () => {
    expect(adviceFor({ models: [model('one', {})] }, 'area=18')).toBeNull();
  });
});
