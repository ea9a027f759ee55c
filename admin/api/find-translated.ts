import type { RaRecord } from 'ra-core';
import { ApiError } from '#shared/api/api-error.ts';
import { otherLocale } from '#shared/locale.ts';
import type { ResourceCalls } from './resource-calls.ts';

const NOT_FOUND = 404;

/**
 * A record whose texts belong to one language. Without texts in the language it has those of the other one, and the
 * entity tag `null`.
 */
export async function findTranslated(
  find: NonNullable<ResourceCalls['find']>,
  id: number,
  options: Parameters<typeof find>[1],
): Promise<RaRecord | undefined> {
  try {
    return await find(id, options);
  } catch (error) {
    const { lang } = options;
    if (!lang || !(error instanceof ApiError) || error.statusCode !== NOT_FOUND) throw error;
    const record = await find(id, { lang: otherLocale(lang) });
    return record && { ...record, etag: null };
  }
}
