import { z } from 'zod';
import { page } from './page.ts';

/** `token` opens an unpublished page; `npm run preview-link` creates it. */
export const previewQuery = z.object({
  token: z.string().max(200).optional().describe('Token of the preview link.'),
});

export const preview = z.object({
  is_published: z.boolean().describe('The page is published.'),
  page: page.describe('The page.'),
});
export type Preview = z.infer<typeof preview>;
