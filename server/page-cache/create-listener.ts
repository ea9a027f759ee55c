import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { logAnswer } from '../http/access-log.ts';
import type { AllowList } from '../http/ip-allow-list.ts';
import { followsMalformed } from '../http/refuse-malformed.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import type { Operations } from '../http/maintenance.ts';
import { createEarlyAnswer } from './early-answer.ts';
import type { StorefrontMetrics } from '../metrics/storefront-metrics.ts';
import type { PageCache } from './page-cache.ts';

type ListenerOptions = {
  app: Express;
  pages: PageCache | undefined;
  operations: Operations;
  allowList: AllowList;
  isOwnHost: IsOwnHost;
  config: Pick<Config, 'trustProxy'>;
  logger: Logger;
  metrics: StorefrontMetrics;
};

/** What the HTTP server calls: kept pages are answered at once, everything else goes through the pipeline. */
export function createListener({ app, pages, logger, metrics, ...rest }: ListenerOptions): RequestListener {
  if (!pages) return ignoreAfterMalformed(app);
  const { operations, allowList, isOwnHost, config } = rest;
  const answerEarly = createEarlyAnswer({
    pages,
    operations,
    allowList,
    isOwnHost,
    trustProxy: config.trustProxy,
    onAnswer: (request, response, { entry, state }, context) => {
      logAnswer(logger, request, response, context, entry.routeName);
      const { statusCode: status } = response;
      const seconds = (performance.now() - context.startedAt) / 1000;
      metrics.pages.onPage(state);
      metrics.onRequest({ route: entry.routeName, status, cache: state, seconds });
    },
  });
  return ignoreAfterMalformed((request, response) => {
    if (!answerEarly(request, response)) app(request, response);
  });
}

/** Passes over requests that follow a malformed one: no response could reach their client, and nothing is to be done for it. */
function ignoreAfterMalformed(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!followsMalformed(request)) listener(request, response);
  };
}
