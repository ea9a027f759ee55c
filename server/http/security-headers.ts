import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

export type SecurityOptions = {
  /** The site is reached over HTTPS: say so to browsers for good. */
  isSecure: boolean;
  /** Where pictures and videos come from besides this site. */
  mediaOrigin: string | undefined;
  /** The tag manager: where its script comes from, and whom it tells. */
  measurement: { scriptOrigin: string; hosts: string[] } | undefined;
  /** The human verification: the folder its script comes from; on its origin is its badge too. */
  verificationFolder: string | undefined;
  /** Where the browser may ask for places, once its visitor agrees. */
  mapsOrigin?: string | undefined;
  /** Development needs inline styles and a socket for hot reload. */
  isDevelopment: boolean;
};

/** Features of the browser that a page may use. */
const PERMISSIONS = 'camera=(self), geolocation=(self)';
const MODEL_PERMISSIONS = `${PERMISSIONS}, xr-spatial-tracking=(self)`;

/** The one style sheet that model-viewer writes into its own shadow tree, by the hash of its text. */
export const MODEL_STYLE_HASH = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Its folder alone: elsewhere on that host lie libraries that would run anybody's script. */
const VERIFICATION_FILES = 'https://www.gstatic.com/recaptcha/';

const TWO_YEARS = 63_072_000;

/** Sets on every answer what `listSecurityHeaders` lists. */
export function createSecurityHeaders(all: Record<string, string>): RequestHandler {
  const headers = Object.entries(all);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/**
 * Every header of the specification's section 6, one static policy for all pages but those with models. Nothing in
 * them depends on the request.
 */
export function listSecurityHeaders(options: SecurityOptions): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS };
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(options) },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.isSecure ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
    xPoweredBy: false,
  });
  // Helmet writes to whatever takes headers; with fixed values it looks at no request.
  set({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** What pages that show 3D models may do besides (routes/paths.ts, `policy`): two headers in the place of the site's. */
export function modelHeaders(options: SecurityOptions): Record<string, string> {
  const site = contentSecurityPolicy(options);
  const add = (name: string, ...sources: string[]) => ({ [name]: [...(site[name] ?? []), ...sources] });
  const directives = {
    ...site,
    // Where inline styles are allowed altogether, a hash would take that back.
    ...add('styleSrc', ...(options.isDevelopment ? [] : [MODEL_STYLE_HASH])),
    // The buttons one sees in the room are drawn when they are needed.
    ...add('imgSrc', 'blob:'),
    ...add('connectSrc', ...(options.mediaOrigin ? [options.mediaOrigin] : [])),
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => [toKebabCase(name), ...sources].join(' '))
      .join(';'),
    'permissions-policy': MODEL_PERMISSIONS,
  };
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * A policy for a page of its own that streams inline scripts (private pages): the same, with a
 * nonce. Gives the nonce and the header's value.
 */
export function policyWithNonce(policy: string): { nonce: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  return { nonce, policy: policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`) };
}

function contentSecurityPolicy(options: SecurityOptions): Record<string, string[]> {
  const { mediaOrigin, mapsOrigin, measurement, verificationFolder, isDevelopment } = options;
  const maps = mapsOrigin ? [mapsOrigin] : [];
  const verification = verificationFolder ? [new URL(verificationFolder).origin] : [];
  const media = mediaOrigin ? [mediaOrigin] : [];
  const scripts = [
    ...(measurement ? [measurement.scriptOrigin] : []),
    // Its script fetches the rest from its maker's other host.
    ...(verificationFolder ? [verificationFolder, VERIFICATION_FILES] : []),
  ];
  const told = measurement ? [measurement.scriptOrigin, ...measurement.hosts] : [];
  const development = (...sources: string[]) => (isDevelopment ? sources : []);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts, ...development("'unsafe-inline'")],
    styleSrc: ["'self'", ...development("'unsafe-inline'")],
    imgSrc: ["'self'", 'data:', ...media, ...told],
    mediaSrc: ["'self'", ...media],
    fontSrc: ["'self'"],
    // The client of hot reload waits in a worker for a server that starts again.
    ...(isDevelopment && { workerSrc: ["'self'", 'blob:'] }),
    connectSrc: ["'self'", ...told, ...verification, ...maps, ...development('ws:')],
    ...(verificationFolder && { frameSrc: verification }),
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  };
}
