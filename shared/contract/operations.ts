import { z } from 'zod';
import { ACCOUNT_OPERATIONS } from './account-operations.ts';
import { BENEFIT_OPERATIONS } from './benefit-operations.ts';
import { CARRIER_OPERATIONS } from './carrier-operations.ts';
import { CART_OPERATIONS } from './cart-operations.ts';
import { category, oneCategory } from './category.ts';
import { idParams, listOf, pageQuery } from './common.ts';
import { configurationShare, configurationShareAnswer } from './configuration-share.ts';
import { contactList, contactPoint, contactQuery } from './contact.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { CONSENT_OPERATIONS } from './consent-operations.ts';
import { CREDIT_OPERATIONS } from './credit-operations.ts';
import { CUSTOMER_OPERATIONS } from './customer-operations.ts';
import { customerContactList, customerContactQuery } from './customer-contact.ts';
import { documentList, documentListQuery } from './document.ts';
import { home, slide } from './home.ts';
import { menu } from './menu.ts';
import { read, readOne, type Operation } from './operation.ts';
import { ORDER_LIST_OPERATIONS } from './order-list-operations.ts';
import { ORDER_OPERATIONS } from './order-operations.ts';
import { PART_OPERATIONS } from './part-operations.ts';
import { page, pageListQuery, pageSummary, tag, tagListQuery } from './page.ts';
import { preview, previewQuery } from './preview.ts';
import { PROJECT_OPERATIONS } from './project-operations.ts';
import { product } from './product.ts';
import { productList, productListQuery, productVariantList } from './product-list.ts';
import { productSizeList, productSizeQuery } from './product-size.ts';
import { records, WRITABLE_RESOURCES, type WritableResource } from './records.ts';
import { city, cityList, cityQuery, civility, country, sitemapSection } from './reference-data.ts';
import {
  sav,
  savCategory,
  savCategoryContent,
  savFault,
  savFaultSummary,
  savSearchAnswer,
  savSearchQuery,
  savSummary,
  savVote,
  savVoteAnswer,
} from './sav.ts';
import { searchAnswer, searchQuery, synonym } from './search.ts';
import { setting, site } from './site.ts';
import {
  accountRequest,
  accountRequestAnswer,
  ticketAnswer,
  ticketForm,
  ticketFormValues,
} from './ticket.ts';
import {
  redirectionQuery,
  redirectRule,
  urlEntity,
  urlEntityQuery,
  urlExplanation,
  urlExplanationQuery,
  urlListItem,
  urlListQuery,
  urlTarget,
} from './url.ts';

const reads: Operation[] = [
  read('site', '/site', 'Sites, or the one of a domain', {
    query: z.object({ domain: z.string().max(253).optional() }),
    answer: listOf(site),
  }),
  readOne('site', site),
  read('menu', '/menu', 'Menus of the site', { answer: listOf(menu) }),
  readOne('menu', menu),
  read('setting', '/setting', 'Settings by code', { answer: listOf(setting) }),
  readOne('setting', setting),
  read('category', '/category', 'Categories of one level, each with all that stands below it', {
    query: z.object({ depth: z.coerce.number().int().min(0).max(3).default(0) }),
    answer: listOf(category),
  }),
  readOne('category', oneCategory),
  read('product', '/product', 'Products with facets, in pages', {
    query: productListQuery,
    answer: productList,
  }),
  readOne('product', product),
  read('product', '/product-variants', 'Variants (one size in one colour) with facets, in pages', {
    query: productListQuery,
    answer: productVariantList,
  }),
  read('product', '/product-sizes', 'Products with a size within limits of power, width and height', {
    query: productSizeQuery,
    answer: productSizeList,
  }),
  read('document', '/document', 'Documents with facets, in pages', {
    query: documentListQuery,
    answer: documentList,
  }),
  read('search', '/search', 'Suggestions, or one group of hits in pages', {
    query: searchQuery,
    answer: searchAnswer,
  }),
  {
    ...read('search', '/search/synonyms', 'Synonyms that operators have written', {
      answer: listOf(synonym),
    }),
    access: 'operator',
  },
  readOne('search', synonym, { summary: 'A synonym by its number' }),
  read('url', '/url', 'Every public address in pages, or where a full address leads now', {
    query: urlListQuery,
    answer: z.union([listOf(urlListItem), urlTarget]),
  }),
  read('url', '/url/entity', 'What a slug stands for', { query: urlEntityQuery, answer: urlEntity }),
  read('url', '/url/explanation', 'Why an address leads where it does', {
    query: urlExplanationQuery,
    answer: urlExplanation,
  }),
  read('redirection', '/redirection', 'Where an unknown path leads', {
    query: redirectionQuery,
    answer: listOf(redirectRule),
  }),
  readOne('redirection', redirectRule),
  read('home', '/home', 'The home page of the audience', { answer: listOf(home) }),
  readOne('home', home),
  read('slider', '/slider', 'Pictures of the home page’s head', { answer: listOf(slide) }),
  readOne('slider', slide),
  read('page', '/page', 'Content pages in pages, newest first', {
    query: pageQuery.extend(pageListQuery.shape),
    answer: listOf(pageSummary),
  }),
  readOne('page', page),
  readOne('preview', preview, { summary: 'A page as its editors see it', query: previewQuery }),
  read('tags', '/tags', 'Tags of content pages', { query: tagListQuery, answer: listOf(tag) }),
  readOne('tags', tag),
  read('sitemap', '/sitemap', 'The tree of public pages', { answer: listOf(sitemapSection) }),
  readOne('sitemap', sitemapSection, { summary: 'A section that operators have written' }),
  read('country', '/country', 'Countries', { answer: listOf(country) }),
  readOne('country', country),
  read('civility', '/civility', 'Forms of address', { answer: listOf(civility) }),
  readOne('civility', civility),
  read('city', '/city', 'Communes of France by postcode or name', { query: cityQuery, answer: cityList }),
  readOne('city', city),
  read('ticket', '/ticket-form-values', 'What a contact form needs to know', { answer: ticketFormValues }),
  read('contact', '/contact', 'Installers, distributors or stockists, nearest first', {
    query: contactQuery,
    answer: contactList,
  }),
  readOne('contact', contactPoint),
  ...readCustomerContacts(),
  ...readSav(),
];

