import { z } from 'zod';
import { readPostcode } from '#shared/domain/postcodes.ts';
import { identifier, listOf } from './common.ts';
import { pagePath, visibleText } from './fields.ts';

export const country = z.object({
  id: identifier,
  iso: z.string().regex(/^[A-Z]{2}$/),
  name: visibleText,
});
export type Country = z.infer<typeof country>;

export const civility = z.object({ id: identifier, code: z.string().min(1), label: visibleText });
export type Civility = z.infer<typeof civility>;

export const city = z.object({
  id: identifier,
  insee: z.string(),
  name: visibleText,
  zipcode: z.string().regex(/^\d{5}$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type City = z.infer<typeof city>;

/** Communes, and what can be said of a place that is none: French overseas, or another country. */
export const cityList = listOf(city).extend({ outside: z.enum(['overseas', 'abroad']).nullable() });
export type CityList = z.infer<typeof cityList>;

export const cityQuery = z.object({
  zipcode: z
    .string()
    .max(20)
    .overwrite(readPostcode)
    .regex(/^\d{2,5}$/)
    .optional(),
  /** Name, postcode or both, as people write them: `st etienne`, `13008`, `Paris 12e`, `12 rue de la Paix 44000 Nantes`. */
  text: z.string().min(1).max(80).optional(),
  /** Communes around a place instead, nearest first. */
  latitude: z.coerce.number<number>().min(-90).max(90).optional(),
  longitude: z.coerce.number<number>().min(-180).max(180).optional(),
});
export type CityQuery = z.infer<typeof cityQuery>;

/** A line of the site map: a page and what stands below it. */
export type SitemapNode = { label: string; url: string; childs: SitemapNode[] };
export const sitemapNode: z.ZodType<SitemapNode> = z
  .object({
    label: visibleText,
    /** Empty: a heading alone. */
    url: pagePath.or(z.literal('')),
    get childs() {
      return z.array(sitemapNode);
    },
  })
  .meta({ id: 'SitemapNode' });

/** A top section of the site map. `id`: of one that operators have written. */
export const sitemapSection = z.object({
  id: identifier.optional(),
  label: visibleText,
  url: pagePath.or(z.literal('')),
  childs: z.array(sitemapNode),
});
export type SitemapSection = z.infer<typeof sitemapSection>;
