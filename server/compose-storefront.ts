import type { Express, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { matchRedirect } from '#redirects/match-redirect.ts';
import { isShopRoute } from '#routes/shop-routes.ts';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import { findPlan } from '#shared/domain/sales-plan.ts';
import { createApp, type AppDependencies } from './app.ts';
import { createCallGuard, type CallGuard } from './backoffice/call-guard.ts';
import { createServerSend } from './backoffice/create-server-send.ts';
import type { Config } from './config.ts';
import type { Readiness } from './http/health.ts';
import { createAllowList, type AllowList } from './http/ip-allow-list.ts';
import type { Operations } from './http/maintenance.ts';
import type { FindAssets } from './render/assets.ts';
import { createPageLoader } from './render/page-loader.ts';
import { createSendDocument } from './render/send-document.ts';
import { createWatchMenus } from './render/watch-menus.ts';

export type Composition = {
  config: Config;
  logger: Logger;
  backofficeUrl: string;
  findAssets: FindAssets;
  staticFolder?: string | undefined;
  development?: RequestHandler;
  /** What calls to the back office pass through. */
  guard?: CallGuard;
};

export type ComposedStorefront = {
  app: Express;
  readiness: Readiness;
  operations: Operations;
  allowList: AllowList;
};

/** Puts the storefront together from its configuration; it does not listen yet. */
export async function composeStorefront(parts: Composition): Promise<ComposedStorefront> {
  const { config, logger, backofficeUrl } = parts;
  const readiness = { isReady: false };
  const operations = { current: config };
  const allowList = createAllowList(logger);
  await allowList.replace(config.ipAllowList);
  const guard = parts.guard ?? createCallGuard();
  const { send, sendInto } = createServerSend({ baseUrl: backofficeUrl + config.apiPath, logger, guard });
  const app = createApp({
    config,
    logger,
    readiness,
    operations,
    allowList,
    backofficeUrl,
    send,
    guard,
    planId: createPlanId(send, config.siteId),
    matchRedirect,
    isLive: (name) => config.cartEnabled || !isShopRoute(name),
    load: await createPageLoader({ sendInto, site: config, watchMenus: createWatchMenus(logger) }),
    sendDocument: createSendDocument({ findAssets: parts.findAssets, logger }),
    staticFolder: parts.staticFolder,
    ...(parts.development && { development: parts.development }),
  });
  return { app, readiness, operations, allowList };
}

/** The number of an audience's plan, the consumers' unless told otherwise, asked of the site each time: answers are cached below. */
function createPlanId(send: Send, siteId: number): AppDependencies['planId'] {
  const api = createApi(send, { siteId, locale: 'fr', salesPlanId: () => 1 });
  return async (target = 'part') => {
    const { items } = await api.sites.list();
    return findPlan(
      items.flatMap((site) => site.salesplan),
      target,
    ).id;
  };
}
