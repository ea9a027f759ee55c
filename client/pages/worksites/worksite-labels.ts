import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';

export const WORKSITE_ERRORS: ErrorMessages = {
  format: 'worksites.fault_format',
  range: 'worksites.fault_range',
  too_small: 'field_required',
  'form.full': 'worksites.fault_full',
  'form.gone': 'worksites.fault_gone',
  'area.range': 'worksites.fault_area',
  'height.range': 'worksites.fault_height',
  'walls.range': 'worksites.fault_walls',
  'walls.format': 'worksites.fault_walls',
  'walls.whole': 'worksites.fault_walls',
  'glass.range': 'worksites.fault_glass',
  'width.range': 'worksites.fault_width',
  'tall.range': 'worksites.fault_tall',
  'configurations.none': 'worksites.fault_rooms',
  'margin.range': 'worksites.fault_margin',
  'valid_until.invalid_format': 'worksites.fault_date',
  'quantity.range': 'worksites.fault_quantity',
};

export function useHouseLabels() {
  const text = useTranslations();
  return {
    name: text('worksites.name'),
    reference: text('worksites.reference'),
    zipcode: text('worksites.zipcode'),
    city: text('worksites.city'),
    altitude: text('power.altitude'),
    built: text('power.built'),
  };
}

export function useRoomLabels() {
  const text = useTranslations();
  return {
    name: text('worksites.room_name'),
    room: text('power.type'),
    area: text('power.area'),
    height: text('power.height'),
    storey: text('power.storey'),
    walls: text('power.walls'),
    glass: text('power.glass'),
    width: text('power.width'),
    tall: text('power.tall'),
    quantity: text('worksites.quantity'),
  };
}
