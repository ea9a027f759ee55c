import type { RequestHandler } from 'express';
import { Failure } from './failure.ts';

/** With demo data the pages need no token, so forms of other sites must be refused. */
export const refuseOtherSites: RequestHandler = (request, _response, next) => {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const isOurs =
    site === undefined
      ? origin === undefined || origin === `http://${request.get('host')}`
      : site === 'same-origin';
  if (!isOurs) throw new Failure(403, { code: 'forbidden', message: 'This form comes from another site.' });
  next();
};
