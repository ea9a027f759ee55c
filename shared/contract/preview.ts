import { z } from 'zod';
import { identifier } from './common.ts';
import { webUrl } from './fields.ts';
import { page } from './page.ts';
import { records } from './records.ts';

/** `token` opens an unpublished page; `npm run preview-link` creates it. That of `POST /preview` opens a draft. */
export const previewQuery = z.object({
  token: z.string().max(200).optional().describe('Token of the preview link.'),
});

/** Scheme, host and port: it becomes part of a header. */
const origin = z
  .string()
  .max(100)
  .regex(/^https?:\/\/[a-z\d.:[\]-]+$/);

/** A page as it is typed. */
export const pageDraft = records.page.extend({
  page_id: identifier.nullable().describe('Number of the stored page; `null` for a new one.'),
});

export const previewLink = z
  .object({
    url: webUrl.describe('Address of the page on the site, valid for an hour.'),
    framed_by: origin.nullable().describe('Origin of the admin that may frame it; `null` for a program.'),
  })
  .meta({ id: 'PreviewLink', description: 'Address that shows a page as it is typed.' });

export const preview = z.object({
  is_published: z.boolean().describe('The page is published.'),
  page: page.describe('The page.'),
  framed_by: origin
    .nullable()
    .default(null)
    .describe('Origin of the admin whose documents may frame the page; `null` for none.'),
});
export type Preview = z.infer<typeof preview>;
