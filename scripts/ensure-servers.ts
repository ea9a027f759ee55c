import { ensurePackage } from './ensure-package.ts';
import type { StepResult } from './run-step.ts';

/** Installs the servers that tests start, which a large site has in front of its nodes and beside them. */
export async function ensureServers(): Promise<StepResult[]> {
  return [
    ...(await ensurePackage('haproxy', 'what goes through a balancer is not tested')),
    ...(await ensurePackage('redis-server', 'pages shared between nodes are not tested')),
  ];
}
