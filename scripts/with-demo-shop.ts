import type { Environment } from '#server/config.ts';

/** The programs bring no demo data unless asked: whoever tries the project out is shown the shop. */
export function withDemoShop(environment: Environment): Environment {
  return { ...environment, DEMO_DATA: environment['DEMO_DATA'] || 'true' };
}
