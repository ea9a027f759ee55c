import { z } from 'zod';
import { listOf } from './common.ts';

export const brokenLink = z
  .object({
    resource: z
      .enum(['page', 'sav', 'sav/question', 'slider', 'home', 'menu', 'category', 'redirection'])
      .describe('Kind of the record that holds the link.'),
    id: z.number().int().describe('Number of the record.'),
    lang: z.enum(['fr', 'en']).nullable().describe('Language of the record; `null` for a redirection.'),
    title: z.string().describe('Title of the record, or its own address.'),
    url: z.string().describe('Address that leads nowhere.'),
  })
  .meta({ id: 'BrokenLink', description: 'A link of the site’s content that leads nowhere.' });
export type BrokenLink = z.infer<typeof brokenLink>;

export const brokenLinks = listOf(brokenLink);