/** What visitors write. */
const requests: Operation[] = [
  {
    id: 'POST /ticket',
    method: 'post',
    path: '/ticket',
    summary: 'A question with its files: jpg, png or pdf by their bytes, three at most, 5 MB each',
    tag: 'ticket',
    access: 'public',
    body: ticketForm,
    hasFiles: true,
    answer: ticketAnswer,
  },
  {
    id: 'POST /contact/send-mail-create-account',
    method: 'post',
    path: '/contact/send-mail-create-account',
    summary: 'Asks the team to open web access for an existing customer',
    tag: 'contact',
    access: 'public',
    body: accountRequest,
    answer: accountRequestAnswer,
  },
  {
    id: 'POST /contact/send-configuration-installateur',
    method: 'post',
    path: '/contact/send-configuration-installateur',
    summary: 'Mails configurations of one’s own to an installer, with a copy to oneself: once a key',
    tag: 'contact',
    access: 'customer',
    body: configurationShare,
    isForm: true,
    answer: configurationShareAnswer,
  },
  {
    id: 'POST /sav/vote',
    method: 'post',
    path: '/sav/vote',
    summary: 'Whether an after-sales page helped: one vote a visitor, the second changes the first',
    tag: 'sav',
    access: 'public',
    body: savVote,
    answer: savVoteAnswer,
  },
];

/** Content is written by operators only; each write answers the entity's number. */
const writes: Operation[] = WRITABLE_RESOURCES.flatMap(writesOf);

export const OPERATIONS: readonly Operation[] = [
  ...reads,
  ...requests,
  ...ACCOUNT_OPERATIONS,
  ...CUSTOMER_OPERATIONS,
  ...CONSENT_OPERATIONS,
  ...CREDIT_OPERATIONS,
  ...BENEFIT_OPERATIONS,
  ...PROJECT_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...PART_OPERATIONS,
  ...CART_OPERATIONS,
  ...CARRIER_OPERATIONS,
  ...ORDER_LIST_OPERATIONS,
  ...writes,
];

/** @throws when no operation bears the id: a mistake of ours, never of a caller. */
export function operationById(id: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id} in the contract.`);
  return operation;
}

/** `/{contact}/search-customer`: the families are few, and each is a path. */
function readCustomerContacts(): Operation[] {
  return PRODUCT_FAMILIES.flatMap((family): Operation[] => [
    {
      ...read('contact', `/${family}/search-customer`, 'Who is responsible for a customer’s postcode', {
        query: customerContactQuery,
        answer: customerContactList,
      }),
      access: 'customer-or-operator',
    },
    {
      ...read('contact', `/${family}/search-customer/{id}`, 'One of them, for an address book', {
        answer: z.string(),
      }),
      access: 'customer',
      fileType: 'text/vcard; charset=utf-8',
    },
  ]);
}

/** After-sales pages, their categories and questions, fault codes. */
function readSav(): Operation[] {
  return [
    read('sav', '/sav', 'After-sales pages', { answer: listOf(savSummary) }),
    readOne('sav', sav),
    read('sav', '/sav/category', 'The tree of after-sales categories', { answer: listOf(savCategory) }),
    read('sav', '/sav/category/{id}', 'A category with its pages and questions', {
      answer: savCategoryContent,
    }),
    read('sav', '/sav/search', 'Questions, after-sales pages and faults by text', {
      query: savSearchQuery,
      answer: savSearchAnswer,
    }),
    read('sav', '/sav/fault', 'Faults by code or symptom', {
      query: savSearchQuery,
      answer: listOf(savFaultSummary),
    }),
    read('sav', '/sav/fault/{id}', 'A fault with its checks', { answer: savFault }),
  ];
}

function writesOf(resource: WritableResource): Operation[] {
  const body: z.ZodObject = records[resource];
  const common = { tag: resource, access: 'operator' } as const;
  return [
    {
      id: `POST /${resource}`,
      method: 'post',
      path: `/${resource}`,
      summary: 'Create',
      body,
      answer: idParams,
      ...common,
    },
    {
      id: `PUT /${resource}`,
      method: 'put',
      path: `/${resource}`,
      summary: 'Replace',
      body: body.safeExtend(idParams.shape),
      answer: idParams,
      ...common,
    },
    {
      id: `DELETE /${resource}/{id}`,
      method: 'delete',
      path: `/${resource}/{id}`,
      summary: 'Remove',
      answer: idParams,
      ...common,
    },
  ];
}
