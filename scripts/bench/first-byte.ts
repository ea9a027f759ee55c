import { Agent, get } from 'node:http';
import type { Encoding } from './generate-load.ts';
import { median } from './median.ts';

const REQUESTS = 30;

/** Median time to first byte in ms, over one keep-alive connection. */
export async function firstByte(origin: string, paths: string[], encoding: Encoding): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let number = 0; number < REQUESTS; number += 1) {
    times.push(await timeOne(agent, origin + (paths[number % paths.length] ?? '/'), encoding));
  }
  agent.destroy();
  return median(times);
}

function timeOne(agent: Agent, url: string, encoding: Encoding): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let first: number | undefined;
    get(url, { agent, headers: { accept: 'text/html', 'accept-encoding': encoding } }, (response) => {
      response.on('data', () => {
        first ??= performance.now() - started;
      });
      response.on('end', () => resolve(first ?? performance.now() - started));
      response.on('error', reject);
    }).on('error', reject);
  });
}
