import { z } from 'zod';
import { list, optional, yesNo } from '#backoffice/shop/files/cells.ts';
import { OPENING_COLUMNS } from '#backoffice/shop/points/opening-hours.ts';
import { POINT_COLUMNS } from '#backoffice/shop/points/point-columns.ts';

/**
 * Columns of `installers.csv` and `points-of-sale.csv`. `categories`: keys of the product categories of which the firm
 * installs or sells products; `labels`: codes of `contact-labels.csv`.
 */
export const contactPointColumns = z.object({
  ...POINT_COLUMNS,
  email: optional(z.email()),
  website: optional(z.url({ protocol: /^https?$/ })),
  stockist: yesNo(),
  categories: list(),
  labels: list(),
  ...OPENING_COLUMNS,
});

/** An installer or a point of sale. `stockist`: it keeps appliances in stock. */
export type ContactPointRecord = z.output<typeof contactPointColumns> & {
  type: 'installer' | 'distributor';
};
