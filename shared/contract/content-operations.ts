import { z } from 'zod';
import { listOf, pageQuery } from './common.ts';
import { home, slide } from './home.ts';
import { menu } from './menu.ts';
import { operation } from './operation.ts';
import { page, pageListQuery, pageSummary, tag, tagListQuery } from './page.ts';
import { pageDraft, preview, previewLink, previewQuery } from './preview.ts';
import { city, cityList, cityQuery, civility, country, sitemapSection } from './reference-data.ts';
import { setting, site } from './site.ts';

/** Sites, menus, settings, pages and reference data (AP-03). */
export const CONTENT_OPERATIONS = [
  operation('GET /site', {
    tag: 'site',
    summary: 'Lists the sites, or the site of a domain',
    query: z.object({
      domain: z.string().max(253).optional().describe('Domain of one site; every site without it.'),
    }),
    response: listOf(site),
  }),
  operation('GET /site/{id}', {
    tag: 'site',
    summary: 'Returns one site',
    response: site,
  }),
  operation('GET /menu', {
    tag: 'menu',
    summary: 'Lists the menus of the site',
    response: listOf(menu),
  }),
  operation('GET /menu/{id}', {
    tag: 'menu',
    summary: 'Returns one menu',
    response: menu,
  }),
  operation('GET /setting', {
    tag: 'setting',
    summary: 'Lists the settings by code',
    response: listOf(setting),
  }),
  operation('GET /setting/{id}', {
    tag: 'setting',
    summary: 'Returns one setting',
    response: setting,
  }),
  operation('GET /home', {
    tag: 'home',
    summary: 'Returns the home page of the audience',
    response: listOf(home),
  }),
  operation('GET /home/{id}', {
    tag: 'home',
    summary: 'Returns one home page',
    response: home,
  }),
  operation('GET /slider', {
    tag: 'slider',
    summary: 'Lists the slides at the head of the home page',
    response: listOf(slide),
  }),
  operation('GET /slider/{id}', {
    tag: 'slider',
    summary: 'Returns one slide',
    response: slide,
  }),
  operation('GET /page', {
    tag: 'page',
    summary: 'Lists content pages, newest first, in pages',
    query: pageQuery.extend(pageListQuery.shape),
    response: listOf(pageSummary),
  }),
  operation('GET /page/{id}', {
    tag: 'page',
    summary: 'Returns one content page',
    response: page,
  }),
  operation('GET /preview/{id}', {
    tag: 'preview',
    summary: 'Returns a page for its editors, published or not',
    query: previewQuery,
    response: preview,
  }),
  operation('POST /preview', {
    tag: 'preview',
    access: 'operator',
    roles: ['content'],
    summary: 'Shows a page as it is typed, without a change of the site',
    body: pageDraft,
    response: previewLink,
  }),
  operation('GET /tags', {
    tag: 'tags',
    summary: 'Lists the tags of content pages',
    query: tagListQuery,
    response: listOf(tag),
  }),
  operation('GET /tags/{id}', {
    tag: 'tags',
    summary: 'Returns one tag',
    response: tag,
  }),
  operation('GET /sitemap', {
    tag: 'sitemap',
    summary: 'Returns the tree of public pages',
    response: listOf(sitemapSection),
  }),
  operation('GET /sitemap/{id}', {
    tag: 'sitemap',
    summary: 'Returns one section that operators maintain',
    response: sitemapSection,
  }),
  operation('GET /country', {
    tag: 'country',
    summary: 'Lists the countries',
    response: listOf(country),
  }),
  operation('GET /country/{id}', {
    tag: 'country',
    summary: 'Returns one country',
    response: country,
  }),
  operation('GET /civility', {
    tag: 'civility',
    summary: 'Lists the forms of address',
    response: listOf(civility),
  }),
  operation('GET /civility/{id}', {
    tag: 'civility',
    summary: 'Returns one form of address',
    response: civility,
  }),
  operation('GET /city', {
    tag: 'city',
    summary: 'Finds communes of France by postcode or name',
    query: cityQuery,
    response: cityList,
  }),
  operation('GET /city/{id}', {
    tag: 'city',
    summary: 'Returns one commune',
    response: city,
  }),
];
