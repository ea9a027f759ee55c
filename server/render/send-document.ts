import { brotliCompress, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { ReportDataError } from '../backoffice/data-error-reporter.ts';
import { brotliOptions } from '../http/brotli-options.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { policyWithNonce } from '../http/security-headers.ts';
import type { FindAssets } from './assets.ts';
import { findDocumentAssets, HTML, isPersonalPage, withHead } from './document-parts.ts';
import { cacheControl, retryAfterHeaders, pagePolicy } from './page-policy.ts';
import { asFailure, renderComplete, renderStreamed } from './render-document.tsx';
import { createOmissionLog } from './render-sections.ts';
import type { LoadedDocument } from './page-loader.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Higher levels take longer than rendering. */
const BROTLI_QUALITY = 4;

/** The fallback page of the specification (section 2, error pages), with a link home. */
const FALLBACK_PAGE =
  '<!doctype html><html lang="en"><head><title>Error</title></head><body>' +
  '<p>An error occurred while showing the error page</p><p><a href="/">Home page</a></p></body></html>';

export type SendDocument = (document: LoadedDocument, request: Request, response: Response) => Promise<void>;

/** Renders a loaded page into the response: as a whole if it is cacheable, streamed if it is private. */
export function createSendDocument(options: {
  findAssets: FindAssets;
  logger: Logger;
  reportDataError: ReportDataError;
}): SendDocument {
  const { findAssets, logger } = options;

  const send = async (document: LoadedDocument, request: Request, response: Response): Promise<void> => {
    const { id } = response.locals.context;
    if (document.error) logger.error({ id, err: document.error }, 'page failed');
    const url = new URL(request.originalUrl, 'http://site.invalid');
    const { isLogged } = response.locals.visitor;
    // A response with cookies is for one visitor.
    const isPersonal = response.hasHeader('set-cookie') || isPersonalPage(document);
    const policy = pagePolicy({
      method: request.method,
      isLogged,
      url,
      status: document.status,
      isPersonal,
    });
    if (document.routeName === 'preview') response.set('x-robots-tag', 'noindex,nofollow');
    const assets = await findDocumentAssets(document, findAssets);
    const onError = (error: unknown) => logger.error({ id, err: error }, 'rendering failed');
    const onOmitted = createOmissionLog(options.reportDataError, document);
    response.status(document.status);
    const isStale = document.store.settings.staleSince !== undefined || document.isIncomplete;
    response.set({ 'content-type': HTML, 'cache-control': cacheControl(policy, isStale) });
    // The maintenance page has set its own header.
    const retryAfter = document.page.form?.retryAfter ?? document.retryAfter;
    if (!response.hasHeader('retry-after')) response.set(retryAfterHeaders(document.status, retryAfter));
    response.vary('accept-encoding');

    if (policy === 'cacheable' || request.method === 'HEAD') {
      const { result: html, omitted } = await renderComplete(document, { assets, onError, onOmitted });
      if (omitted.length > 0) response.set('cache-control', cacheControl(policy, true));
      await sendWhole(withHead(html, assets.headHtml), request, response);
      return;
    }
    const { nonce, policy: csp } = policyWithNonce(
      String(response.getHeader('content-security-policy') ?? ''),
    );
    response.set('content-security-policy', csp);
    const stream = await renderStreamed(document, { assets, nonce, onError, onOmitted }, () =>
      encoder(request, response),
    );
    response.on('close', () => {
      if (!response.writableFinished) stream.abort();
    });
  };

  return async (document, request, response) => {
    try {
      await send(document, request, response);
    } catch (error) {
      logger.error({ id: response.locals.context.id, err: error }, 'page could not be rendered');
      await send(asFailure(document), request, response).catch(() => sendFallbackPage(response));
    }
  };
}

/** Sends the fallback page when the error page fails too (ER-03). */
export function sendFallbackPage(response: Response): void {
  if (response.headersSent) response.destroy();
  else response.status(500).set({ 'content-type': HTML, 'cache-control': 'no-store' }).end(FALLBACK_PAGE);
}

async function sendWhole(html: Buffer, request: Request, response: Response): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body =
    encoding === 'br'
      ? await compressBrotli(html, brotliOptions(BROTLI_QUALITY))
      : encoding === 'gzip'
        ? await compressGzip(html)
        : html;
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.set('content-length', String(body.byteLength));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Returns the stream to write to: the response, or a compressor in front of it. */
function encoder(request: Request, response: Response): Writable {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return response;
  response.set('content-encoding', encoding);
  const compressor = encoding === 'br' ? createBrotliCompress(brotliOptions(BROTLI_QUALITY)) : createGzip();
  compressor.pipe(response);
  return compressor;
}
