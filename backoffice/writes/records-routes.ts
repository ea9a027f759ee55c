import type { Kysely } from 'kysely';
import { categoryRecords } from '#backoffice/categories/category-records.ts';
import { cityRecords } from '#backoffice/cities/city-records.ts';
import { contactRecords } from '#backoffice/contacts/contact-records.ts';
import { homeRecords, slideRecords } from '#backoffice/content/home.ts';
import { pageRecords } from '#backoffice/content/page-records.ts';
import {
  civilityRecords,
  countryRecords,
  menuRecords,
  settingRecords,
  tagRecords,
} from '#backoffice/content/plain-records.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SalesPlanCache } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { ruleRecords } from '#backoffice/redirections/rule-records.ts';
import { savRecords } from '#backoffice/sav/sav-records.ts';
import { synonymRecords } from '#backoffice/search/synonym-routes.ts';
import { carrierRecords } from '#backoffice/shipping/carrier-records.ts';
import { siteRecords } from '#backoffice/sites/site-records.ts';
import { sectionRecords } from '#backoffice/urls/site-map-routes.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import { records } from '#shared/contract/records.ts';
import { createRecordHandlers } from './record-handlers.ts';

type Context = { salesPlanCache: SalesPlanCache; isOwnHost: IsOwnHost };

/**
 * Routes of operators' records, by resource. They are registered before the routes with an id, which would match
 * `/{resource}/record`.
 */
