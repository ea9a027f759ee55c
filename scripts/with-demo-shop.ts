import type { Environment } from '#server/config.ts';

/** The programs load no demo data unless configured; `npm start` and `npm run dev` serve the demo shop. */
export function withDemoShop(environment: Environment): Environment {
  return { ...environment, DEMO_DATA: environment['DEMO_DATA'] || 'true' };
}
