import { readDemoSite } from '#backoffice/demo/demo-site.ts';

/** Brand of the demo shop. */
export const { brand: DEMO_BRAND } = await readDemoSite();
