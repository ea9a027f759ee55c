import { z } from 'zod';
import { listOf, pageQuery } from './common.ts';
import { home, slide } from './home.ts';
import { menu } from './menu.ts';
import { operation } from './operation.ts';
import { page, pageListQuery, pageSummary, tag, tagListQuery } from './page.ts';
import { preview, previewQuery } from './preview.ts';
import { city, cityList, cityQuery, civility, country, sitemapSection } from './reference-data.ts';
import { setting, site } from './site.ts';

/** Sites, menus, settings, pages and reference data (AP-03). */
export const CONTENT_OPERATIONS = [
  operation('GET /site', {
    tag: 'site',
    summary: 'Sites, or the one of a domain',
    query: z.object({
      domain: z.string().max(253).optional().describe('Domain of one site; every site without it.'),
    }),
    response: listOf(site),
  }),
  operation('GET /site/{id}', {
    tag: 'site',
    summary: 'One by its number',
    response: site,
  }),
  operation('GET /menu', {
    tag: 'menu',
    summary: 'Menus of the site',
    response: listOf(menu),
  }),
  operation('GET /menu/{id}', {
    tag: 'menu',
    summary: 'One by its number',
    response: menu,
  }),
  operation('GET /setting', {
    tag: 'setting',
    summary: 'Settings by code',
    response: listOf(setting),
  }),
  operation('GET /setting/{id}', {
    tag: 'setting',
    summary: 'One by its number',
    response: setting,
  }),
  operation('GET /home', {
    tag: 'home',
    summary: 'The home page of the audience',
    response: listOf(home),
  }),
  operation('GET /home/{id}', {
    tag: 'home',
    summary: 'One by its number',
    response: home,
  }),
  operation('GET /slider', {
    tag: 'slider',
    summary: 'Pictures of the home page’s head',
    response: listOf(slide),
  }),
  operation('GET /slider/{id}', {
    tag: 'slider',
    summary: 'One by its number',
    response: slide,
  }),
  operation('GET /page', {
    tag: 'page',
    summary: 'Content pages in pages, newest first',
    query: pageQuery.extend(pageListQuery.shape),
    response: listOf(pageSummary),
  }),
  operation('GET /page/{id}', {
    tag: 'page',
    summary: 'One by its number',
    response: page,
  }),
  operation('GET /preview/{id}', {
    tag: 'preview',
    summary: 'A page as its editors see it',
    query: previewQuery,
    response: preview,
  }),
  operation('GET /tags', {
    tag: 'tags',
    summary: 'Tags of content pages',
    query: tagListQuery,
    response: listOf(tag),
  }),
  operation('GET /tags/{id}', {
    tag: 'tags',
    summary: 'One by its number',
    response: tag,
  }),
  operation('GET /sitemap', {
    tag: 'sitemap',
    summary: 'The tree of public pages',
    response: listOf(sitemapSection),
  }),
  operation('GET /sitemap/{id}', {
    tag: 'sitemap',
    summary: 'A section that operators have written',
    response: sitemapSection,
  }),
  operation('GET /country', {
    tag: 'country',
    summary: 'Countries',
    response: listOf(country),
  }),
  operation('GET /country/{id}', {
    tag: 'country',
    summary: 'One by its number',
    response: country,
  }),
  operation('GET /civility', {
    tag: 'civility',
    summary: 'Forms of address',
    response: listOf(civility),
  }),
  operation('GET /civility/{id}', {
    tag: 'civility',
    summary: 'One by its number',
    response: civility,
  }),
  operation('GET /city', {
    tag: 'city',
    summary: 'Communes of France by postcode or name',
    query: cityQuery,
    response: cityList,
  }),
  operation('GET /city/{id}', {
    tag: 'city',
    summary: 'One by its number',
    response: city,
  }),
];
