import { BRAND, PROFESSIONAL_BRAND, TELEPHONE } from '#shared/brand.ts';
import type { Brand } from '#shared/contract/brand.ts';
import { LOGO } from '#shared/drawing/logo-paths.data.ts';

const { x, y, width, height } = LOGO.wordmarkBox;
const SIGN_WIDTH = 628;
const SIGN_HEIGHT = 936;

/** The brand of the demo shop. */
export const DEMO_BRAND: Brand = {
  name: BRAND,
  professional_name: PROFESSIONAL_BRAND,
  phone: TELEPHONE,
  founded: 1921,
  logo: {
    box: [x, y, width, height],
    paths: [
      { d: LOGO.a + LOGO.tre, fill: 'text' },
      { d: LOGO.hat, fill: 'accent' },
    ],
  },
  icon: {
    box: [0, -SIGN_HEIGHT, SIGN_WIDTH, SIGN_HEIGHT],
    paths: [
      { d: LOGO.a, fill: 'text' },
      { d: LOGO.hat, fill: 'accent' },
    ],
  },
  colours: null,
  typeface: 'standard',
  texts: { fr: {}, en: {} },
};
