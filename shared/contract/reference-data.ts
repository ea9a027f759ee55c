import { z } from 'zod';
import { readPostcode } from '#shared/domain/postcodes.ts';
import { identifier, listOf } from './common.ts';
import { pagePath, visibleText } from './fields.ts';

export const country = z
  .object({
    id: identifier.describe('Number of the entity.'),
    iso: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('ISO 3166-1 code.'),
    name: visibleText.describe('Name in the language of the request.'),
  })
  .meta({ id: 'Country', description: 'A country.' });
export type Country = z.infer<typeof country>;

export const civility = z
  .object({
    id: identifier.describe('Number of the entity.'),
    code: z.string().min(1).describe('Code that customers store.'),
    label: visibleText.describe('Label in the language of the request.'),
  })
  .meta({ id: 'Civility', description: 'A form of address.' });
export type Civility = z.infer<typeof civility>;

export const city = z
  .object({
    id: identifier.describe('Number of the entity.'),
    insee: z.string().describe('INSEE code of the commune.'),
    name: visibleText.describe('Name in the language of the request.'),
    zipcode: z
      .string()
      .regex(/^\d{5}$/)
      .describe('French postcode, five digits.'),
    latitude: z.number().min(-90).max(90).describe('Latitude in degrees (WGS 84).'),
    longitude: z.number().min(-180).max(180).describe('Longitude in degrees (WGS 84).'),
  })
  .meta({ id: 'City', description: 'A commune of France.' });
export type City = z.infer<typeof city>;

/** Communes, and the region of a place that is none: French overseas, or another country. */
export const cityList = listOf(city).extend({
  outside: z
    .enum(['overseas', 'abroad'])
    .nullable()
    .describe('Region outside metropolitan France that the text names.'),
});
export type CityList = z.infer<typeof cityList>;

export const cityQuery = z.object({
  zipcode: z
    .string()
    .max(20)
    .overwrite(readPostcode)
    .regex(/^\d{2,5}$/)
    .optional()
    .describe('Postcode or its beginning.'),
  text: z.string().min(1).max(80).optional().describe('Name, postcode or both, as visitors type them.'),
  latitude: z.coerce
    .number<number>()
    .min(-90)
    .max(90)
    .optional()
    .describe('Latitude in degrees (WGS 84): communes around a position.'),
  longitude: z.coerce
    .number<number>()
    .min(-180)
    .max(180)
    .optional()
    .describe('Longitude in degrees (WGS 84): communes around a position.'),
});
export type CityQuery = z.infer<typeof cityQuery>;

export type SitemapNode = { label: string; url: string; childs: SitemapNode[] };
export const sitemapNode: z.ZodType<SitemapNode> = z
  .object({
    label: visibleText.describe('Label in the language of the request.'),
    url: pagePath.or(z.literal('')).describe('Path of the page; empty for a heading.'),
    get childs() {
      return z.array(sitemapNode).describe('Entries below it.');
    },
  })
  .meta({ id: 'SitemapNode', description: 'An entry of the site map with the entries below it.' });

export const sitemapSection = z
  .object({
    id: identifier.optional().describe('Number of a section that operators maintain.'),
    label: visibleText.describe('Label in the language of the request.'),
    url: pagePath.or(z.literal('')).describe('Path of the page; empty for a heading.'),
    childs: z.array(sitemapNode).describe('Entries of the section.'),
  })
  .meta({ id: 'SitemapSection', description: 'A section of the site map.' });
export type SitemapSection = z.infer<typeof sitemapSection>;
