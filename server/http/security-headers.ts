import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

export type SecurityOptions = {
  /** The site is served over HTTPS: sends HSTS. */
  isSecure: boolean;
  /** Origin of images and videos besides this site. */
  mediaOrigin: string | undefined;
  /** Tag manager: origin of its script, and hosts it sends data to. */
  measurement: { scriptOrigin: string; hosts: string[] } | undefined;
  /** Human verification: folder of its script; its origin also serves the badge. */
  verificationFolder: string | undefined;
  /** Origin of the address search, which the browser uses after consent. */
  mapsOrigin?: string | undefined;
  /** Development needs inline styles and a WebSocket for hot reload. */
  isDevelopment: boolean;
};

/** Browser features that pages may use. */
const PERMISSIONS = 'camera=(self), geolocation=(self)';
const MODEL_PERMISSIONS = `${PERMISSIONS}, xr-spatial-tracking=(self)`;

/** Hash of the style sheet that model-viewer adds to its shadow tree. */
export const MODEL_STYLE_HASH = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** This folder only: other folders of the host serve libraries that run any script. */
const VERIFICATION_FILES = 'https://www.gstatic.com/recaptcha/';

const TWO_YEARS = 63_072_000;

/** Sets the headers of `listSecurityHeaders` on every response. */
export function createSecurityHeaders(all: Record<string, string>): RequestHandler {
  const headers = Object.entries(all);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/**
 * Lists the security headers of the specification's section 6, with one static Content Security Policy (CSP) for all
 * pages without models. They do not depend on the request.
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
  // Helmet writes to any object with `setHeader`; with fixed values it reads no request.
  set({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Returns the two headers that replace the site's on pages with 3D models (routes/paths.ts, `policy`). */
export function modelHeaders(options: SecurityOptions): Record<string, string> {
  const site = contentSecurityPolicy(options);
  const add = (name: string, ...sources: string[]) => ({ [name]: [...(site[name] ?? []), ...sources] });
  const directives = {
    ...site,
    // With a hash, browsers ignore `unsafe-inline`, which development needs.
    ...add('styleSrc', ...(options.isDevelopment ? [] : [MODEL_STYLE_HASH])),
    // The buttons of the AR view are drawn as blobs.
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

/** Returns the policy with a nonce, for a private page that streams inline scripts, and the nonce. */
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
    // Its script loads the rest from another host.
    ...(verificationFolder ? [verificationFolder, VERIFICATION_FILES] : []),
  ];
  const trackers = measurement ? [measurement.scriptOrigin, ...measurement.hosts] : [];
  const development = (...sources: string[]) => (isDevelopment ? sources : []);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts, ...development("'unsafe-inline'")],
    styleSrc: ["'self'", ...development("'unsafe-inline'")],
    imgSrc: ["'self'", 'data:', ...media, ...trackers],
    mediaSrc: ["'self'", ...media],
    fontSrc: ["'self'"],
    // The hot-reload client polls from a worker while the server restarts.
    ...(isDevelopment && { workerSrc: ["'self'", 'blob:'] }),
    connectSrc: ["'self'", ...trackers, ...verification, ...maps, ...development('ws:')],
    ...(verificationFolder && { frameSrc: verification }),
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  };
}
