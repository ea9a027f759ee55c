import { createHash } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import { CONSENT_COOKIE, parseConsent } from '#shared/domain/consent.ts';
import { isFromOurPages } from './same-origin.ts';

export const EMAIL_HASH_PATH = '/visitor/email-hash';

/**
 * `GET /visitor/email-hash`: the pseudonym of a logged-in customer for the tag manager (TP-04). It is hashed here, so
 * that no script sees the salt or the e-mail's cookie. `null` without consent to measurement, salt or login.
 */
export function createEmailHash(options: { salt: string | undefined; publicUrl: string }): RequestHandler {
  const { origin } = new URL(options.publicUrl);
  const router = express.Router({ caseSensitive: true });
  router.get(EMAIL_HASH_PATH, (request, response) => {
    response.set('cache-control', 'private, no-store');
    if (!isFromOurPages(request, origin)) {
      response.status(403).json({ code: 'foreign_origin' });
      return;
    }
    const { email, [CONSENT_COOKIE]: consent } = request.cookies as Record<string, string | undefined>;
    const mayBeMeasured = parseConsent(consent)?.choices.measurement === true;
    const isKnown = response.locals.visitor.isLogged && typeof email === 'string' && email !== '';
    const hash = options.salt && mayBeMeasured && isKnown ? hashEmail(email, options.salt) : null;
    response.json({ hash });
  });
  return router;
}

/**
 * Returns the sha256 of the e-mail, trimmed and in lower case, followed by the salt; in hexadecimal (spec section 7).
 */
export function hashEmail(email: string, salt: string): string {
  return createHash('sha256')
    .update(email.trim().toLowerCase() + salt)
    .digest('hex');
}
