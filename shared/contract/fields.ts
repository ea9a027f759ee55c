import { z } from 'zod';
import { isWebAddress, toLinkUrl } from '#shared/domain/link-url.ts';
import { readPostcode } from '#shared/domain/postcodes.ts';
import { isSlug } from '#shared/domain/slug.ts';
import { toTypedEmail } from '#shared/domain/typed-text.ts';
import { hasVisibleText } from '#shared/domain/visible-text.ts';
import { toSitePath } from '#shared/site-path.ts';

/** Fields that pages turn into addresses, link names and dates. Refusals of writes use these codes. */

/** A text with visible characters: without them a link has no name. */
export const visibleText = z.string().refine(hasVisibleText, { error: 'required' });

/** A path of this site, with query and anchor. */
export const pagePath = z
  .string()
  .refine((value) => toSitePath(value) !== undefined, { error: 'invalid_path' });

/** Destination of a link: a path of this site, the web, a mailbox or a phone number. */
export const linkUrl = z.string().refine((value) => toLinkUrl(value) !== undefined, { error: 'invalid_url' });

export const webUrl = z.string().refine(isWebAddress, { error: 'invalid_url' });

/** Slug of an entity (specification section 5). */
export const slugText = z.string().refine(isSlug, { error: 'invalid_slug' });

/** Address of a file below the media address. Without spaces, so that `srcset` lists can hold it. */
export const mediaPath = z.string().regex(/^[^\s\p{Cc}\\,]{0,500}$/u);

/** Tag of an entry of a list; single records have theirs in `ETag`. */
export const entityTag = z
  .string()
  .regex(/^"[^"]+"$/)
  .describe('Entity tag of the entry, for `If-Match`.');

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A valid ISO 8601 date or date-time. */
export const day = z
  .string()
  .refine((value) => ISO_DAY.test(value) && !Number.isNaN(Date.parse(value)), { error: 'invalid_date' });

/** An amount in euros. */
export const amount = z.number().min(0).max(10_000_000);

/** A phone number as visitors type it. */
export const phoneNumber = z.string().regex(/^[+\d][\d .()/-]{2,39}$/);

/** A dimension of an appliance in mm. The limit rejects mistakes, which would be drawn line by line. */
export const millimetres = z.number().positive().max(20_000);

/** A distance in mm, 0 included. */
export const distance = z.number().min(0).max(20_000);

/** A French postcode as visitors type it, normalised to five digits: `44 000`, `F-44000`. */
export const typedPostcode = z
  .string()
  .max(20)
  .overwrite(readPostcode)
  .regex(/^\d{5}$/);

/** A pasted e-mail address, without spaces and invisible characters. */
export const typedEmail = z.string().max(300).overwrite(toTypedEmail).check(z.email().max(254));
