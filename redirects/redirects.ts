import type { RedirectRow } from './redirect-row.ts';
import { ARTICLES } from './rows/articles.ts';
import { BLOG_PAGES } from './rows/blog-pages.ts';
import { CAMPAIGNS } from './rows/campaigns.ts';
import { COMPANY_PAGES } from './rows/company-pages.ts';
import { CONSUMER_PRODUCTS } from './rows/consumer-products.ts';
import { ENGLISH_PRODUCTS } from './rows/english-products.ts';
import { HELP_AND_CONTACT } from './rows/help-and-contact.ts';
import { PHP_PAGES } from './rows/php-pages.ts';
import { PROFESSIONAL_ADVICE } from './rows/professional-advice.ts';
import { PROFESSIONAL_AREA } from './rows/professional-area.ts';
import { PROFESSIONAL_DOCUMENTS } from './rows/professional-documents.ts';
import { PROFESSIONAL_PRODUCTS } from './rows/professional-products.ts';
import { ROOTS } from './rows/roots.ts';
import { SEARCH_QUERIES } from './rows/search-queries.ts';
import { UPLOADS } from './rows/uploads.ts';

export const REDIRECTS: readonly RedirectRow[] = [
  ...ROOTS,
  ...PROFESSIONAL_DOCUMENTS,
  ...PROFESSIONAL_ADVICE,
  ...HELP_AND_CONTACT,
  ...PROFESSIONAL_AREA,
  ...PROFESSIONAL_PRODUCTS,
  ...CONSUMER_PRODUCTS,
  ...ENGLISH_PRODUCTS,
  ...PHP_PAGES,
  ...BLOG_PAGES,
  ...UPLOADS,
  ...SEARCH_QUERIES,
  ...ARTICLES,
  ...COMPANY_PAGES,
  ...CAMPAIGNS,
];
