import { dirname, join } from 'node:path';
import express, { type Express } from 'express';
import { createIsOwnHost } from '#redirects/own-host.ts';
import { createAdminPages } from './admin/admin-pages.ts';
import { createAccessTokens } from './accounts/access-tokens.ts';
import type { BackofficeDependencies } from './backoffice-dependencies.ts';
import { serveAccounts } from './accounts/accounts-routes.ts';
import { createReadCustomer } from './accounts/sessions.ts';
import { createSigningKeys } from './accounts/signing-keys.ts';
import { createBrandFiles } from './brand/brand-routes.ts';
import { serveCart } from './cart/cart-routes.ts';
import { startCartMaintenance } from './cart/back-in-stock.ts';
import { serveCatalogueDesk } from './catalogue-desk/catalogue-desk-routes.ts';
import { serveCategories } from './categories/categories-routes.ts';
import { serveCities } from './cities/cities-routes.ts';
import { serveCompanyDesk } from './companies/company-desk-routes.ts';
import { serveCompanies } from './companies/companies-routes.ts';
import { serveAccountRequests } from './contacts/account-request.ts';
import { serveConfigurationShares } from './contacts/configuration-share.ts';
import { serveContacts } from './contacts/contacts-routes.ts';
import { serveCustomerContacts } from './contacts/customer-contacts.ts';
import { serveFavorites } from './favorites/favorites-routes.ts';
import { serveHome } from './content/home.ts';
import type { PageContext } from './content/page-blocks.ts';
import { servePages } from './content/pages-routes.ts';
import { createReviewsPage } from './content/reviews-page.ts';
import { servePreview } from './content/preview.ts';
import { serveTags } from './content/tags.ts';
import { servePlainContent } from './content/plain-content-routes.ts';
import { createCreditPage } from './credit/credit-page.ts';
import { serveCredit } from './credit/credit-routes.ts';
import { serveCustomers } from './customers/customers-routes.ts';
import { serveFulfilmentDocuments } from './fulfilment/document-routes.ts';
import { serveFulfilment } from './fulfilment/fulfilment-routes.ts';
import { createDocumentFiles } from './documents/document-files.ts';
import { createOwnDocuments } from './documents/own-documents.ts';
import { createLogMissing } from './documents/layout/log-missing.ts';
import { serveDocuments } from './documents/documents-routes.ts';
import { createAccessLog } from './http/access-log.ts';
import { createApiDocs } from './http/api-docs.ts';
import { createOperatorLimit } from './http/call-limits.ts';
import { sendNotFound, createErrorHandler } from './http/error-handler.ts';
import { createFaultInjection } from './http/fault-injection.ts';
import { createBackofficeRegistry, createMetricsPage } from './http/metrics.ts';
import { createOperationMetrics } from './http/operation-metrics.ts';
import { createPlainGuard } from './http/plain-page.ts';
import type { Keys } from './http/principal.ts';
import { refuseForeignHosts } from './http/refuse-foreign-hosts.ts';
import { createSalesPlanCache } from './http/scope.ts';
import { createOperationServer } from './http/serve-operation.ts';
import { serveLoyalty } from './loyalty/loyalty-routes.ts';
import { servePointsDesk } from './loyalty/points-desk-routes.ts';
import { createMailbox } from './mail/mailbox.ts';
import type { OnConfirmed } from './orders/order-request.ts';
import { serveOrders } from './orders/orders-routes.ts';
import { createPaymentEvents, PAYMENT_EVENTS_PATH } from './payments/payment-events.ts';
import { servePayments } from './payments/payments-routes.ts';
import { createRefundsPage } from './payments/refunds-page.ts';
import { BANK_PATH, forwardToBank } from './test-bank/forward-to-bank.ts';
import { createOutbox } from './mail/outbox.ts';
import { createModelFiles } from './models/model-files.ts';
import { createOrderEmails } from './order-emails/order-emails.ts';
import { createOrdersPage } from './order-management/orders-page.ts';
import { createOrderDocumentFiles } from './order-documents/order-document-files.ts';
import { serveOrderHistory } from './order-history/order-history-routes.ts';
import { serveConsent } from './privacy/consent-routes.ts';
import { DEFAULT_PERIODS } from './privacy/retention-periods.ts';
import { serveParts } from './parts/parts-routes.ts';
import { serveQuickOrders } from './quick-order/quick-order-routes.ts';
import { createDimensionDrawingFiles } from './dimension-drawings/dimension-drawing-files.ts';
import { createMediaFiles } from './pictures/media-files.ts';
import { serveOperators } from './operators/operator-routes.ts';
import { DEFAULT_OPERATOR_RULES, createReadSession } from './operators/sessions.ts';
import { createReadOperator } from './operators/read-operator.ts';
import { serveProducts } from './products/products-routes.ts';
import { servePromotions } from './promotions/promotions-routes.ts';
import { serveProjectFiles } from './projects/project-files.ts';
import { serveProjects } from './projects/projects-routes.ts';
import { serveProposals } from './projects/proposals-routes.ts';
import { serveRedirections } from './redirections/redirections.ts';
import { serveSav } from './sav/sav-routes.ts';
import { serveSearch } from './search/search-routes.ts';
import { createApplicationsPage } from './signup/applications-page.ts';
import { serveSetupChecklist } from './setup-checklist/setup-checklist-routes.ts';
import { createSetupPage } from './setup/setup-routes.ts';
import { serveShipping } from './shipping/shipping-routes.ts';
import { serveSignup } from './signup/signup-routes.ts';
import { serveSites } from './sites/sites-routes.ts';
import { uploadParent } from './tickets/attachments.ts';
import { serveTicketDesk } from './ticket-desk/ticket-desk-routes.ts';
import { createHumanCheck } from './tickets/human-check.ts';
import { serveToday } from './today/today-routes.ts';
import { serveTickets } from './tickets/tickets-routes.ts';
import { createCheckedWrites } from './writes/checked-writes.ts';
import { serveMedia } from './writes/media/media-routes.ts';
import { serveRecords } from './writes/records-routes.ts';
import { serveShopRecords } from './writes/shop/shop-records-routes.ts';
import { serveUrls } from './urls/urls-routes.ts';
import { serveWebhooks } from './webhooks/webhooks-routes.ts';
import { createUploadSlots } from '#shared/uploads/upload-slots.ts';

