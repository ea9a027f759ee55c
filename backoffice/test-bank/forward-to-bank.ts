import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Public path of the bank's pages. */
export const BANK_PATH = '/test-bank';

const PROXY_TIMEOUT_MS = 8000;

/** Proxies visitors to the bank, which only listens internally. The shop's own requests go to it directly. */
export function forwardToBank(bankUrl: () => string): RequestHandler {
  return createProxyMiddleware({
    router: () => bankUrl(),
    target: 'http://127.0.0.1',
    pathFilter: [`${BANK_PATH}/bank.css`, `${BANK_PATH}/pay`, `${BANK_PATH}/decide`],
    changeOrigin: true,
    followRedirects: false,
    proxyTimeout: PROXY_TIMEOUT_MS,
  }) as RequestHandler;
}
