import type { Request } from 'express';
import { localeOfPath, type Locale } from '#shared/locale.ts';

/** Addresses without a page or a file. */
const NOWHERE = { fr: '/_', en: '/en/_' };

/**
 * True if a browser tab navigates: to an address that was typed, bookmarked or followed. Scripts, images and frames
 * of other sites never do; older browsers are recognised by their `Accept`.
 */
export function isNavigation({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const purpose = headers['sec-fetch-dest'];
  if (purpose !== undefined) return purpose === 'document' && headers['sec-fetch-mode'] === 'navigate';
  return (
    headers['sec-fetch-site'] === undefined &&
    headers.origin === undefined &&
    (headers.accept?.includes('text/html') ?? false)
  );
}

/**
 * Makes the request one for the missing page, in the language of the call. An address without a language is French;
 * only English needs another original address.
 */
export function leaveApi(request: Request): void {
  const lang = languageOf(request);
  request.url = NOWHERE[lang];
  if (lang === 'en') request.originalUrl = request.url;
}

/** Replaces an unreadable address by one of the missing page, in its language. */
export function leaveAddress(request: Request): void {
  const path = request.url.replace(/^\/+/, '/').split(/[?#]/, 1)[0] ?? '';
  request.url = NOWHERE[localeOfPath(path)];
  request.originalUrl = request.url;
}

/** Returns the language of the address of a call, a document or a page. */
export function languageOf(request: Request): Locale {
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://site.invalid');
  if (searchParams.get('lang') === 'en' || pathname.startsWith('/media/documents/en/')) return 'en';
  return localeOfPath(pathname);
}
