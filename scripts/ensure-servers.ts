import { ensurePackage } from './ensure-package.ts';
import type { StepResult } from './run-step.ts';

/** What stands before and beside the nodes of a large site, and tests start: installed where it is missing. */
export async function ensureServers(): Promise<StepResult[]> {
  return [
    ...(await ensurePackage('haproxy', 'what goes through a balancer is not tested')),
    ...(await ensurePackage('redis-server', 'pages shared between nodes are not tested')),
  ];
}