/** Limits of concurrent uploads. Storefronts admit fewer, in total and per address. */
const MAX_UPLOADS = { total: 100, perAddress: 100 };

/** The back office as an Express application: documentation, media, then one line per resource. */
export function createBackofficeApp({
  db,
  library,
  logger,
  operatorToken,
  adminFolder,
  previewSecret,
  basePath,
  withFaultInjection,
  mediaFolder,
  importedMediaFolder = mediaFolder,
  emails,
  operators = { rules: DEFAULT_OPERATOR_RULES, adminUrl: emails.publicUrl },
  webhooks = { allowsPrivateAddresses: false },
  retention = DEFAULT_PERIODS,
  siretRules = {},
  payments,
  watchPayments,
  watchOrderEmails,
  setup,
  traceRequest,
  watchRefusal,
}: BackofficeDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');

  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok');
  });
  app.use(
    refuseForeignHosts({
      publicUrl: emails.publicUrl,
      adminUrl: operators.adminUrl,
      exceptBelow: [basePath, '/media/', `${BANK_PATH}/`, `${PAYMENT_EVENTS_PATH}/`],
    }),
  );
  if (traceRequest) app.use(traceRequest);
  const registry = createBackofficeRegistry(db);
  app.use(createMetricsPage(registry));
  app.use(createAccessLog(logger, createOperationMetrics(registry)));
  if (setup)
    app.use(createSetupPage(db, { ...setup, siteUrl: emails.publicUrl, mediaFolder: importedMediaFolder }));
  app.use(createApiDocs(basePath));
  if (adminFolder !== undefined)
    app.use(createAdminPages(db, { folder: adminFolder, apiPath: basePath, siteUrl: emails.publicUrl }));

  const tokens = createAccessTokens(createSigningKeys(db));
  const keys: Keys = {
    readOperator: createReadOperator(db, operatorToken),
    readOperatorSession: createReadSession(db, operators.rules),
    readCustomer: createReadCustomer(db, tokens),
  };
  const { attachmentFolder, teamAddress, publicUrl } = emails;
  const isOwnHost = createIsOwnHost(publicUrl);
  const outbox = createOutbox(db, emails.mail, logger);
  const limitOperators = createOperatorLimit(db);
  const guard = createPlainGuard({ isOpen: withFaultInjection, keys, limitOperators });
  app.use(createMailbox(db, guard()));
  app.use(createApplicationsPage({ db, tokens, outbox, teamAddress, siretRules }, guard('support')));
  app.use(createCreditPage(db, guard('orders')));
  app.use(createReviewsPage(db, guard('content')));
  const provider = payments?.provider;
  const onMissing = createLogMissing(logger);
  const files = createOrderDocumentFiles(onMissing);
  const orderEmails = createOrderEmails({ db, outbox, files, publicUrl, logger });
  watchOrderEmails?.(orderEmails);
  const onConfirmed: OnConfirmed = (trx, orderId) => orderEmails.onConfirmed(trx, orderId);
  app.use(createOrdersPage(db, { guard: guard('orders'), emails: orderEmails }));
  if (provider) watchPayments?.({ db, provider, onConfirmed, logger });
  app.use(createRefundsPage({ db, provider, guard: guard('orders') }));
  if (payments?.bankUrl) app.use(forwardToBank(payments.bankUrl));
  app.use(createPaymentEvents({ db, provider, onConfirmed }));
  const folders = { mediaFolder: importedMediaFolder, servedFolder: dirname(mediaFolder) };
  const faultInjection = createFaultInjection();
  if (withFaultInjection) app.use(faultInjection.control);
  app.use(
    '/media',
    createDocumentFiles(library, keys),
    createOwnDocuments(db, folders),
    createDimensionDrawingFiles(db),
    createBrandFiles(db),
    createMediaFiles(mediaFolder, importedMediaFolder),
    createModelFiles(db, [join(mediaFolder, 'models'), join(importedMediaFolder, 'models')]),
  );

  const api = express.Router();
  if (withFaultInjection) api.use(faultInjection.inject);
  const salesPlanCache = createSalesPlanCache(db);
  const server = createCheckedWrites(
    createOperationServer(api, {
      salesPlanCache,
      keys,
      limitOperators,
      uploads: { folder: uploadParent(attachmentFolder), slots: createUploadSlots(MAX_UPLOADS) },
    }),
    db,
  );
  serveRecords(server, db, { salesPlanCache, isOwnHost });
  serveShopRecords(server, db, folders.mediaFolder);
  serveMedia(server, db, folders);
  serveCatalogueDesk(server, db);
  serveSites(server, db);
  servePlainContent(server, db);
  serveHome(server, db);
  const pageContext: PageContext = { logger, retention, takesCards: provider !== undefined };
  servePages(server, db, pageContext);
  servePreview(server, db, { secret: previewSecret, context: pageContext, publicUrl });
  serveTags(server, db);
  serveCategories(server, db);
  serveProducts(server, db);
  serveSav(server, db);
  serveDocuments(server, db);
  serveSearch(server, db);
  serveUrls(server, db, isOwnHost);
  serveRedirections(server, db);
  serveCities(server, db);
  serveContacts(server, db);
  serveCustomerContacts(server, db);
  serveCompanies(server, db, siretRules);
  const checkHuman = createHumanCheck(emails.humanCheck, logger);
  serveTickets(server, { db, outbox, checkHuman, attachmentFolder, teamAddress });
  serveAccountRequests(server, { db, outbox, teamAddress });
  serveConfigurationShares(server, { db, outbox, teamAddress });
  serveAccounts(server, { db, tokens, outbox, publicUrl, logger });
  serveCustomers(server, { db, outbox, attachmentFolder });
  serveConsent(server, db);
  serveCredit(server, db);
  serveFavorites(server, db);
  serveLoyalty(server, db);
  servePointsDesk(server, db);
  serveCompanyDesk(server, db);
  serveFulfilment(server, { db, provider, emails: orderEmails });
  serveFulfilmentDocuments(server, { db, files, onMissing });
  serveOrderHistory(server, db, files);
  servePromotions(server, db);
  serveSignup(server, { db, tokens, outbox, teamAddress, siretRules }, logger);
  serveProjects(server, db);
  serveShipping(server, db);
  serveProposals(server, db);
  serveParts(server, db);
  serveQuickOrders(server, db);
  serveCart(server, db);
  serveOrders(server, { db, provider, onConfirmed, publicUrl });
  servePayments(server, { db, provider, onConfirmed });
  startCartMaintenance(db, { outbox, publicUrl }, logger);
  serveProjectFiles(server, { db, library, onMissing });
  serveTicketDesk(server, { db, outbox, attachmentFolder, teamAddress });
  serveWebhooks(server, db, webhooks);
  serveToday(server, db);
  serveSetupChecklist(server, {
    db,
    outbox,
    adminUrl: operators.adminUrl,
    hasMailServer: emails.mail.smtpUrl !== undefined,
    takesMoneyByCard: provider !== undefined && payments?.bankUrl === undefined,
  });
  serveOperators(server, { db, outbox, logger, basePath, ...operators });
  app.use(basePath, api);

  app.use(sendNotFound);
  app.use(createErrorHandler(logger, watchRefusal));
  return app;
}
