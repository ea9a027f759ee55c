import { z } from 'zod';
import { page } from './page.ts';

/** `token` is what lets somebody see a page that is not published; `npm run preview-link` makes it. */
export const previewQuery = z.object({
  token: z.string().max(200).optional().describe('Token of the preview link.'),
});

export const preview = z.object({
  is_published: z.boolean().describe('The page is published.'),
  page: page.describe('The page.'),
});
export type Preview = z.infer<typeof preview>;
