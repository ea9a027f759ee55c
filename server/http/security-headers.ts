import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

export type SecurityOptions = {
  /** The site is reached over HTTPS: say so to browsers for good. */
  isSecure: boolean;
  /** Where pictures come from besides this site. */
  mediaOrigin: string | undefined;
  /** Development needs inline styles and a socket for hot reload. */
  isDevelopment: boolean;
};

const TWO_YEARS = 63_072_000;

/** Every header of the specification's section 6, one static policy for all pages. */
export function createSecurityHeaders(options: SecurityOptions): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(options) },
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: options.isSecure ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
      xPoweredBy: false,
    }),
    (_request, response, next) => {
      response.setHeader('permissions-policy', 'camera=(self), geolocation=(self)');
      next();
    },
  ];
}

/**
 * A policy for a page of its own that streams inline scripts (private pages): the same, with a
 * nonce. Gives the nonce and the header's value.
 */
export function policyWithNonce(policy: string): { nonce: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  return { nonce, policy: policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`) };
}

function contentSecurityPolicy({ mediaOrigin, isDevelopment }: SecurityOptions): Record<string, string[]> {
  const media = mediaOrigin ? [mediaOrigin] : [];
  const development = (...sources: string[]) => (isDevelopment ? sources : []);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...development("'unsafe-inline'")],
    styleSrc: ["'self'", ...development("'unsafe-inline'")],
    imgSrc: ["'self'", 'data:', ...media],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...development('ws:')],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  };
}
