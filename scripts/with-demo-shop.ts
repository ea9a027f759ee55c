import type { Environment } from '#server/config.ts';

/** The programs bring no demo data unless asked; `npm start` and `npm run dev` show the demo shop. */
export function withDemoShop(environment: Environment): Environment {
  return { ...environment, DEMO_DATA: environment['DEMO_DATA'] || 'true' };
}
