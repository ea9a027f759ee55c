import { z } from 'zod';
import { reference } from './product-record.ts';

/** Length of a page of a list. */
const MAX_REFERENCES = 100;
const MAX_LENGTH = 5000;

/** References in a query, as many as a page of a list holds. */
export const referenceList = z
  .string()
  .max(MAX_LENGTH)
  .transform((text) => text.split(','))
  .pipe(z.array(reference).min(1).max(MAX_REFERENCES));
