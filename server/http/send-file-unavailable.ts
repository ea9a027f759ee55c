import type { Response } from 'express';
import type { ApiError } from '#shared/api/api-error.ts';
import type { Locale } from '#shared/locale.ts';
import { retryAfterHeaders } from '../render/page-policy.ts';
import { SMALL_DOCUMENT_HEADERS, toSmallDocument } from './small-document.ts';

/** The empty link is the file itself. */
const PAGES: Record<Locale, string> = {
  fr: toSmallDocument('fr', {
    title: 'Ce document ne s’affiche pas pour le moment',
    text: 'Nos données ne répondent pas. Votre document est gardé\u00a0: réessayez dans une minute.',
    link: { path: '', text: 'Réessayer' },
  }),
  en: toSmallDocument('en', {
    title: 'This document cannot be shown at the moment',
    text: 'Our data is not responding. Your document is safe: please try again in a minute.',
    link: { path: '', text: 'Try again' },
  }),
};

/** Sends a page for a file that is unavailable, with the time to retry. */
export function sendFileUnavailable(
  { statusCode, retryAfter }: ApiError,
  response: Response,
  locale: Locale,
): void {
  const status = statusCode === 429 || statusCode === 504 ? statusCode : 503;
  response.status(status).set({ ...SMALL_DOCUMENT_HEADERS, ...retryAfterHeaders(status, retryAfter) });
  response.end(PAGES[locale]);
}
