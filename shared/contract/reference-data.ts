import { z } from 'zod';

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

export const cityQuery = z.object({
  zipcode: z
    .string()
    .regex(/^\d{2,5}$/)
    .optional(),
  text: z.string().min(2).max(80).optional(),
});

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
