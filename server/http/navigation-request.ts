import type { Request } from 'express';
import { localeOfPath, type Locale } from '#shared/locale.ts';

/** Addresses of no page and no file. */
const NOWHERE = { fr: '/_', en: '/en/_' };

/**
 * True when a browser's tab requests something to show: an address that was typed, bookmarked or followed. Scripts, pictures
 * and frames of other sites never do; browsers that do not say what for they ask are told by what they accept.
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
 * Lets the pages say that there is nothing, in the language of the call: the request is one to the API no more. An address
 * without a language is French; only the English page has to be asked for by another.
 */
export function leaveApi(request: Request): void {
  const lang = languageOf(request);
  request.url = NOWHERE[lang];
  if (lang === 'en') request.originalUrl = request.url;
}

/** Replaces an address that cannot be read by one of no page, in the language it begins with. */
export function leaveAddress(request: Request): void {
  const path = request.url.replace(/^\/+/, '/').split(/[?#]/, 1)[0] ?? '';
  request.url = NOWHERE[localeOfPath(path)];
  request.originalUrl = request.url;
}

/** The language that the address of a call, a document or a page asks for. */
export function languageOf(request: Request): Locale {
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://site.invalid');
  if (searchParams.get('lang') === 'en' || pathname.startsWith('/media/documents/en/')) return 'en';
  return localeOfPath(pathname);
}
