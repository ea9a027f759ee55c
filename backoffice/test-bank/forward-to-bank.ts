import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Where visitors find the bank's pages. */
export const BANK_PATH = '/test-bank';

const PATIENCE_MS = 8000;

/** Hands visitors on to the bank, which listens where only we reach it. What the shop asks of it goes there directly. */
export function forwardToBank(bankUrl: () => string): RequestHandler {
  return createProxyMiddleware({
    router: () => bankUrl(),
    target: 'http://127.0.0.1',
    pathFilter: [`${BANK_PATH}/bank.css`, `${BANK_PATH}/pay`, `${BANK_PATH}/decide`],
    changeOrigin: true,
    followRedirects: false,
    proxyTimeout: PATIENCE_MS,
  }) as RequestHandler;
}
