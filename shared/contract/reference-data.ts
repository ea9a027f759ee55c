import { z } from 'zod';
import { listOf } from './common.ts';

export const country = z.object({ id: z.number().int(), iso: z.string().length(2), name: z.string() });
export type Country = z.infer<typeof country>;

export const civility = z.object({ id: z.number().int(), code: z.string(), label: z.string() });
export type Civility = z.infer<typeof civility>;

export const city = z.object({
  id: z.number().int(),
  insee: z.string(),
  name: z.string(),
  zipcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type City = z.infer<typeof city>;

/** Communes, and what can be said of a place that is none: French overseas, or another country. */
export const cityList = listOf(city).extend({ outside: z.enum(['overseas', 'abroad']).nullable() });
export type CityList = z.infer<typeof cityList>;

export const cityQuery = z.object({
  zipcode: z
    .string()
    .regex(/^\d{2,5}$/)
    .optional(),
  /** Name, postcode or both, as people write them: `st etienne`, `13008`, `Paris 12e`, `12 rue de la Paix 44000 Nantes`. */
  text: z.string().min(2).max(80).optional(),
  /** Communes around a place instead, nearest first. */
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
});
export type CityQuery = z.infer<typeof cityQuery>;

/** A line of the site map: a page and what stands below it. */
export type SitemapNode = { label: string; url: string; childs: SitemapNode[] };
export const sitemapNode: z.ZodType<SitemapNode> = z
  .object({
    label: z.string(),
    url: z.string(),
    get childs() {
      return z.array(sitemapNode);
    },
  })
  .meta({ id: 'SitemapNode' });
