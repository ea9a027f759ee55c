import { z } from 'zod';
import { reasonParams } from '#backoffice/shop/files/issue-finding.ts';
import { openingDay } from '#shared/contract/contact.ts';

const hours = openingDay.shape.horairesAsString;

/** Cell with the opening hours of a day, `09:00-12:00 14:00-19:00`; empty when closed. */
const openingHours = z
  .string()
  .trim()
  .refine((value) => value === '' || hours.safeParse(value).success, reasonParams('hours'));

/** Columns of a week. */
export const OPENING_COLUMNS = {
  monday: openingHours,
  tuesday: openingHours,
  wednesday: openingHours,
  thursday: openingHours,
  friday: openingHours,
  saturday: openingHours,
  sunday: openingHours,
};
