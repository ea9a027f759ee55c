import type { Response } from 'express';
import type { LoadedDocument } from '../render/page-loader.ts';

/**
 * Lets the admin frame a draft, by the origin in the token that the back office has verified. Every other document
 * denies frames.
 */
export function allowFrame(
  { routeName, page }: Pick<LoadedDocument, 'routeName' | 'page'>,
  response: Response,
): void {
  const origin = page.outcome.kind === 'ok' ? page.outcome.meta.framedBy : undefined;
  if (routeName !== 'preview' || origin === undefined) return;
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.set(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`),
  );
  response.removeHeader('x-frame-options');
}
