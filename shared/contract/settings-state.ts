import { z } from 'zod';
import { category } from './category.ts';
import { slide } from './home.ts';
import { menu } from './menu.ts';
import { salesPlan, setting } from './site.ts';

/** State of settings in the client (spec section 3). */
export const settingsState = z.object({
  siteUrl: z.string(),
  locale: z.enum(['fr', 'en']),
  salesplan: salesPlan,
  salesplanShowed: z.enum(['part', 'pro']),
  isProConnected: z.boolean(),
  isLoading: z.boolean(),
  device: z.object({
    isMobile: z.boolean(),
    isTablet: z.boolean(),
    isPhablet: z.boolean(),
    isPhone: z.boolean(),
    isDesktop: z.boolean(),
  }),
  menus: z.array(menu),
  categories: z.array(category),
  settings: z.array(setting),
  slider: z.array(slide),
  routeMetas: z.record(z.string(), z.string()),
  consent: z.object({ measurement: z.boolean(), maps: z.boolean(), verification: z.boolean() }).nullable(),
});
export type SettingsState = z.infer<typeof settingsState>;