export function serveRecords(
  server: OperationServer,
  db: Kysely<Schema>,
  { salesPlanCache, isOwnHost }: Context,
): void {
  const carrier = createRecordHandlers(db, {
    name: 'carrier',
    schema: records.carrier,
    store: carrierRecords,
  });
  server.on('GET /carrier/record', carrier.list);
  server.on('GET /carrier/record/{id}', carrier.read);
  server.on('POST /carrier', carrier.create);
  server.on('PUT /carrier', carrier.replace);
  server.on('DELETE /carrier/{id}', carrier.remove);

  const category = createRecordHandlers(db, {
    name: 'category',
    schema: records.category,
    store: categoryRecords,
  });
  server.on('GET /category/record', category.list);
  server.on('GET /category/record/{id}', category.read);
  server.on('POST /category', category.create);
  server.on('PUT /category', category.replace);
  server.on('DELETE /category/{id}', category.remove);

  const page = createRecordHandlers(db, { name: 'page', schema: records.page, store: pageRecords });
  server.on('GET /page/record', page.list);
  server.on('GET /page/record/{id}', page.read);
  server.on('POST /page', page.create);
  server.on('PUT /page', page.replace);
  server.on('DELETE /page/{id}', page.remove);

  const sav = createRecordHandlers(db, { name: 'sav', schema: records.sav, store: savRecords });
  server.on('GET /sav/record', sav.list);
  server.on('GET /sav/record/{id}', sav.read);
  server.on('POST /sav', sav.create);
  server.on('PUT /sav', sav.replace);
  server.on('DELETE /sav/{id}', sav.remove);

  const tag = createRecordHandlers(db, { name: 'tags', schema: records.tags, store: tagRecords });
  server.on('GET /tags/record', tag.list);
  server.on('GET /tags/record/{id}', tag.read);
  server.on('POST /tags', tag.create);
  server.on('PUT /tags', tag.replace);
  server.on('DELETE /tags/{id}', tag.remove);

  const menu = createRecordHandlers(db, { name: 'menu', schema: records.menu, store: menuRecords });
  server.on('GET /menu/record', menu.list);
  server.on('GET /menu/record/{id}', menu.read);
  server.on('POST /menu', menu.create);
  server.on('PUT /menu', menu.replace);
  server.on('DELETE /menu/{id}', menu.remove);

  const setting = createRecordHandlers(db, {
    name: 'setting',
    schema: records.setting,
    store: settingRecords,
  });
  server.on('GET /setting/record', setting.list);
  server.on('GET /setting/record/{id}', setting.read);
  server.on('POST /setting', setting.create);
  server.on('PUT /setting', setting.replace);
  server.on('DELETE /setting/{id}', setting.remove);

  const slide = createRecordHandlers(db, { name: 'slider', schema: records.slider, store: slideRecords });
  server.on('GET /slider/record', slide.list);
  server.on('GET /slider/record/{id}', slide.read);
  server.on('POST /slider', slide.create);
  server.on('PUT /slider', slide.replace);
  server.on('DELETE /slider/{id}', slide.remove);

  const home = createRecordHandlers(db, { name: 'home', schema: records.home, store: homeRecords });
  server.on('GET /home/record', home.list);
  server.on('GET /home/record/{id}', home.read);
  server.on('POST /home', home.create);
  server.on('PUT /home', home.replace);
  server.on('DELETE /home/{id}', home.remove);

  const civility = createRecordHandlers(db, {
    name: 'civility',
    schema: records.civility,
    store: civilityRecords,
  });
  server.on('GET /civility/record', civility.list);
  server.on('GET /civility/record/{id}', civility.read);
  server.on('POST /civility', civility.create);
  server.on('PUT /civility', civility.replace);
  server.on('DELETE /civility/{id}', civility.remove);

  const country = createRecordHandlers(db, {
    name: 'country',
    schema: records.country,
    store: countryRecords,
  });
  server.on('GET /country/record', country.list);
  server.on('GET /country/record/{id}', country.read);
  server.on('POST /country', country.create);
  server.on('PUT /country', country.replace);
  server.on('DELETE /country/{id}', country.remove);

  const city = createRecordHandlers(db, { name: 'city', schema: records.city, store: cityRecords });
  server.on('GET /city/record', city.list);
  server.on('GET /city/record/{id}', city.read);
  server.on('POST /city', city.create);
  server.on('PUT /city', city.replace);
  server.on('DELETE /city/{id}', city.remove);

  const contact = createRecordHandlers(db, {
    name: 'contact',
    schema: records.contact,
    store: contactRecords,
  });
  server.on('GET /contact/record', contact.list);
  server.on('GET /contact/record/{id}', contact.read);
  server.on('POST /contact', contact.create);
  server.on('PUT /contact', contact.replace);
  server.on('DELETE /contact/{id}', contact.remove);

  const site = createRecordHandlers(db, {
    name: 'site',
    schema: records.site,
    store: siteRecords(salesPlanCache),
  });
  server.on('GET /site/record', site.list);
  server.on('GET /site/record/{id}', site.read);
  server.on('POST /site', site.create);
  server.on('PUT /site', site.replace);
  server.on('DELETE /site/{id}', site.remove);

  const rule = createRecordHandlers(db, {
    name: 'redirection',
    schema: records.redirection,
    store: ruleRecords(isOwnHost),
  });
  server.on('GET /redirection/record', rule.list);
  server.on('GET /redirection/record/{id}', rule.read);
  server.on('POST /redirection', rule.create);
  server.on('PUT /redirection', rule.replace);
  server.on('DELETE /redirection/{id}', rule.remove);

  const synonym = createRecordHandlers(db, { name: 'search', schema: records.search, store: synonymRecords });
  server.on('GET /search/record', synonym.list);
  server.on('GET /search/record/{id}', synonym.read);
  server.on('POST /search', synonym.create);
  server.on('PUT /search', synonym.replace);
  server.on('DELETE /search/{id}', synonym.remove);

  const section = createRecordHandlers(db, {
    name: 'sitemap',
    schema: records.sitemap,
    store: sectionRecords,
  });
  server.on('GET /sitemap/record', section.list);
  server.on('GET /sitemap/record/{id}', section.read);
  server.on('POST /sitemap', section.create);
  server.on('PUT /sitemap', section.replace);
  server.on('DELETE /sitemap/{id}', section.remove);
}
