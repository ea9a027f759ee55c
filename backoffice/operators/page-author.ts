import type { Request, Response } from 'express';
import { clientAddress } from '#backoffice/http/client-address.ts';
import { OPERATOR_LOCALE } from '#backoffice/http/operator-locale.ts';
import type { Author } from './operator-log.ts';

/** Author of a write on a page of the back office. */
export function pageAuthor(request: Request, response: Response): Author {
  return {
    operator: response.locals.operator,
    caller: { address: clientAddress(request) },
    scope: { lang: OPERATOR_LOCALE },
  };
}
