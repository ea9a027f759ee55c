import type { FieldRecord } from './subject-record.ts';

export const SERIAL_NUMBER: FieldRecord = {
  name: 'serial_number',
  label: 'tickets.field.serial_number.label',
  hint: 'tickets.field.serial_number.hint',
  kind: 'text',
  required: false,
};

export const FAULT_CODE: FieldRecord = {
  feature: 'fault_codes',
  name: 'fault_code',
  label: 'tickets.field.fault_code.label',
  kind: 'text',
  required: false,
};

export const PURCHASE_DATE: FieldRecord = {
  name: 'purchase_date',
  label: 'tickets.field.purchase_date.label',
  hint: 'tickets.field.purchase_date.hint',
  kind: 'date',
  required: false,
};

export const COMPANY: FieldRecord = {
  name: 'company',
  label: 'tickets.field.company.label',
  kind: 'text',
  required: true,
};

export const ROOM: FieldRecord = {
  name: 'room',
  label: 'tickets.field.room.label',
  kind: 'choice',
  required: false,
  options: [
    { value: 'living', label: 'tickets.field.room.option.living' },
    { value: 'bedroom', label: 'tickets.field.room.option.bedroom' },
    { value: 'bathroom', label: 'tickets.field.room.option.bathroom' },
    { value: 'kitchen', label: 'tickets.field.room.option.kitchen' },
    { value: 'whole', label: 'tickets.field.room.option.whole' },
  ],
};

export const SURFACE: FieldRecord = {
  name: 'surface',
  label: 'tickets.field.surface.label',
  kind: 'number',
  required: false,
  unit: 'm²',
};

/** Area of a room, in which the product will stand. */
export const ROOM_SURFACE: FieldRecord = { ...SURFACE, label: 'tickets.field.room_surface.label' };

export const DWELLING: FieldRecord = {
  name: 'dwelling',
  label: 'tickets.field.dwelling.label',
  kind: 'choice',
  required: true,
  options: [
    { value: 'house', label: 'tickets.field.dwelling.option.house' },
    { value: 'flat', label: 'tickets.field.dwelling.option.flat' },
    { value: 'premises', label: 'tickets.field.dwelling.option.premises' },
  ],
};

export const HEATING: FieldRecord = {
  name: 'heating',
  label: 'tickets.field.heating.label',
  kind: 'choice',
  required: true,
  options: [
    { value: 'electric', label: 'tickets.field.heating.option.electric' },
    { value: 'gas', label: 'tickets.field.heating.option.gas' },
    { value: 'oil', label: 'tickets.field.heating.option.oil' },
    { value: 'heat-pump', label: 'tickets.field.heating.option.heat-pump' },
    { value: 'wood', label: 'tickets.field.heating.option.wood' },
    { value: 'none', label: 'tickets.field.heating.option.none' },
  ],
};

export const WISH: FieldRecord = {
  name: 'wish',
  label: 'tickets.field.wish.label',
  kind: 'choice',
  required: true,
  options: [
    { value: 'heat-pump', label: 'tickets.field.wish.option.heat-pump' },
    { value: 'hot-water', label: 'tickets.field.wish.option.hot-water' },
    { value: 'both', label: 'tickets.field.wish.option.both' },
    { value: 'radiators', label: 'tickets.field.wish.option.radiators' },
    { value: 'towel-dryer', label: 'tickets.field.wish.option.towel-dryer' },
    { value: 'whole-home', label: 'tickets.field.wish.option.whole-home' },
  ],
};

export const TIMING: FieldRecord = {
  name: 'timing',
  label: 'tickets.field.timing.label',
  kind: 'choice',
  required: false,
  options: [
    { value: 'now', label: 'tickets.field.timing.option.now' },
    { value: 'quarter', label: 'tickets.field.timing.option.quarter' },
    { value: 'year', label: 'tickets.field.timing.option.year' },
    { value: 'later', label: 'tickets.field.timing.option.later' },
  ],
};

/** Days that an appointment takes to arrange. */
const DAYS_AHEAD = 2;

export const MEETING: FieldRecord = {
  name: 'meeting',
  label: 'tickets.field.meeting.label',
  kind: 'choice',
  required: true,
  options: [
    { value: 'showroom', label: 'tickets.field.meeting.option.showroom' },
    { value: 'video', label: 'tickets.field.meeting.option.video' },
    { value: 'phone', label: 'tickets.field.meeting.option.phone' },
  ],
};

/** Its choices are the showrooms that the shop names. */
export const SHOWROOM: FieldRecord = {
  name: 'showroom',
  label: 'tickets.field.showroom.label',
  hint: 'tickets.field.showroom.hint',
  kind: 'choice',
  required: false,
  requiredBy: { name: MEETING.name, value: 'showroom' },
  optionsOf: 'showrooms',
};

export const FIRST_DAY: FieldRecord = {
  name: 'first_day',
  label: 'tickets.field.first_day.label',
  hint: 'tickets.field.first_day.hint',
  kind: 'date',
  required: true,
  minDays: DAYS_AHEAD,
};

export const SECOND_DAY: FieldRecord = {
  name: 'second_day',
  label: 'tickets.field.second_day.label',
  kind: 'date',
  required: false,
  minDays: DAYS_AHEAD,
};

export const TIME_OF_DAY: FieldRecord = {
  name: 'time_of_day',
  label: 'tickets.field.time_of_day.label',
  kind: 'choice',
  required: true,
  options: [
    { value: 'morning', label: 'tickets.field.time_of_day.option.morning' },
    { value: 'afternoon', label: 'tickets.field.time_of_day.option.afternoon' },
    { value: 'either', label: 'tickets.field.time_of_day.option.either' },
  ],
};

/** Its choices are the centres that the shop names. */
export const TRAINING_CENTRE: FieldRecord = {
  name: 'centre',
  label: 'tickets.field.centre.label',
  kind: 'choice',
  required: true,
  optionsOf: 'training_centres',
};
