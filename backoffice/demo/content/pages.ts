import type { DemoPage } from './demo-page.ts';
import { CHOOSING_ADVICE_PAGES } from './pages/advice-choosing.ts';
import { HEATING_ADVICE_PAGES } from './pages/advice-heating.ts';
import { HOME_ADVICE_PAGES } from './pages/advice-home.ts';
import { LIVING_ADVICE_PAGES } from './pages/advice-living.ts';
import { PRO_ADVICE_PAGES } from './pages/advice-pro.ts';
import { PRO_ROOM_ADVICE_PAGES } from './pages/advice-pro-rooms.ts';
import { PRO_SITE_ADVICE_PAGES } from './pages/advice-pro-site.ts';
import { COMPANY_PAGES } from './pages/company.ts';
import { LEGAL_PAGES } from './pages/legal.ts';
import { MORE_NEWS_PAGES } from './pages/news-more.ts';
import { NEWS_PAGES } from './pages/news.ts';
import { PROJECT_PAGES } from './pages/projects.ts';
import { WATER_AND_AIR_PROJECTS } from './pages/projects-water-and-air.ts';
import { SERVICE_PAGES } from './pages/services.ts';
import { SIGNATURE_PAGES } from './pages/signature.ts';
import { DWELLING_SOLUTIONS } from './pages/solutions-dwellings.ts';
import { SHOP_SOLUTIONS } from './pages/solutions-shops.ts';
import { HOUSE_WORKSITES } from './pages/worksites-houses.ts';
import { ROOM_WORKSITES } from './pages/worksites-rooms.ts';

export const PAGES: DemoPage[] = [
  ...COMPANY_PAGES,
  ...SERVICE_PAGES,
  ...LEGAL_PAGES,
  ...SIGNATURE_PAGES,
  ...HEATING_ADVICE_PAGES,
  ...HOME_ADVICE_PAGES,
  ...LIVING_ADVICE_PAGES,
  ...CHOOSING_ADVICE_PAGES,
  ...PRO_ADVICE_PAGES,
  ...PRO_SITE_ADVICE_PAGES,
  ...PRO_ROOM_ADVICE_PAGES,
  ...NEWS_PAGES,
  ...MORE_NEWS_PAGES,
  ...PROJECT_PAGES,
  ...WATER_AND_AIR_PROJECTS,
  ...DWELLING_SOLUTIONS,
  ...SHOP_SOLUTIONS,
  ...HOUSE_WORKSITES,
  ...ROOM_WORKSITES,
];
