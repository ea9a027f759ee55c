import { ensurePackage } from './ensure-package.ts';

/** What stands before and beside the nodes of a large site, and tests start: installed where it is missing. */
export async function ensureServers(): Promise<void> {
  await ensurePackage('haproxy', 'What goes through a balancer is not tested');
  await ensurePackage('redis-server', 'Pages shared between nodes are not tested');
}
