import type { DemoPage } from './demo-page.ts';
import { HEATING_ADVICE_PAGES } from './pages/advice-heating.ts';
import { HOME_ADVICE_PAGES } from './pages/advice-home.ts';
import { PRO_ADVICE_PAGES } from './pages/advice-pro.ts';
import { COMPANY_PAGES } from './pages/company.ts';
import { LEGAL_PAGES } from './pages/legal.ts';
import { NEWS_PAGES } from './pages/news.ts';
import { SERVICE_PAGES } from './pages/services.ts';
import { SIGNATURE_PAGES } from './pages/signature.ts';

/** Every content page of the demo. */
export const PAGES: DemoPage[] = [
  ...COMPANY_PAGES,
  ...SERVICE_PAGES,
  ...LEGAL_PAGES,
  ...SIGNATURE_PAGES,
  ...HEATING_ADVICE_PAGES,
  ...HOME_ADVICE_PAGES,
  ...PRO_ADVICE_PAGES,
  ...NEWS_PAGES,
];
