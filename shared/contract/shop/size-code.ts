import { z } from 'zod';

/** Code of a size. YAML reads `1500` as a number. */
export const sizeCode = z
  .union([z.string(), z.int().min(0)])
  .transform(String)
  .pipe(z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.]{0,19}$/, { error: 'invalid_code' }));
